import { and, eq, sql } from 'drizzle-orm'
import { percentWhole } from '#domain/statistics/rounding.ts'
import type { Executor } from '#server/database/database.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { item, knowledge } from '#server/database/schema/questions.ts'
import { answer, submission } from '#server/database/schema/assignments.ts'
import { isMarked } from '../submission/state-conditions.ts'

/**
 * A class's result on one knowledge point, in tenths: `points` over all marked submissions, `full` for one submission.
 */
export interface PointScore {
  readonly knowledge: string
  readonly points: number
  readonly full: number
}

/** Knowledge points of an assignment's paper, in its order, with the points scored in marked submissions; one query. */
export function pointScores(db: Executor, assignmentId: number, paperId: number): Promise<PointScore[]> {
  const scored = db
    .select({ itemId: answer.itemId, points: sql<number>`sum(${answer.score})`.as('points') })
    .from(answer)
    .innerJoin(submission, eq(submission.submissionId, answer.submissionId))
    .where(and(eq(submission.assignmentId, assignmentId), isMarked))
    .groupBy(answer.itemId)
    .as('scored')
  return db
    .select({
      knowledge: knowledge.name,
      points: sql<number>`coalesce(sum(${scored.points}), 0)::int`,
      full: sql<number>`sum(${paperItem.score})::int`,
    })
    .from(paperItem)
    .innerJoin(item, eq(item.itemId, paperItem.itemId))
    .innerJoin(knowledge, eq(knowledge.knowledgeId, item.knowledgeId))
    .leftJoin(scored, eq(scored.itemId, paperItem.itemId))
    .where(eq(paperItem.paperId, paperId))
    .groupBy(knowledge.knowledgeId, knowledge.name)
    .orderBy(sql`min(${paperItem.no})`)
}

/**
 * The three points with the lowest facility over `submissions` marked submissions, ties in the order of the paper; none
 * of which every point was scored.
 */
export const weakestPoints = (
  scores: readonly PointScore[],
  submissions: number,
): { readonly knowledge: string; readonly facility: number }[] =>
  scores
    .filter(({ points, full }) => points < full * submissions)
    .toSorted((left, right) => left.points * right.full - right.points * left.full)
    .slice(0, 3)
    .map(({ knowledge: name, points, full }) => ({
      knowledge: name,
      facility: percentWhole(points, full * submissions),
    }))
