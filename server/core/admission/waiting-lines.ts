/** Who begins first where not all can, and is refused last. */
export const priorities = ['work', 'write', 'read'] as const

export type Priority = (typeof priorities)[number]

/** Times in milliseconds. */
export interface AdmissionLimits {
  /** Calls at work at once. */
  readonly places: number
  /** How long each line may go on without being empty: a burst passes, a line that stays is overload. */
  readonly standing: Readonly<Record<Priority, number>>
  /** How long whoever joins a line that stands waits for a place. */
  readonly briefWait: number
  /** How long everybody else does. */
  readonly longWait: number
}

interface Waiting<Guest> {
  readonly guest: Guest
  readonly until: number
}

interface Line<Guest> {
  /** Came while the line did not stand yet: before the others, whatever time they have. */
  readonly patient: Waiting<Guest>[]
  readonly brief: Waiting<Guest>[]
  emptyAt: number
}

/** The lines in which calls wait for a place; `now` is of a clock that only goes forward. */
export interface WaitingLines<Guest> {
  /** Whether a guest begins at once. */
  readonly arrive: (guest: Guest, priority: Priority, now: number) => 'begins' | 'waits'
  /** A guest is done: who begins in its place, or null. */
  readonly end: () => Guest | null
  /** Takes those from the lines whose time is over. */
  readonly dismiss: (now: number) => readonly Guest[]
  readonly waiting: () => number
}

/**
 * Admission by the time that calls wait, not by their number (CoDel): as long as a line is empty now and then, whoever
 * joins it waits for as long as it takes; in one that stands, only briefly. So the lines stay short under any load, and
 * the places stay full.
 */
export function createWaitingLines<Guest>(limits: AdmissionLimits): WaitingLines<Guest> {
  const newLine = (): Line<Guest> => ({ patient: [], brief: [], emptyAt: 0 })
  const lines: Readonly<Record<Priority, Line<Guest>>> = { work: newLine(), write: newLine(), read: newLine() }
  let free = limits.places

  return {
    arrive: (guest, priority, now) => {
      if (free > 0) {
        free -= 1
        return 'begins'
      }
      const line = lines[priority]
      if (lengthOf(line) === 0) line.emptyAt = now
      const isStanding = now - line.emptyAt >= limits.standing[priority]
      if (isStanding) line.brief.push({ guest, until: now + limits.briefWait })
      else line.patient.push({ guest, until: now + limits.longWait })
      return 'waits'
    },
    end: () => {
      const line = priorities.map((priority) => lines[priority]).find((one) => lengthOf(one) > 0)
      const next = line?.patient.shift() ?? line?.brief.shift()
      if (next !== undefined) return next.guest
      free += 1
      return null
    },
    dismiss: (now) =>
      priorities.flatMap((priority) => [
        ...overdue(lines[priority].patient, now),
        ...overdue(lines[priority].brief, now),
      ]),
    waiting: () => priorities.reduce((sum, priority) => sum + lengthOf(lines[priority]), 0),
  }
}

const lengthOf = <Guest>({ patient, brief }: Line<Guest>): number => patient.length + brief.length

/** Of one part of a line all have the same time, so that the first are over first. */
function overdue<Guest>(part: Waiting<Guest>[], now: number): readonly Guest[] {
  const first = part.findIndex(({ until }) => until > now)
  return part.splice(0, first === -1 ? part.length : first).map(({ guest }) => guest)
}
