import { and, eq, sql } from 'drizzle-orm'
import { hasAnswer } from '#domain/marking/has-answer.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, submission } from '#server/database/schema/assignments.ts'
import { waitsFor } from '../waits-for.ts'
import { findScoredAnswers, type Giving, storeScores } from './store-scores.ts'

/** A mark as given by a person; the score in tenths is the sum of the criteria. Both are null for a withdrawn mark. */
export interface NewMark {
  readonly submissionId: number
  readonly criteria: readonly number[] | null
  readonly score: number | null
  readonly comment: string
  /** The revision that the marker saw. */
  readonly rev: number
}

/** Marks of answers to one item, each from another submission. */
export interface NewMarks extends Giving {
  readonly marks: readonly NewMark[]
}

/** A mark as it stands after saving: an empty answer whose mark was withdrawn has its automatic 0 again. */
export interface StoredMark {
  readonly rev: number
  readonly score: number | null
}

/**
 * The marks stored, by submission; missing if somebody else has marked the answer since the revision seen. The
 * submissions must be locked. Four statements, however many marks.
 */
export async function saveSingleMarks(
  db: Executor,
  { marks, ...giving }: NewMarks,
): Promise<ReadonlyMap<number, StoredMark>> {
  const ids = marks.map(({ submissionId }) => submissionId)
  const before = await findScoredAnswers(db, giving.itemId, ids)
  const taken = marks
    .filter(({ submissionId, rev }) => before.get(submissionId)?.rev === rev)
    .map((one) => ({ ...one, score: one.score ?? (hasAnswer(before.get(one.submissionId)?.value) ? null : 0) }))
  await storeScores(db, giving, taken, before)
  return new Map(taken.map(({ submissionId, rev, score }) => [submissionId, { rev: rev + 1, score }]))
}

/** Submissions of an assignment that still wait for this marker's mark of one item. */
export async function countUnmarked(db: Executor, assignmentId: number, itemId: number, markerId: number) {
  const [row] = await db
    .select({ unmarked: sql<number>`count(*)::int` })
    .from(answer)
    .innerJoin(submission, eq(submission.submissionId, answer.submissionId))
    .where(and(eq(submission.assignmentId, assignmentId), eq(answer.itemId, itemId), waitsFor(markerId)))
  return row?.unmarked ?? 0
}
