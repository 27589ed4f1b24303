import { deadlineOf } from '#domain/assignments/own-window.ts'
import { assignmentStatuses, assignmentStatus } from '#domain/assignments/status.ts'
import { minute } from '#domain/time/units.ts'

/** How long, in ms, answers are still accepted after the deadline: clocks and networks differ. */
export const handInGrace = minute

/** The properties of an assignment that decide whether a student may work on it. `duration` in minutes. */
export interface Assigned {
  readonly publishedAt: Date | null
  readonly beginTime: Date
  readonly endTime: Date
  readonly finishedAt: Date | null
  readonly duration: number | null
  readonly startedAt: Date | null
  readonly submittedAt: Date | null
  /** Published scores show the right answers: nobody may answer after that. */
  readonly scoreTime: Date | null
}

export type WindowFault = 'alreadySubmitted' | 'notYetOpen' | 'closed'

/**
 * Why a student may not work on an assignment at `now`, or null. `grace` milliseconds are added to the deadline, but
 * not to an end that the teacher set by hand.
 */
export function windowFault(assigned: Assigned, now: Date, grace = 0): WindowFault | null {
  if (assigned.submittedAt !== null) return 'alreadySubmitted'
  if (assigned.scoreTime !== null) return 'closed'
  const deadline = deadlineOf(assigned, assigned.startedAt ?? now)
  const endTime = deadline.getTime() + grace
  const status = assignmentStatus({ ...millisecondsOf(assigned), endTime }, now.getTime())
  if (status === assignmentStatuses.finished) return 'closed'
  return status === assignmentStatuses.inProgress ? null : 'notYetOpen'
}

export interface Work extends Assigned {
  readonly collectedAt: Date | null
}

/** The same for someone who wants to go on: to whoever did not hand it in themselves, the time was over. */
export const workFault = ({ collectedAt, ...assigned }: Work, now: Date, grace = 0): WindowFault | null =>
  collectedAt === null ? windowFault(assigned, now, grace) : 'closed'

const millisecondsOf = ({ publishedAt, beginTime, finishedAt }: Assigned) => ({
  publishedAt: publishedAt && publishedAt.getTime(),
  beginTime: beginTime.getTime(),
  finishedAt: finishedAt && finishedAt.getTime(),
})
