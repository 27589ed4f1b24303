/** Who starts first when not all can; the last ones are refused first. */
export const priorities = ['work', 'write', 'read'] as const

export type Priority = (typeof priorities)[number]

/** Times in milliseconds. */
export interface AdmissionLimits {
  /** Calls at work at once. */
  readonly capacity: number
  /** How long a line may go without being empty for a while: a burst drains, a line that persists is overload. */
  readonly standing: Readonly<Record<Priority, number>>
  /**
   * How long a line must stay empty before it no longer counts as overloaded: even under load a line is drained for a
   * moment.
   */
  readonly calm: Readonly<Record<Priority, number>>
  /** How long a guest who joins an overloaded line waits. */
  readonly briefWait: number
  /** How long all other guests wait. */
  readonly longWait: number
}

interface Waiting<Guest> {
  readonly guest: Guest
  readonly until: number
}

interface Line<Guest> {
  /** Arrived before the line was overloaded: served before the others, however long those have left. */
  readonly patient: Waiting<Guest>[]
  /** As many as could start at once, or lately did within the time that they wait: more would only wait to be refused. */
  readonly brief: Waiting<Guest>[]
  /** When the first guest joined since the line was last empty for a while. */
  since: number
  /** When the last waiting guest left the line. */
  emptyAt: number
}

/** The lines in which calls wait to begin; `now` is from a monotonic clock. */
export interface WaitingLines<Guest> {
  /** Whether a guest starts at once, waits, or finds the line full. */
  readonly arrive: (guest: Guest, priority: Priority, now: number) => 'begins' | 'waits' | 'refused'
  /** Whether a guest of this kind would be refused now. */
  readonly isFull: (priority: Priority, now: number) => boolean
  /** A guest is done; returns who starts then, or null. */
  readonly end: (now: number) => Guest | null
  /** Removes and returns the guests who have waited too long. */
  readonly dismiss: (now: number) => readonly Guest[]
  readonly waiting: () => number
}

/**
 * Admission by waiting time rather than queue length (CoDel): as long as a line is empty now and then, guests may wait
 * as long as it takes; in one that never empties, only briefly. So lines stay short under any load, and all capacity stays
 * in use.
 */
export function createWaitingLines<Guest>(limits: AdmissionLimits): WaitingLines<Guest> {
  const newLine = (): Line<Guest> => ({ patient: [], brief: [], since: 0, emptyAt: -Infinity })
  const lines: Readonly<Record<Priority, Line<Guest>>> = { work: newLine(), write: newLine(), read: newLine() }
  let free = limits.capacity
  /** When guests were done, within the last brief wait. */
  let ends: readonly number[] = []

  const isCalm = (priority: Priority, now: number): boolean =>
    lengthOf(lines[priority]) === 0 && now - lines[priority].emptyAt >= limits.calm[priority]
  const stands = (priority: Priority, now: number): boolean =>
    !isCalm(priority, now) && now - lines[priority].since >= limits.standing[priority]
  const isFull = (priority: Priority, now: number): boolean =>
    free === 0 && lines[priority].brief.length >= briefRoom(now) && stands(priority, now)

  const briefRoom = (now: number): number => Math.min(Math.max(1, recent(now).length), limits.capacity)
  const recent = (now: number): readonly number[] => ends.filter((end) => end > now - limits.briefWait)

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
      ends = [...recent(now), now]
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

/** All guests in one part of a line have the same time limit, so they expire in order. */
function overdue<Guest>(part: Waiting<Guest>[], now: number): readonly Guest[] {
  const first = part.findIndex(({ until }) => until > now)
  return part.splice(0, first === -1 ? part.length : first).map(({ guest }) => guest)
}
