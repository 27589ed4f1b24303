import { and, eq, inArray } from 'drizzle-orm'
import { unsortedPoint } from '#domain/content-names/unsorted-point.ts'
import { type PointFields, pointFields, pointNamesOf } from '#domain/questions/point-names.ts'
import type { Executor } from '#server/database/database.ts'
import { knowledge } from '#server/database/schema/questions.ts'

/** Ids of those of these knowledge points that a subject knows, by name. */
export async function knowledgeIds(
  db: Executor,
  subjectId: number,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ name: knowledge.name, knowledgeId: knowledge.knowledgeId })
    .from(knowledge)
    .where(and(eq(knowledge.subjectId, subjectId), inArray(knowledge.name, [...names])))
  return new Map(rows.map(({ name, knowledgeId }) => [name, knowledgeId]))
}

/** The same, with the one for all others; run it in a write. */
export async function knowledgeIdsWithUnsorted(
  db: Executor,
  subjectId: number,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  await db.insert(knowledge).values({ subjectId, name: unsortedPoint }).onConflictDoNothing()
  return knowledgeIds(db, subjectId, [unsortedPoint, ...names])
}

/** The knowledge points of an item, by name and as stored. */
export interface KnownPoints extends PointFields {
  readonly knowledgeId: number
  readonly furtherKnowledgeIds: readonly number[]
}

/** Those of these knowledge points that are known, in order; the one for all others if none is. */
export function pointsAmong(points: ReadonlyMap<string, number>, names: readonly string[]): KnownPoints {
  const named = names.filter((name) => points.has(name))
  const fields = pointFields(named.length === 0 ? [unsortedPoint] : named)
  const [knowledgeId = 0, ...furtherKnowledgeIds] = pointNamesOf(fields).map((name) => points.get(name) ?? 0)
  return { ...fields, knowledgeId, furtherKnowledgeIds }
}
