import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AdmissionLimits, createWaitingLines, priorities, type Priority } from './waiting-lines.ts'

const limits: AdmissionLimits = {
  places: 2,
  standing: { work: 400, write: 200, read: 100 },
  briefWait: 30,
  longWait: 5_000,
}

type Step = { readonly kind: 'arrive'; readonly priority: Priority } | { readonly kind: 'end' | 'dismiss' }

interface Waiting {
  readonly guest: number
  readonly priority: Priority
  readonly until: number
}

/** The rules once more, as one list that is searched from its beginning. */
function plainLines() {
  let [waiting, atWork]: [readonly Waiting[], number] = [[], 0]
  const emptyAt = new Map<Priority, number>()
  return {
    arrive: (guest: number, priority: Priority, now: number): 'begins' | 'waits' => {
      if (atWork < limits.places) {
        atWork += 1
        return 'begins'
      }
      if (!waiting.some((one) => one.priority === priority)) emptyAt.set(priority, now)
      const hasStood = now - (emptyAt.get(priority) ?? now) >= limits.standing[priority]
      waiting = [...waiting, { guest, priority, until: now + (hasStood ? limits.briefWait : limits.longWait) }]
      return 'waits'
    },
    end: (): number | null => {
      const next = priorities.flatMap((priority) => waiting.filter((one) => one.priority === priority))[0]
      waiting = waiting.filter((one) => one !== next)
      if (next === undefined) atWork -= 1
      return next?.guest ?? null
    },
    dismiss: (now: number): readonly number[] => {
      const over = priorities.flatMap((priority) =>
        waiting.filter((one) => one.priority === priority && one.until <= now),
      )
      waiting = waiting.filter((one) => !over.includes(one))
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

test('calls begin, wait and are dismissed as by the plain rules, whatever comes in whatever order', () => {
  expect.hasAssertions()
  fc.assert(
    fc.property(someHistory, (history) => {
      const [lines, plain] = [createWaitingLines<number>(limits), plainLines()]
      let now = 0
      for (const [guest, [step, passed]] of history.entries()) {
        now += passed
        if (step.kind === 'arrive')
          expect(lines.arrive(guest, step.priority, now)).toBe(plain.arrive(guest, step.priority, now))
        else if (step.kind === 'dismiss') expect(lines.dismiss(now)).toEqual(plain.dismiss(now))
        else if (plain.atWork() > 0) expect(lines.end()).toBe(plain.end())
        expect(lines.waiting()).toBe(plain.waiting())
      }
    }),
    { numRuns: 500 },
  )
})

/** Calls that take ten milliseconds each, so that two hundred a second are done; every so many milliseconds one comes. */
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
      const next = lines.end()
      if (next !== null) begin(next, now)
    }
    for (const { every, priority, until } of arrivals) {
      const guest = { priority, came: now }
      if (now < until && now % every === 0 && lines.arrive(guest, priority, now) === 'begins') begin(guest, now)
    }
    for (const { priority, came } of lines.dismiss(now)) refused.push({ priority, waited: now - came, at: now })
  }
  return { done, refused }
}

const longest = (calls: readonly { readonly waited: number }[]): number =>
  calls.reduce((most, { waited }) => Math.max(most, waited), 0)

test('at ten times what can be done, all of that is done, refusals come at once, and hand-ins are not among them', () => {
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
    readsWait: 30,
    workWaits: 10,
  })
})

test('when the crowd is gone, the next call begins at once and no later one is refused', () => {
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

test('a burst waits for its turn and loses nobody', () => {
  const { done, refused } = simulate([{ every: 1, priority: 'read', until: 60 }], 1_000)
  expect([done.length, refused]).toEqual([60, []])
})

test('where hand-ins alone are too many, they wait long before one of them is refused, and then briefly', () => {
  const { refused } = simulate([{ every: 2, priority: 'work', until: 3_000 }], 5_000)
  const first = Math.min(...refused.map(({ at }) => at))
  expect([first, longest(refused)]).toEqual([limits.standing.work + limits.briefWait + 4, limits.briefWait])
})
