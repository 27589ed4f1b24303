import { and, eq, sql } from 'drizzle-orm'
import { assignmentException } from '#server/database/schema/assignment-exceptions.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { realEnd } from '../real-end.ts'

/** A student's own arrangements, for a query that left-joins them by `isOwnException`; null where there are none. */
export const ownTimesFields = {
  beginShift: assignmentException.beginShift,
  beginTime: assignmentException.beginTime,
  endTime: assignmentException.endTime,
  extraMinutes: assignmentException.extraMinutes,
  changedAt: assignmentException.changedAt,
}

/** Joins exceptions to submissions. */
export const isOwnException = and(
  eq(assignmentException.assignmentId, submission.assignmentId),
  eq(assignmentException.uid, submission.uid),
)

/**
 * When an assignment ends for the student of a submission, whose exception is joined by `isOwnException`: the domain's
 * `ownWindow`, real end.
 */
export const ownRealEnd = realEnd({
  endTime: sql`coalesce(${assignmentException.endTime}, ${assignment.endTime})`,
  finishedAt: sql`case when ${assignmentException.endTime} is not null and ${assignmentException.changedAt} > ${assignment.finishedAt}
    then null else ${assignment.finishedAt} end`,
})

/** When the student's own time ends, by a time limit that runs, too: the domain's `ownEndOf`; `least` leaves out what is null. */
export const ownEnd = sql`least(${ownRealEnd},
  ${submission.startedAt} + (${assignment.duration} + coalesce(${assignmentException.extraMinutes}, 0)) * interval '1 minute')`
