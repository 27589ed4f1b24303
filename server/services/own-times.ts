import { and, eq } from 'drizzle-orm'
import { assignmentException } from '#server/database/schema/assignment-exceptions.ts'
import { submission } from '#server/database/schema/assignments.ts'

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
