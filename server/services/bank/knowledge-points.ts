import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { chapter } from '#server/database/schema/books.ts'
import { knowledge, knowledgeChapter } from '#server/database/schema/questions.ts'
import { unsorted } from './knowledge-ids.ts'

/** The knowledge points of a subject with the first chapter of each, in the order of the chapters. */
export async function knowledgePointsOf(db: Executor, subjectId: number) {
  const first = db
    .select({
      knowledgeId: knowledgeChapter.knowledgeId,
      chapterId: sql<number>`min(${knowledgeChapter.chapterId})`.as('first_chapter_id'),
    })
    .from(knowledgeChapter)
    .groupBy(knowledgeChapter.knowledgeId)
    .as('first')
  return db
    .select({ name: knowledge.name, chapterName: chapter.nodeName })
    .from(knowledge)
    .leftJoin(first, eq(first.knowledgeId, knowledge.knowledgeId))
    .leftJoin(chapter, eq(chapter.chapterId, first.chapterId))
    .where(and(eq(knowledge.subjectId, subjectId), ne(knowledge.name, unsorted)))
    .orderBy(asc(first.chapterId), asc(knowledge.knowledgeId))
}
