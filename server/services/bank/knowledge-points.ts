import { and, asc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { chapter } from '#server/database/schema/books.ts'
import { bankSearch, knowledge, knowledgeChapter } from '#server/database/schema/questions.ts'
import { unsorted } from './knowledge-ids.ts'
import { isVisible } from './visible-questions.ts'

/**
 * The knowledge points of a subject with the first chapter of each, in the order of the chapters; those in no chapter
 * only if the caller may see a question about them.
 */
export async function knowledgePointsOf(db: Executor, subjectId: number, { uid }: Caller) {
  const first = db
    .select({
      knowledgeId: knowledgeChapter.knowledgeId,
      chapterId: sql<number>`min(${knowledgeChapter.chapterId})`.as('first_chapter_id'),
    })
    .from(knowledgeChapter)
    .groupBy(knowledgeChapter.knowledgeId)
    .as('first')
  const asked = db
    .select({ knowledgeId: sql<number>`unnest(${bankSearch.knowledgeIds})` })
    .from(bankSearch)
    .where(and(eq(bankSearch.subjectId, subjectId), isVisible(uid, bankSearch.ownerId)))
  const isKnown = or(isNotNull(first.chapterId), inArray(knowledge.knowledgeId, asked))
  return db
    .select({ name: knowledge.name, chapterName: chapter.nodeName })
    .from(knowledge)
    .leftJoin(first, eq(first.knowledgeId, knowledge.knowledgeId))
    .leftJoin(chapter, eq(chapter.chapterId, first.chapterId))
    .where(and(eq(knowledge.subjectId, subjectId), ne(knowledge.name, unsorted), isKnown))
    .orderBy(asc(first.chapterId), asc(knowledge.knowledgeId))
}
