/** Who begins first where not all can, and is refused last. */
export const priorities = ['work', 'write', 'read'] as const

export type Priority = (typeof priorities)[number]

/** Times in milliseconds. */
export interface AdmissionLimits {
  /** Calls at work at once. */
  readonly places: number
  /** How long each line may go on without being empty for long: a burst passes, a line that stays is overload. */
  readonly standing: Readonly<Record<Priority, number>>
  /** How long each line is empty that does not stand any more: where many come, it is served to its end for a moment too. */
  readonly calm: Readonly<Record<Priority, number>>
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
  /** As many as could begin at once; more would only wait to be refused. */
  readonly brief: Waiting<Guest>[]
  /** When the first joined since the line was last empty for long. */
  since: number
  /** When the last that waited left it. */
  emptyAt: number
}

/** The lines in which calls wait for a place; `now` is of a clock that only goes forward. */
export interface WaitingLines<Guest> {
  /** Whether a guest begins at once, or finds no place in the line either. */
  readonly arrive: (guest: Guest, priority: Priority, now: number) => 'begins' | 'waits' | 'refused'
  /** Whether a guest of this kind would be refused now. */
  readonly isFull: (priority: Priority, now: number) => boolean
  /** A guest is done: who begins in its place, or null. */
  readonly end: (now: number) => Guest | null
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
  const newLine = (): Line<Guest> => ({ patient: [], brief: [], since: 0, emptyAt: -Infinity })
  const lines: Readonly<Record<Priority, Line<Guest>>> = { work: newLine(), write: newLine(), read: newLine() }
  let free = limits.places

  const isCalm = (priority: Priority, now: number): boolean =>
    lengthOf(lines[priority]) === 0 && now - lines[priority].emptyAt >= limits.calm[priority]
  const stands = (priority: Priority, now: number): boolean =>
    !isCalm(priority, now) && now - lines[priority].since >= limits.standing[priority]
  const isFull = (priority: Priority, now: number): boolean =>
    free === 0 && lines[priority].brief.length >= limits.places && stands(priority, now)

  return {
    isFull,
    arrive: (guest, priority, now) => {
      if (free > 0) {
        free -= 1
        return 'begins'
      }
      if (isFull(priority, now)) return 'refused'
      const line = lines[priority]
      if (isCalm(priority, now)) line.since = now
      if (stands(priority, now)) line.brief.push({ guest, until: now + limits.briefWait })
      else line.patient.push({ guest, until: now + limits.longWait })
      return 'waits'
    },
    end: (now) => {
      const line = priorities.map((priority) => lines[priority]).find((one) => lengthOf(one) > 0)
      const next = line?.patient.shift() ?? line?.brief.shift()
      if (line === undefined || next === undefined) {
        free += 1
        return null
      }
      if (lengthOf(line) === 0) line.emptyAt = now
      return next.guest
    },
    dismiss: (now) => priorities.flatMap((priority) => dismissed(lines[priority], now)),
    waiting: () => priorities.reduce((sum, priority) => sum + lengthOf(lines[priority]), 0),
  }
}

const lengthOf = <Guest>({ patient, brief }: Line<Guest>): number => patient.length + brief.length

function dismissed<Guest>(line: Line<Guest>, now: number): readonly Guest[] {
  const guests = [...overdue(line.patient, now), ...overdue(line.brief, now)]
  if (guests.length > 0 && lengthOf(line) === 0) line.emptyAt = now
  return guests
}

/** Of one part of a line all have the same time, so that the first are over first. */
function overdue<Guest>(part: Waiting<Guest>[], now: number): readonly Guest[] {
  const first = part.findIndex(({ until }) => until > now)
  return part.splice(0, first === -1 ? part.length : first).map(({ guest }) => guest)
}
