import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { assignment, submission } from '#server/database/schema/assignments.ts'

/** The states of `submissionState` as conditions of a query over submissions. */
export const isUnsubmitted = isNull(submission.submittedAt)

export const isSubmitted = isNotNull(submission.submittedAt)

/** Whether a submission was handed in and something of it waits for a marker. */
export const isUnmarked = and(isSubmitted, gt(submission.unmarkedCount, 0))

/** Whether a submission was handed in and nothing of it waits for a marker; of an alias of the table, too. */
export const isMarkedIn = (of: { readonly submittedAt: PgColumn; readonly unmarkedCount: PgColumn }) =>
  and(isNotNull(of.submittedAt), eq(of.unmarkedCount, 0))

export const isMarked = isMarkedIn(submission)

/** Whether the student may see the score of a submission: `isScoreOut`. */
export const hasVisibleScore = and(isMarked, isNotNull(assignment.scoreTime))
