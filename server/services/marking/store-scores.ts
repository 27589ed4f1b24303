import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { answer, mark } from '#server/database/schema/assignments.ts'
import { sumUp } from '../submission/totals.ts'

/** Who gives scores for answers to which item, and when. */
export interface Giving {
  readonly itemId: number
  readonly markerId: number
  readonly now: Date
}

interface NewScore {
  readonly submissionId: number
  readonly score: number | null
  readonly criteria: readonly number[] | null
  readonly comment: string
}

export interface ScoredAnswer {
  readonly submissionId: number
  readonly value: string
  readonly score: number | null
  readonly rev: number
}

/** Answers to one item as they stand, by submission. */
export async function findScoredAnswers(
  db: Executor,
  itemId: number,
  submissionIds: readonly number[],
): Promise<ReadonlyMap<number, ScoredAnswer>> {
  const found = await db
    .select({ submissionId: answer.submissionId, value: answer.value, score: answer.score, rev: answer.rev })
    .from(answer)
    .where(and(inArray(answer.submissionId, [...submissionIds]), eq(answer.itemId, itemId)))
  return new Map(found.map((row) => [row.submissionId, row]))
}

/** Stores scores of answers, their history and the sums of their submissions: three statements, however many. */
export async function storeScores(
  db: Executor,
  { itemId, markerId, now }: Giving,
  scores: readonly NewScore[],
  before: ReadonlyMap<number, ScoredAnswer>,
): Promise<void> {
  if (scores.length === 0) return
  await setScores(db, itemId, scores)
  await db.insert(mark).values(
    scores.map(({ submissionId, score }) => ({
      submissionId,
      itemId,
      scoreBefore: before.get(submissionId)?.score ?? null,
      scoreAfter: score,
      markerId,
      createdAt: now,
    })),
  )
  await sumUp(
    db,
    scores.map(({ submissionId }) => submissionId),
  )
}

async function setScores(db: Executor, itemId: number, scores: readonly NewScore[]): Promise<void> {
  const given = sql`unnest(
    ${sql.param(scores.map(({ submissionId }) => submissionId))}::bigint[],
    ${sql.param(scores.map(({ score }) => score))}::integer[],
    ${sql.param(scores.map(({ criteria }) => criteria && JSON.stringify(criteria)))}::text[],
    ${sql.param(scores.map(({ comment }) => comment))}::text[]
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
