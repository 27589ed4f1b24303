import { type EndpointData, isFile, isSignedIn } from '#api/contract/endpoint.ts'
import { Refusal } from '../refusal.ts'
import { type AdmissionLimits, createWaitingLines, type Priority } from './waiting-lines.ts'

/**
 * Runs the work of a call once there is room for it; throws a 503 with Retry-After, before doing anything, when none
 * comes free.
 */
export type Admit = <Result>(call: Admitted, work: () => Promise<Result>) => Promise<Result>

export interface Admission {
  readonly admit: Admit
  /** Whether a call would be let in or queued; if not, its body need not even be read. */
  readonly hasRoom: (call: Admitted) => boolean
  /** Waits, though not for long, until no call that takes a few queries is at work: for what may take its time. */
  readonly quiet: () => Promise<void>
}

export interface Admitted {
  readonly endpoint: Pick<EndpointData, 'access' | 'effect' | 'holdsWork' | 'output'>
  /** Its handler does slow work before its transaction. */
  readonly isPrepared: boolean
}

export interface AdmissionOptions {
  /** How many calls that take only a few queries are at work at once. */
  readonly capacity: number
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number
  /** Calls back after this many milliseconds. */
  readonly later?: (act: () => void, milliseconds: number) => void
}

/** Milliseconds after which work that stands back for others begins all the same. */
const longestCourtesy = 60

/** Milliseconds between two checks for calls that have waited too long. */
const lookEvery = 5

const times = {
  standing: { work: 2_000, write: 500, read: 100 },
  // Writes are rare: single ones that each wait a moment are no overload.
  calm: { work: 0, write: 0, read: 250 },
  briefWait: 30,
  longWait: 5_000,
} as const satisfies Omit<AdmissionLimits, 'capacity'>

/**
 * How many calls that wait for hashes, other processes or services are at work at once. Those have queues of their own; the longest, for
 * hashes (`sign-on/passwords.ts`), fits within this number.
 */
const longCapacity = 320

/** Admission of one process: one line for calls that take a few queries, another for long-running calls. */
export function createAdmission({
  capacity,
  now = () => performance.now(),
  later = (act, milliseconds) => void setTimeout(act, milliseconds).unref(),
}: AdmissionOptions): Admission {
  const short = createDoor({ ...times, capacity }, now, later)
  const long = createDoor({ ...times, capacity: longCapacity }, now, later)
  const doorOf = (call: Admitted): Door => (takesLong(call) ? long : short)
  const { during, quiet } = createQuiet(later)
  return {
    admit: (call, work) => doorOf(call).enter(priorityOf(call.endpoint), takesLong(call) ? work : () => during(work)),
    quiet,
    hasRoom: (call) => doorOf(call).hasRoom(priorityOf(call.endpoint)),
  }
}

/** For tests that are not about admission. */
export const admitAll: Admission = { admit: (_call, work) => work(), hasRoom: () => true, quiet: async () => {} }

/**
 * Work that people did by hand comes first, then writes, then reads. Callers who are not signed in come last: anybody
 * can make any number of such calls.
 */
export function priorityOf({ access, effect, holdsWork }: Admitted['endpoint']): Priority {
  if (!isSignedIn(access)) return 'read'
  return holdsWork === true ? 'work' : effect
}

/** Whether a call mostly waits for something other than the database. */
export const takesLong = ({ endpoint: { access, output }, isPrepared }: Admitted): boolean =>
  isPrepared || isFile(output) || !isSignedIn(access)

interface Guest {
  readonly begin: () => void
  readonly refuse: (reason: Refusal) => void
}

interface Door {
  readonly enter: <Result>(priority: Priority, work: () => Promise<Result>) => Promise<Result>
  readonly hasRoom: (priority: Priority) => boolean
}

function createDoor(limits: AdmissionLimits, now: () => number, later: Required<AdmissionOptions>['later']): Door {
  const lines = createWaitingLines<Guest>(limits)
  let isLooking = false

  const look = () => {
    for (const { refuse } of lines.dismiss(now())) refuse(tooMany)
    isLooking = lines.waiting() > 0
    if (isLooking) later(look, lookEvery)
  }

  const wait = (priority: Priority) =>
    new Promise<void>((resolve, reject) => {
      const arrived = lines.arrive({ begin: resolve, refuse: reject }, priority, now())
      if (arrived === 'begins') resolve()
      if (arrived === 'refused') reject(tooMany)
      if (arrived !== 'waits' || isLooking) return
      isLooking = true
      later(look, lookEvery)
    })

  return {
    hasRoom: (priority) => !lines.isFull(priority, now()),
    enter: async (priority, work) => {
      await wait(priority)
      try {
        return await work()
      } finally {
        lines.end(now())?.begin()
      }
    },
  }
}

/** Who may take their time: `during` counts the calls at work, `quiet` waits until there are none. */
function createQuiet(later: Required<AdmissionOptions>['later']) {
  let atWork = 0
  const waiting = new Set<() => void>()
  return {
    during: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      atWork += 1
      try {
        return await work()
      } finally {
        atWork -= 1
        if (atWork === 0) for (const begin of waiting) begin()
      }
    },
    quiet: async (): Promise<void> => {
      if (atWork === 0) return
      await new Promise<void>((resolve) => {
        const begin = () => {
          waiting.delete(begin)
          resolve()
        }
        waiting.add(begin)
        later(begin, longestCourtesy)
      })
    },
  }
}

/** One shared instance: creating an error costs more than the rest of a refusal. */
export const tooMany = new Refusal(
  503,
  '现在使用的人太多，请稍候再试',
  'Too many people are using this now; try again in a moment',
  1,
)
