import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { answer, submission } from '#server/database/schema/assignments.ts'
import { annotation, answerNote, doubleMark, settlement } from '#server/database/schema/marking.ts'
import { scanResult } from '#server/database/schema/scans.ts'

/**
 * Submissions are as before they were handed in: their answers are gone, with all that was given, drawn or noted for
 * them, and marks on their way are refused by the next round. Why work was sent back stays. They must be locked.
 */
export async function clearWork(db: Executor, submissionIds: readonly number[]): Promise<void> {
  const ids = [...submissionIds]
  if (ids.length === 0) return
  for (const table of [answer, doubleMark, settlement, annotation, scanResult])
    await db.delete(table).where(inArray(table.submissionId, ids))
  await db.delete(answerNote).where(and(inArray(answerNote.submissionId, ids), eq(answerNote.kind, 'flag')))
  await db
    .update(submission)
    .set({
      submittedAt: null,
      collectedAt: null,
      round: sql`${submission.round} + 1`,
      objectiveScore: 0,
      writtenScore: 0,
      unmarkedCount: 0,
      scoreSeenAt: null,
    })
    .where(inArray(submission.submissionId, ids))
}
