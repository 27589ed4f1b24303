import { and, asc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import { unsortedPoint } from '#domain/content-names/unsorted-point.ts'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { chapter } from '#server/database/schema/books.ts'
import { bankSearch, knowledge, knowledgeChapter } from '#server/database/schema/questions.ts'
import { isVisible } from './visible-questions.ts'

/**
 * The knowledge points of a subject with the chapters of each, both in the order of the chapters; those in no chapter
 * only if the caller may see a question about them.
 */
export async function knowledgePointsOf(db: Executor, subjectId: number, { uid }: Caller) {
  const placed = db
    .select({
      knowledgeId: knowledgeChapter.knowledgeId,
      firstChapterId: sql<number>`min(${knowledgeChapter.chapterId})`.as('first_chapter_id'),
      chapterNames: sql<string[]>`array_agg(${chapter.nodeName} order by ${chapter.chapterId})`.as('chapter_names'),
    })
    .from(knowledgeChapter)
    .innerJoin(chapter, eq(chapter.chapterId, knowledgeChapter.chapterId))
    .groupBy(knowledgeChapter.knowledgeId)
    .as('placed')
  const asked = db
    .select({ knowledgeId: sql<number>`unnest(${bankSearch.knowledgeIds})` })
    .from(bankSearch)
    .where(and(eq(bankSearch.subjectId, subjectId), isVisible(uid, bankSearch.ownerId)))
  const isKnown = or(isNotNull(placed.firstChapterId), inArray(knowledge.knowledgeId, asked))
  const rows = await db
    .select({ name: knowledge.name, chapterNames: placed.chapterNames })
    .from(knowledge)
    .leftJoin(placed, eq(placed.knowledgeId, knowledge.knowledgeId))
    .where(and(eq(knowledge.subjectId, subjectId), ne(knowledge.name, unsortedPoint), isKnown))
    .orderBy(asc(placed.firstChapterId), asc(knowledge.knowledgeId))
  return rows.map(({ name, chapterNames }) => ({ name, chapterNames: [...new Set(chapterNames)] }))
}
