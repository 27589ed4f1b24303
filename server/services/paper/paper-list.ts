import { and, count, desc, eq, ilike, type SQL, sql } from 'drizzle-orm'
import type { paper as paperArea } from '#api/contract/areas/paper.ts'
import type { InputOf, OutputOf } from '#api/contract/endpoint.ts'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { book, chapter } from '#server/database/schema/books.ts'
import { course } from '#server/database/schema/courses.ts'
import { paper, paperItem } from '#server/database/schema/papers.ts'
import { user } from '#server/database/schema/people.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { isTaughtBy } from '../classes/taught-by.ts'
import { isCurrent, isGivenTo, isReadable, isShared } from './readable-papers.ts'

type ListInput = InputOf<typeof paperArea.list>

/** One page of the papers of a scope, the latest change first, and the books to filter them by; three queries. */
export async function listPapers(
  db: Executor,
  input: ListInput,
  caller: Caller,
): Promise<OutputOf<typeof paperArea.list>> {
  const { pager } = input
  const inScope = scopeOf(input, caller)
  const filters = and(inScope, filtersOf(input))
  const rows = await selectRows(db, caller)
    .where(filters)
    .orderBy(desc(paper.updatedAt), paper.paperId)
    .limit(pager.pageSize)
    .offset((pager.currentPage - 1) * pager.pageSize)
  const [all] = await db.select({ total: count() }).from(paper).where(filters)
  const list = rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
  return { list, total: all?.total ?? 0, books: await findBooks(db, inScope) }
}

function scopeOf({ scope, subjectId }: ListInput, caller: Caller): SQL | undefined {
  const scopes = {
    mine: eq(paper.ownerId, caller.uid),
    given: isGivenTo(caller.uid),
    school: isShared(caller),
    all: isReadable(caller),
  }
  return and(eq(paper.subjectId, subjectId), isCurrent(), scopes[scope])
}

const filtersOf = ({ bookId, keyword }: ListInput): SQL | undefined =>
  and(
    bookId === undefined ? undefined : eq(paper.bookId, bookId),
    keyword ? ilike(paper.paperTitle, `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`) : undefined,
  )

const selectRows = (db: Executor, { uid }: Caller) =>
  db
    .select({
      paperId: paper.paperId,
      paperTitle: paper.paperTitle,
      ownerId: paper.ownerId,
      ownerName: user.realname,
      subjectId: paper.subjectId,
      bookName: book.bookName,
      chapterName: chapter.nodeName,
      duration: paper.duration,
      score: paper.score,
      itemCount: paper.itemCount,
      writtenCount: sql<number>`(
        select count(*)::int from ${paperItem}
        where ${paperItem.paperId} = ${paper.paperId} and ${paperItem.key} ->> 'kind' = 'written')`,
      sharedWithSchool: paper.sharedWithSchool,
      usedCount: sql<number>`(
        select count(*)::int from ${assignment} join ${course} on ${course.courseId} = ${assignment.courseId}
        where ${assignment.paperId} = ${paper.paperId} and ${isTaughtBy(uid)})`,
      updatedAt: paper.updatedAt,
    })
    .from(paper)
    .innerJoin(user, eq(user.uid, paper.ownerId))
    .leftJoin(book, eq(book.bookId, paper.bookId))
    .leftJoin(chapter, eq(chapter.chapterId, paper.chapterId))

const findBooks = (db: Executor, inScope: SQL | undefined) =>
  db
    .select({ bookId: book.bookId, bookName: book.bookName })
    .from(paper)
    .innerJoin(book, eq(book.bookId, paper.bookId))
    .where(inScope)
    .groupBy(book.bookId)
    .orderBy(book.displayOrder, book.bookId)
