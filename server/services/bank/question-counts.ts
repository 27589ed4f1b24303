import { eq, sql } from 'drizzle-orm'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { book, chapter } from '#server/database/schema/books.ts'
import { bankSearch, knowledge, knowledgeChapter } from '#server/database/schema/questions.ts'
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
  const { rows } = await db.execute<{ knowledgeId: string; nodeName: string; questionCount: number }>(sql`
    select ${knowledge.knowledgeId} as "knowledgeId", ${knowledge.name} as "nodeName",
      count(distinct placed.question_id)::int as "questionCount"
    from (${placedIn(bookId, uid)}) as placed
    join ${knowledge} on ${knowledge.knowledgeId} = placed.knowledge_id
    group by ${knowledge.knowledgeId} order by ${knowledge.knowledgeId}`)
  return rows.map(({ knowledgeId, nodeName, questionCount }, displayOrder) => ({
    nodeName,
    questionCount,
    displayOrder,
    cid: `k${knowledgeId}`,
    pid: null,
    level: 1,
    isChapter: false,
    nodeType: 'knowledge' as const,
    refersTo: { knowledgeId: Number(knowledgeId) },
  }))
}

/** Numbers of questions by the `cid` of a chapter, and of a knowledge point within it. */
async function countCells(db: Executor, bookId: number, { uid }: Caller): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ cid: string; count: number }>(sql`
    select 'c' || chapter_id || case when knowledge_id is null then '' else 'k' || knowledge_id end as cid,
      count(distinct question_id)::int as count
    from (${placedIn(bookId, uid)}) as placed
    group by grouping sets ((chapter_id), (chapter_id, knowledge_id))`)
  return new Map(rows.map(({ cid, count }) => [cid, count]))
}

/** The visible questions of a book with chapter and knowledge point; one in no chapter is in those of its points. */
const placedIn = (bookId: number, uid: number) => sql`
  select ${bankSearch.chapterId}, ${bankSearch.questionId}, point.knowledge_id
  from ${bankSearch}
  join ${chapter} on ${chapter.chapterId} = ${bankSearch.chapterId}
  cross join unnest(${bankSearch.knowledgeIds}) as point (knowledge_id)
  where ${chapter.bookId} = ${bookId} and ${isVisible(uid, bankSearch.ownerId)}
  union all
  select ${chapter.chapterId}, ${bankSearch.questionId}, point.knowledge_id
  from ${bankSearch}
  cross join unnest(${bankSearch.knowledgeIds}) as point (knowledge_id)
  join ${knowledgeChapter} on ${knowledgeChapter.knowledgeId} = point.knowledge_id
  join ${chapter} on ${chapter.chapterId} = ${knowledgeChapter.chapterId}
  join ${book} on ${book.bookId} = ${chapter.bookId} and ${book.subjectId} = ${bankSearch.subjectId}
  where ${chapter.bookId} = ${bookId} and ${bankSearch.chapterId} is null and ${isVisible(uid, bankSearch.ownerId)}`
