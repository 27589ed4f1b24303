import { type EndpointData, isFile, isSignedIn } from '#api/contract/endpoint.ts'
import { Refusal } from '../refusal.ts'
import { type AdmissionLimits, createWaitingLines, type Priority } from './waiting-lines.ts'

/** Does the work of a call when there is a place for it; throws a 503 with Retry-After, before anything is done, when none comes. */
export type Admit = <Result>(call: Admitted, work: () => Promise<Result>) => Promise<Result>

export interface Admission {
  readonly admit: Admit
  /** Whether a call would be let in, or wait for it; where not, it need not even be read. */
  readonly hasRoom: (call: Admitted) => boolean
}

export interface Admitted {
  readonly endpoint: Pick<EndpointData, 'access' | 'effect' | 'holdsWork' | 'output'>
  /** Its handler has work that must not keep a transaction waiting. */
  readonly isPrepared: boolean
}

export interface AdmissionOptions {
  /** Places for what takes a few queries. */
  readonly places: number
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number
  /** Calls back after milliseconds. */
  readonly later?: (act: () => void, milliseconds: number) => void
}

/** Between two looks at who has waited too long, in milliseconds. */
const lookEvery = 5

const times = {
  standing: { work: 2_000, write: 500, read: 100 },
  // Writes are few: one that waits for a moment each time is no crowd.
  calm: { work: 0, write: 0, read: 250 },
  briefWait: 30,
  longWait: 5_000,
} as const satisfies Omit<AdmissionLimits, 'places'>

/**
 * Places of calls that wait for hashes, other processes and services. Those have queues of their own, the longest of which
 * is that of hashes (`sign-on/passwords.ts`) and fits in.
 */
const placesOfLong = 320

/** Admission of one process: a line for calls that take a few queries, and one for those that take long. */
export function createAdmission({
  places,
  now = () => performance.now(),
  later = (act, milliseconds) => void setTimeout(act, milliseconds).unref(),
}: AdmissionOptions): Admission {
  const short = createDoor({ ...times, places }, now, later)
  const long = createDoor({ ...times, places: placesOfLong }, now, later)
  const doorOf = (call: Admitted): Door => (takesLong(call) ? long : short)
  return {
    admit: (call, work) => doorOf(call).enter(priorityOf(call.endpoint), work),
    hasRoom: (call) => doorOf(call).hasRoom(priorityOf(call.endpoint)),
  }
}

/** For tests of everything else. */
export const admitAll: Admission = { admit: (_call, work) => work(), hasRoom: () => true }

/**
 * What a person has made by hand comes first, writes before reads. Whoever is not signed in comes last: anybody can be that
 * in any number.
 */
export function priorityOf({ access, effect, holdsWork }: Admitted['endpoint']): Priority {
  if (!isSignedIn(access)) return 'read'
  return holdsWork === true ? 'work' : effect
}

/** Waits for something else than the database. */
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

/** One for all: to make an error is dearer than the rest of a refusal. */
export const tooMany = new Refusal(
  503,
  '现在使用的人太多，请稍候再试',
  'Too many people are using this now; try again in a moment',
  1,
)
