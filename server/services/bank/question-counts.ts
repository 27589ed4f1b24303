import { and, eq, sql } from 'drizzle-orm'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { book, chapter } from '#server/database/schema/books.ts'
import { item, knowledge, question } from '#server/database/schema/questions.ts'
import { contentsOf } from './book-contents.ts'
import { isVisible } from './visible-questions.ts'

/** The contents of a book with the number of questions in each part; null if there is no such book. */
export async function countedContents(db: Executor, bookId: number, caller: Caller) {
  if ((await db.$count(book, eq(book.bookId, bookId))) === 0) return null
  const rows = await contentsOf(db, bookId)
  const cells = await countCells(db, bookId, caller)
  return rows.map((row) => ({ ...row, questionCount: cells.get(row.cid) ?? 0 }))
}

/** Only the knowledge points of a book, without duplicates. */
export async function countedKnowledge(db: Executor, bookId: number, { uid }: Caller) {
  if ((await db.$count(book, eq(book.bookId, bookId))) === 0) return null
  const rows = await db
    .select({
      knowledgeId: knowledge.knowledgeId,
      nodeName: knowledge.name,
      questionCount: sql<number>`count(distinct ${question.questionId})::int`,
    })
    .from(question)
    .innerJoin(chapter, eq(chapter.chapterId, question.chapterId))
    .innerJoin(item, eq(item.questionId, question.questionId))
    .innerJoin(knowledge, eq(knowledge.knowledgeId, item.knowledgeId))
    .where(and(eq(chapter.bookId, bookId), isVisible(uid)))
    .groupBy(knowledge.knowledgeId)
    .orderBy(knowledge.knowledgeId)
  return rows.map(({ knowledgeId, nodeName, questionCount }, displayOrder) => ({
    nodeName,
    questionCount,
    displayOrder,
    cid: `k${knowledgeId}`,
    pid: null,
    level: 1,
    isChapter: false,
    nodeType: 'knowledge' as const,
    extendParams: { knowledgeId },
  }))
}

/** Numbers of questions by the `cid` of a chapter, and of a knowledge point within it. */
async function countCells(db: Executor, bookId: number, { uid }: Caller): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ cid: string; count: number }>(sql`
    select 'c' || ${question.chapterId} || case when ${item.knowledgeId} is null then '' else 'k' || ${item.knowledgeId} end as cid,
      count(distinct ${question.questionId})::int as count
    from ${question}
    join ${chapter} on ${chapter.chapterId} = ${question.chapterId}
    join ${item} on ${item.questionId} = ${question.questionId}
    where ${chapter.bookId} = ${bookId} and ${isVisible(uid)}
    group by grouping sets ((${question.chapterId}), (${question.chapterId}, ${item.knowledgeId}))`)
  return new Map(rows.map(({ cid, count }) => [cid, count]))
}
