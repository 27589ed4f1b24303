import { and, eq, isNotNull } from 'drizzle-orm'
import { assignment, submission } from '#server/database/schema/assignments.ts'

/** Whether a submission was handed in and nothing of it waits for a marker. */
export const isMarked = and(isNotNull(submission.submittedAt), eq(submission.unmarkedCount, 0))

/** Whether the student may see the score of a submission. */
export const hasVisibleScore = and(isMarked, isNotNull(assignment.scoreTime))
