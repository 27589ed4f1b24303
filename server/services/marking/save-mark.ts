import { and, eq, inArray, sql } from 'drizzle-orm'
import { hasAnswer } from '#domain/marking/has-answer.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, mark, submission } from '#server/database/schema/assignments.ts'
import { sumUp } from '../submission/totals.ts'
import { waitsFor } from '../waits-for.ts'

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
export interface NewMarks {
  readonly itemId: number
  readonly marks: readonly NewMark[]
  readonly markerId: number
  readonly now: Date
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
  { itemId, marks, markerId, now }: NewMarks,
): Promise<ReadonlyMap<number, StoredMark>> {
  const ids = marks.map(({ submissionId }) => submissionId)
  const found = await db
    .select({ submissionId: answer.submissionId, value: answer.value, score: answer.score, rev: answer.rev })
    .from(answer)
    .where(and(inArray(answer.submissionId, ids), eq(answer.itemId, itemId)))
  const before = new Map(found.map((row) => [row.submissionId, row]))
  const taken = marks
    .filter(({ submissionId, rev }) => before.get(submissionId)?.rev === rev)
    .map((one) => ({ ...one, score: one.score ?? (hasAnswer(before.get(one.submissionId)?.value) ? null : 0) }))
  if (taken.length === 0) return new Map()
  await storeMarks(db, itemId, taken)
  await db.insert(mark).values(
    taken.map(({ submissionId, score }) => ({
      submissionId,
      itemId,
      scoreBefore: before.get(submissionId)?.score ?? null,
      scoreAfter: score,
      markerId,
      createdAt: now,
    })),
  )
  const savedIds = taken.map(({ submissionId }) => submissionId)
  await sumUp(db, savedIds)
  return new Map(taken.map(({ submissionId, rev, score }) => [submissionId, { rev: rev + 1, score }]))
}

async function storeMarks(db: Executor, itemId: number, marks: readonly NewMark[]): Promise<void> {
  const given = sql`unnest(
    ${sql.param(marks.map(({ submissionId }) => submissionId))}::bigint[],
    ${sql.param(marks.map(({ score }) => score))}::integer[],
    ${sql.param(marks.map(({ criteria }) => criteria && JSON.stringify(criteria)))}::text[],
    ${sql.param(marks.map(({ comment }) => comment))}::text[]
  ) as given (submission_id, score, criteria, comment)`
  await db
    .update(answer)
    .set({
      score: sql`given.score`,
      criteria: sql`given.criteria::jsonb`,
      comment: sql`given.comment`,
      rev: sql`${answer.rev} + 1`,
    })
    .from(given)
    .where(and(eq(answer.submissionId, sql`given.submission_id`), eq(answer.itemId, itemId)))
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
