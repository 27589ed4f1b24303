import { inArray } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { knowledge, knowledgeChapter } from '#server/database/schema/questions.ts'
import type { SeedQuestion } from '../types.ts'
import type { FilledBooks } from './books.ts'
import { inParts, known } from './rows.ts'

/** Knowledge points by subject and name, linked to the chapters whose questions use them; those that exist are kept. */
export async function fillKnowledge(
  tx: Transaction,
  seeds: readonly SeedQuestion[],
  books: FilledBooks,
): Promise<ReadonlyMap<string, number>> {
  const points = new Map<string, { subjectId: number; name: string; chapters: Set<string> }>()
  for (const { subjectId, chapter, items } of seeds)
    for (const { knowledge: name } of items) {
      const key = `${subjectId} ${name}`
      const point = points.get(key) ?? { subjectId, name, chapters: new Set() }
      points.set(key, point)
      point.chapters.add(chapter)
    }
  const names = [...points.values()].map(({ subjectId, name }) => ({ subjectId, name }))
  await tx.insert(knowledge).values(names).onConflictDoNothing()
  const rows = await tx
    .select()
    .from(knowledge)
    .where(inArray(knowledge.subjectId, [...new Set(names.map(({ subjectId }) => subjectId))]))
  const ids = new Map(rows.map(({ subjectId, name, knowledgeId }) => [`${subjectId} ${name}`, knowledgeId]))
  const ties = [...points].flatMap(([key, { chapters }]) =>
    [...chapters].map((chapter) => ({
      knowledgeId: known(ids.get(key), key),
      chapterId: known(books.chapterIds.get(chapter), chapter),
    })),
  )
  await inParts(ties, (part) => tx.insert(knowledgeChapter).values(part).onConflictDoNothing().returning())
  return ids
}
