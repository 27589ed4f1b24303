import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AdmissionLimits, createWaitingLines, priorities, type Priority } from './waiting-lines.ts'

const limits: AdmissionLimits = {
  capacity: 2,
  standing: { work: 400, write: 200, read: 100 },
  calm: { work: 0, write: 0, read: 50 },
  briefWait: 30,
  longWait: 5_000,
}

type Step = { readonly kind: 'arrive'; readonly priority: Priority } | { readonly kind: 'end' | 'dismiss' }

interface Waiting {
  readonly guest: number
  readonly priority: Priority
  readonly isBrief: boolean
  readonly until: number
}

/** Reference implementation: the same rules on one list that is searched from its start. */
function plainLines() {
  let [waiting, atWork]: [readonly Waiting[], number] = [[], 0]
  const ends: number[] = []
  const since = new Map<Priority, number>()
  const emptyAt = new Map<Priority, number>()
  const ofPriority = (priority: Priority) => waiting.filter((one) => one.priority === priority)
  const noteEmpty = (before: readonly Waiting[], now: number) => {
    for (const { priority } of before) if (ofPriority(priority).length === 0) emptyAt.set(priority, now)
  }
  const isCalm = (priority: Priority, now: number) =>
    ofPriority(priority).length === 0 && now >= (emptyAt.get(priority) ?? -Infinity) + limits.calm[priority]
  const hasStood = (priority: Priority, now: number) =>
    !isCalm(priority, now) && now >= (since.get(priority) ?? 0) + limits.standing[priority]
  const isFull = (priority: Priority, now: number) =>
    atWork === limits.capacity &&
    hasStood(priority, now) &&
    ofPriority(priority).filter(({ isBrief }) => isBrief).length >=
      Math.min(Math.max(1, ends.filter((end) => now - end < limits.briefWait).length), limits.capacity)
  return {
    isFull,
    arrive: (guest: number, priority: Priority, now: number): 'begins' | 'waits' | 'refused' => {
      if (atWork < limits.capacity) {
        atWork += 1
        return 'begins'
      }
      if (isFull(priority, now)) return 'refused'
      if (isCalm(priority, now)) since.set(priority, now)
      const isBrief = hasStood(priority, now)
      waiting = [...waiting, { guest, priority, isBrief, until: now + (isBrief ? limits.briefWait : limits.longWait) }]
      return 'waits'
    },
    end: (now: number): number | null => {
      ends.push(now)
      const next = priorities.flatMap(ofPriority)[0]
      waiting = waiting.filter((one) => one !== next)
      if (next === undefined) atWork -= 1
      else noteEmpty([next], now)
      return next?.guest ?? null
    },
    dismiss: (now: number): readonly number[] => {
      const over = priorities.flatMap((priority) =>
        waiting.filter((one) => one.priority === priority && one.until <= now),
      )
      waiting = waiting.filter((one) => !over.includes(one))
      noteEmpty(over, now)
      return over.map(({ guest }) => guest)
    },
    atWork: () => atWork,
    waiting: () => waiting.length,
  }
}

const someStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('arrive' as const), priority: fc.constantFrom(...priorities) }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'end' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'dismiss' as const }) },
)

const someHistory = fc.array(fc.tuple(someStep, fc.integer({ min: 0, max: 300 })), { maxLength: 120 })

test('calls start, wait and are dismissed exactly as in the reference, in whatever order they arrive', () => {
  expect.hasAssertions()
  fc.assert(
    fc.property(someHistory, (history) => {
      const [lines, plain] = [createWaitingLines<number>(limits), plainLines()]
      let now = 0
      for (const [guest, [step, passed]] of history.entries()) {
        now += passed
        const isIdle = plain.atWork() === 0
        const taken = (some: Pick<ReturnType<typeof plainLines>, 'arrive' | 'dismiss' | 'end'>) => {
          if (step.kind === 'arrive') return some.arrive(guest, step.priority, now)
          if (step.kind === 'dismiss') return some.dismiss(now)
          return isIdle ? null : some.end(now)
        }
        expect(taken(lines)).toEqual(taken(plain))
        expect(lines.waiting()).toBe(plain.waiting())
        for (const priority of priorities) expect(lines.isFull(priority, now)).toBe(plain.isFull(priority, now))
      }
    }),
    { numRuns: 500 },
  )
})

/** Calls of ten milliseconds each, so two hundred a second can be served; one arrives every so many milliseconds. */
function simulate(
  arrivals: readonly { readonly every: number; readonly priority: Priority; readonly until: number }[],
  duration: number,
) {
  const lines = createWaitingLines<{ readonly priority: Priority; readonly came: number }>(limits)
  const done: { readonly priority: Priority; readonly waited: number; readonly at: number }[] = []
  const refused: typeof done = []
  const ends: number[] = []
  const begin = (guest: { readonly priority: Priority; readonly came: number }, now: number) => {
    done.push({ priority: guest.priority, waited: now - guest.came, at: now })
    ends.push(now + 10)
  }
  for (let now = 0; now < duration; now += 1) {
    while (ends[0] === now) {
      ends.shift()
      const next = lines.end(now)
      if (next !== null) begin(next, now)
    }
    for (const { every, priority, until } of arrivals) {
      const guest = { priority, came: now }
      const arrived = now < until && now % every === 0 ? lines.arrive(guest, priority, now) : 'waits'
      if (arrived === 'begins') begin(guest, now)
      if (arrived === 'refused') refused.push({ priority, waited: 0, at: now })
    }
    for (const { priority, came } of lines.dismiss(now)) refused.push({ priority, waited: now - came, at: now })
  }
  return { done, refused }
}

const longest = (calls: readonly { readonly waited: number }[]): number =>
  calls.reduce((most, { waited }) => Math.max(most, waited), 0)

test('at ten times the capacity, the capacity is used in full, refusals are immediate, and no hand-in is refused', () => {
  const { done, refused } = simulate(
    [
      { every: 1, priority: 'read', until: 10_000 },
      { every: 1, priority: 'read', until: 10_000 },
      { every: 20, priority: 'write', until: 10_000 },
      { every: 25, priority: 'work', until: 10_000 },
    ],
    11_000,
  )
  const settled = done.filter(({ at }) => at >= 3_000)
  expect({
    doneIn7Seconds: done.filter(({ at }) => at >= 3_000 && at < 10_000).length,
    refusedKinds: [...new Set(refused.map(({ priority }) => priority))],
    refusedAfter: longest(refused),
    work: done.filter(({ priority }) => priority === 'work').length,
    writes: done.filter(({ priority }) => priority === 'write').length,
    readsWait: longest(settled),
    workWaits: longest(done.filter(({ priority }) => priority === 'work')),
  }).toEqual({
    doneIn7Seconds: 1_400,
    refusedKinds: ['read'],
    refusedAfter: 30,
    work: 400,
    writes: 500,
    readsWait: 20,
    workWaits: 10,
  })
})

test('once the overload is over, the next call starts at once and no later one is refused', () => {
  const { done, refused } = simulate(
    [
      { every: 1, priority: 'read', until: 5_000 },
      { every: 1, priority: 'read', until: 5_000 },
      { every: 50, priority: 'read', until: 10_000 },
    ],
    10_000,
  )
  expect({
    refusedLast: Math.max(...refused.map(({ at }) => at)) <= 5_030,
    afterwards: longest(done.filter(({ at }) => at >= 5_100)),
  }).toEqual({ refusedLast: true, afterwards: 0 })
})

test('every call of a burst gets its turn', () => {
  const { done, refused } = simulate([{ every: 1, priority: 'read', until: 60 }], 1_000)
  expect({ done: done.length, refused }).toEqual({ done: 60, refused: [] })
})

test('when hand-ins alone are too many, they wait long before the first refusal, and only briefly after it', () => {
  const { refused } = simulate([{ every: 2, priority: 'work', until: 3_000 }], 5_000)
  const firstWaits = 4
  const first = Math.min(...refused.map(({ at }) => at))
  expect({ first, longest: longest(refused) }).toEqual({
    first: firstWaits + limits.standing.work + 2 * limits.capacity,
    longest: limits.briefWait,
  })
})

test('an overloaded line holds no more brief guests than were lately done within their wait, but always one', () => {
  const lines = createWaitingLines<string>({ ...limits, capacity: 3 })
  for (const guest of ['at work', 'at work too', 'at work as well', 'patient']) lines.arrive(guest, 'read', 0)
  const arrivals = (now: number) => ['one', 'two', 'three', 'four'].map((guest) => lines.arrive(guest, 'read', now))
  const afterNone = arrivals(100)
  lines.dismiss(130)
  for (const at of [131, 132]) lines.end(at)
  lines.arrive('at work again', 'read', 133)
  const afterTwo = arrivals(134)
  expect({ afterNone, afterTwo }).toEqual({
    afterNone: ['waits', 'refused', 'refused', 'refused'],
    afterTwo: ['waits', 'waits', 'refused', 'refused'],
  })
})

test('when everybody in an overloaded line was refused at once, the next caller waits no longer than they did', () => {
  const lines = createWaitingLines<string>(limits)
  for (const guest of ['at work', 'at work too', 'patient']) lines.arrive(guest, 'read', 0)
  lines.end(100)
  lines.arrive('brief', 'read', 101)
  const first = lines.dismiss(131)
  lines.arrive('next', 'read', 170)
  expect({ first, second: lines.dismiss(200) }).toEqual({ first: ['brief'], second: ['next'] })
})

test('hand-ins that arrive one by one and each wait a moment are no overload', () => {
  const lines = createWaitingLines<string>(limits)
  for (const guest of ['at work', 'at work too']) lines.arrive(guest, 'read', 0)
  const begun = Array.from({ length: 20 }, (_, turn) => {
    lines.arrive(`hand-in ${turn}`, 'work', turn * 40)
    return lines.end(turn * 40 + 10)
  })
  lines.arrive('the last', 'work', 800)
  expect({ lastBegun: begun.at(-1), dismissed: lines.dismiss(900), next: lines.end(900) }).toEqual({
    lastBegun: 'hand-in 19',
    dismissed: [],
    next: 'the last',
  })
})
