import { and, eq } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { annotation, answerNote } from '#server/database/schema/marking.ts'
import { turnIntoDrafts } from '../submission/as-drafts.ts'

interface AnswerRef {
  readonly submissionId: number
  readonly itemId: number
}

interface Noting extends AnswerRef {
  readonly markerId: number
  readonly now: Date
}

/** Flags an answer, or removes the flag. */
export async function flagAnswer(db: Executor, { isFlagged, ...noting }: Noting & { readonly isFlagged: boolean }) {
  const { submissionId, itemId, markerId, now } = noting
  const ofFlag = and(
    eq(answerNote.submissionId, submissionId),
    eq(answerNote.itemId, itemId),
    eq(answerNote.kind, 'flag'),
  )
  if (!isFlagged) await db.delete(answerNote).where(ofFlag)
  else
    await db
      .insert(answerNote)
      .values({ submissionId, itemId, kind: 'flag', markerId, notedAt: now })
      .onConflictDoNothing()
}

/**
 * Turns a submission back into its student's draft, and notes the reason why. The submission must be locked.
 */
export async function sendBack(db: Executor, { reason, ...noting }: Noting & { readonly reason: string }) {
  const { submissionId, itemId, markerId, now } = noting
  await db
    .update(submission)
    // A limit in minutes starts over.
    .set({ startedAt: null, draftSavedAt: now })
    .where(eq(submission.submissionId, submissionId))
  await turnIntoDrafts(db, [submissionId])
  const noted = { reason, markerId, notedAt: now }
  await db
    .insert(answerNote)
    .values({ submissionId, itemId, kind: 'sentBack', ...noted })
    .onConflictDoUpdate({ target: [answerNote.submissionId, answerNote.itemId, answerNote.kind], set: noted })
}

/** Stores what is drawn over an answer; returns the new revision, null if somebody else has drawn since. */
export async function annotate(
  db: Executor,
  { submissionId, itemId, markerId, now, shapes, rev }: Noting & Pick<typeof annotation.$inferInsert, 'shapes' | 'rev'>,
): Promise<number | null> {
  const ofAnswer = and(eq(annotation.submissionId, submissionId), eq(annotation.itemId, itemId))
  const [before] = await db.select({ rev: annotation.rev }).from(annotation).where(ofAnswer)
  if ((before?.rev ?? 0) !== rev) return null
  const changed = { shapes, rev: rev + 1, markerId, savedAt: now }
  await db
    .insert(annotation)
    .values({ submissionId, itemId, ...changed })
    .onConflictDoUpdate({ target: [annotation.submissionId, annotation.itemId], set: changed })
  return rev + 1
}
