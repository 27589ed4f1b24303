import { and, eq, inArray } from 'drizzle-orm'
import type { ImportedQuestion, NotUnderstood } from '#domain/import/imported-paper.ts'
import type { Executor } from '#server/database/database.ts'
import { knowledge } from '#server/database/schema/questions.ts'

/** The knowledge points that questions name and their subject does not have: kept as they are, they would be lost. */
export async function unknownPoints(
  db: Executor,
  questions: readonly ImportedQuestion[],
  subjectId: number,
): Promise<NotUnderstood[]> {
  const named = questions.map(({ items }) => [...new Set(items.map((item) => item.knowledge))].filter(Boolean))
  const known = await knownNames(db, subjectId, named.flat())
  return questions.flatMap(({ place }, at) =>
    (named[at] ?? []).flatMap((text) => (known.has(text) ? [] : [{ place, reason: 'knowledge' as const, text, at }])),
  )
}

async function knownNames(db: Executor, subjectId: number, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set()
  const rows = await db
    .select({ name: knowledge.name })
    .from(knowledge)
    .where(and(eq(knowledge.subjectId, subjectId), inArray(knowledge.name, [...names])))
  return new Set(rows.map(({ name }) => name))
}
