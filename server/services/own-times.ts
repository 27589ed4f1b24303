import { and, eq } from 'drizzle-orm'
import { assignmentException } from '#server/database/schema/assignment-exceptions.ts'
import { submission } from '#server/database/schema/assignments.ts'

/** What a student's part has of its own, in a query that joins it left by `isOwnException`; null where there is nothing. */
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
