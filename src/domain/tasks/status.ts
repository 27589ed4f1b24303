/** The status of a task on the wire (specification §4). */
export const taskStatuses = { inProgress: 1, finished: 2, unpublished: 3, notStarted: 4 } as const

export type TaskStatus = (typeof taskStatuses)[keyof typeof taskStatuses]

/** What the status depends on; instants in milliseconds since 1970, null for what has not happened. */
export interface TaskTimes {
  readonly publishedAt: number | null
  readonly beginTime: number
  readonly endTime: number
  /** When the teacher ended it by hand. */
  readonly finishedAt: number | null
}

/** When a task ends, in instants of one kind that compare: numbers, dates, or the strings of the wire. */
interface Ending<Instant> {
  readonly endTime: Instant
  /** When the teacher ended it by hand. */
  readonly finishedAt: Instant | null
}

/** Whether the teacher ended it before its time. */
export const wasEndedEarly = <Instant extends number | string | Date>({
  endTime,
  finishedAt,
}: Ending<Instant>): boolean => finishedAt !== null && finishedAt < endTime

/** When nobody can hand in any more: the end, or earlier where the teacher ended it. */
export const endOf = <Instant extends number | string | Date>({ endTime, finishedAt }: Ending<Instant>): Instant =>
  finishedAt !== null && finishedAt < endTime ? finishedAt : endTime

/**
 * The status at `now`. The begin belongs to the task, the end does not: at the very millisecond of `endTime` it is
 * finished. A publication or an ending that lies ahead has not happened yet.
 */
export function taskStatus(task: TaskTimes, now: number): TaskStatus {
  const hasHappened = (instant: number | null): boolean => instant !== null && instant <= now
  if (!hasHappened(task.publishedAt)) return taskStatuses.unpublished
  if (hasHappened(task.finishedAt) || now >= task.endTime) return taskStatuses.finished
  return now < task.beginTime ? taskStatuses.notStarted : taskStatuses.inProgress
}
