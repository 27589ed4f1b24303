import { asc, eq } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { chapter } from '#server/database/schema/books.ts'
import { knowledge, knowledgeChapter } from '#server/database/schema/questions.ts'

/** The contents of a book: its chapters, and below each the knowledge points of its questions. */
export const contentsOf = async (db: Executor, bookId: number) => [
  ...(await chaptersOf(db, bookId)),
  ...(await knowledgeOf(db, bookId)),
]

async function chaptersOf(db: Executor, bookId: number) {
  const { chapterId, nodeName, displayOrder } = chapter
  const rows = await db.select({ chapterId, nodeName, displayOrder }).from(chapter).where(eq(chapter.bookId, bookId))
  return rows.map(({ chapterId: id, ...row }) => ({
    ...row,
    cid: chapterKey(id),
    pid: null,
    level: 1,
    isChapter: true,
    nodeType: 'chapter' as const,
    refersTo: { chapterId: id },
  }))
}

async function knowledgeOf(db: Executor, bookId: number) {
  const { knowledgeId, name } = knowledge
  const rows = await db
    .select({ knowledgeId, name, chapterId: chapter.chapterId })
    .from(knowledgeChapter)
    .innerJoin(chapter, eq(chapter.chapterId, knowledgeChapter.chapterId))
    .innerJoin(knowledge, eq(knowledgeId, knowledgeChapter.knowledgeId))
    .where(eq(chapter.bookId, bookId))
    .orderBy(asc(chapter.chapterId), asc(knowledgeId))
  return rows.map(({ knowledgeId: id, name: nodeName, chapterId }, displayOrder) => ({
    nodeName,
    displayOrder,
    cid: `${chapterKey(chapterId)}k${id}`,
    pid: chapterKey(chapterId),
    level: 2,
    isChapter: false,
    nodeType: 'knowledge' as const,
    refersTo: { knowledgeId: id },
  }))
}

/** Chapters and knowledge points are numbered independently, and a point may occur in several chapters. */
const chapterKey = (chapterId: number): string => `c${chapterId}`
