/** The status of an assignment on the wire (specification §4). */
export const assignmentStatuses = { inProgress: 1, finished: 2, unpublished: 3, notStarted: 4 } as const

export type AssignmentStatus = (typeof assignmentStatuses)[keyof typeof assignmentStatuses]

/** What the status depends on; instants in milliseconds since 1970, null for events that have not happened. */
export interface AssignmentTimes {
  readonly publishedAt: number | null
  readonly beginTime: number
  readonly endTime: number
  /** When the teacher ended it by hand. */
  readonly finishedAt: number | null
}

/** When an assignment ends, in instants of one comparable kind: numbers, dates, or wire strings. */
interface Ending<Instant> {
  readonly endTime: Instant
  /** When the teacher ended it by hand. */
  readonly finishedAt: Instant | null
}

/** Whether the teacher ended it early. */
export const wasEndedEarly = <Instant extends number | string | Date>({
  endTime,
  finishedAt,
}: Ending<Instant>): boolean => finishedAt !== null && finishedAt < endTime

/** When submission closes for everyone: the end, or earlier if the teacher ended it. */
export const endOf = <Instant extends number | string | Date>({ endTime, finishedAt }: Ending<Instant>): Instant =>
  finishedAt !== null && finishedAt < endTime ? finishedAt : endTime

/**
 * The status at `now`. The begin is inclusive, the end exclusive: at exactly `endTime` it is finished. A publication or
 * ending in the future has not happened yet.
 */
export function assignmentStatus(assignment: AssignmentTimes, now: number): AssignmentStatus {
  const hasHappened = (instant: number | null): boolean => instant !== null && instant <= now
  if (!hasHappened(assignment.publishedAt)) return assignmentStatuses.unpublished
  if (hasHappened(assignment.finishedAt) || now >= assignment.endTime) return assignmentStatuses.finished
  return now < assignment.beginTime ? assignmentStatuses.notStarted : assignmentStatuses.inProgress
}
