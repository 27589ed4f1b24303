import { and, asc, eq } from 'drizzle-orm'
import { bookUse } from '#domain/textbooks/book-days.ts'
import type { Executor } from '#server/database/database.ts'
import { chapter } from '#server/database/schema/books.ts'
import { courseBook } from '#server/database/schema/courses.ts'
import { knowledge, knowledgeChapter } from '#server/database/schema/questions.ts'

interface BookOfCourse {
  readonly courseId: number
  readonly bookId: number
}

/** Why a class cannot use a book now; null where it can. Before its days begin a teacher prepares with it. */
export async function bookClosed(db: Executor, { courseId, bookId }: BookOfCourse, now: Date) {
  const [days] = await db
    .select({ startDate: courseBook.startDate, endDate: courseBook.endDate })
    .from(courseBook)
    .where(and(eq(courseBook.courseId, courseId), eq(courseBook.bookId, bookId)))
  if (days === undefined) return 'bookUnknown'
  return bookUse(days, now).state === 'ended' ? 'bookEnded' : null
}

/** The contents of a book: its chapters, below each the knowledge points that its questions ask for. */
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
    extendParams: { chapterId: id },
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
    extendParams: { knowledgeId: id },
  }))
}

/** Chapters and knowledge points have numbers of their own, and a point may stand in several chapters. */
const chapterKey = (chapterId: number): string => `c${chapterId}`
