import { expect } from 'vitest'
import type { submission } from '#server/database/schema/assignments.ts'
import type { TestClient } from '#tests/support/service/test-service.ts'

type SubmissionRow = typeof submission.$inferSelect

/** A complete row of a submission not yet begun, with the given changes. */
export const submissionRow = (
  assignmentId: number,
  student: TestClient | undefined,
  given: Partial<SubmissionRow> = {},
): SubmissionRow => ({
  submissionId: expect.any(Number),
  assignmentId,
  uid: student?.uid ?? 0,
  startedAt: null,
  submittedAt: null,
  collectedAt: null,
  draft: null,
  draftSavedAt: null,
  objectiveScore: 0,
  writtenScore: 0,
  unmarkedCount: 0,
  round: 0,
  scoreSeenAt: null,
  ...given,
})
