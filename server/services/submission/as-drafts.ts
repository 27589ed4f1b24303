import { inArray, sql } from 'drizzle-orm'
import { onSheet } from '#domain/scan/scan.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, submission } from '#server/database/schema/assignments.ts'
import { clearWork } from './clear-work.ts'

/**
 * Turns submissions back into their students' drafts: answers without marks. What is written on a sheet is no text that
 * could be handed in. They must be locked.
 */
export async function turnIntoDrafts(db: Executor, submissionIds: readonly number[]): Promise<void> {
  const answers = sql`(select jsonb_object_agg(${answer.itemId}, ${answer.value}) from ${answer}
    where ${answer.submissionId} = ${submission.submissionId} and ${answer.value} <> ${onSheet})`
  await db
    .update(submission)
    .set({ draft: answers })
    .where(inArray(submission.submissionId, [...submissionIds]))
  await clearWork(db, submissionIds)
}
