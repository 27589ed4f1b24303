import { and, count, desc, eq, ilike, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/pg-core'
import type { paper as paperArea } from '#api/contract/groups/paper.ts'
import type { InputOf, OutputOf } from '#api/contract/endpoint.ts'
import type { Caller } from '#server/core/ports.ts'
import { containing } from '#server/database/containing.ts'
import type { Executor } from '#server/database/database.ts'
import { book, chapter } from '#server/database/schema/books.ts'
import { paper, paperItem, paperShare } from '#server/database/schema/papers.ts'
import { user } from '#server/database/schema/people.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { coursesTaughtBy } from '../classes/taught-by.ts'
import { isCurrent, isEditable, isGivenTo, isReadable, isShared } from './readable-papers.ts'
import { firstVersionOf } from './versions.ts'

type ListInput = InputOf<typeof paperArea.list>

type Listed = OutputOf<typeof paperArea.list>

type Filters = Omit<ListInput, 'scope'>

/** One page of the papers in a scope, last changed first, and the books to filter them by; three queries. */
export const listPapers = (db: Executor, input: ListInput, caller: Caller): Promise<Listed> =>
  listWithin(db, scopeOf(input, caller), input, caller)

/** The same for the caller's papers that none of their classes ever had. */
export const unassignedPapers = (db: Executor, input: Filters, caller: Caller): Promise<Listed> =>
  listWithin(db, isUnassigned(input.subjectId, caller), input, caller)

/** The number of these. */
export const countUnassigned = (db: Executor, subjectId: number, caller: Caller): Promise<number> =>
  db.$count(paper, isUnassigned(subjectId, caller))

const isUnassigned = (subjectId: number, caller: Caller): SQL | undefined =>
  and(
    scopeOf({ scope: 'mine', subjectId }, caller),
    sql`${firstVersionOf(paper)} not in (select first_version from ${assignedBy(caller)})`,
  )

async function listWithin(db: Executor, inScope: SQL | undefined, input: Filters, caller: Caller): Promise<Listed> {
  const { pager } = input
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

function scopeOf({ scope, subjectId }: Pick<ListInput, 'scope' | 'subjectId'>, caller: Caller): SQL | undefined {
  const ofSubject = eq(paper.subjectId, subjectId)
  const given = isGivenTo(caller.uid)
  const scopes = {
    mine: and(ofSubject, eq(paper.ownerId, caller.uid)),
    // Whoever gave it meant this person, whatever they teach.
    given,
    school: and(ofSubject, isShared(caller)),
    all: or(given, and(ofSubject, isReadable(caller))),
  }
  return and(isCurrent(), scopes[scope])
}

const filtersOf = ({ bookId, keyword }: Filters): SQL | undefined =>
  and(
    bookId === undefined ? undefined : eq(paper.bookId, bookId),
    keyword ? ilike(paper.paperTitle, containing(keyword)) : undefined,
  )

const version = alias(paper, 'version')

/** Papers ever published to a teacher's classes, in any version, with how often. */
const assignedBy = ({ uid }: Caller) =>
  new QueryBuilder()
    .select({ firstVersion: firstVersionOf(version).as('first_version'), times: count().as('times') })
    .from(assignment)
    .innerJoin(version, eq(version.paperId, assignment.paperId))
    .where(and(inArray(assignment.courseId, coursesTaughtBy(uid)), isNotNull(assignment.publishedAt)))
    .groupBy(firstVersionOf(version))
    .as('assigned')

function selectRows(db: Executor, caller: Caller) {
  const assigned = assignedBy(caller)
  return db
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
      givenCount: sql<number>`case when ${paper.ownerId} = ${caller.uid} then (
        select count(*)::int from ${paperShare} where ${paperShare.paperId} = ${paper.paperId}) else 0 end`,
      canEdit: sql<boolean>`${isEditable(caller)}`,
      usedCount: sql<number>`coalesce(${assigned.times}, 0)::int`,
      updatedAt: paper.updatedAt,
    })
    .from(paper)
    .innerJoin(user, eq(user.uid, paper.ownerId))
    .leftJoin(book, eq(book.bookId, paper.bookId))
    .leftJoin(chapter, eq(chapter.chapterId, paper.chapterId))
    .leftJoin(assigned, eq(assigned.firstVersion, firstVersionOf(paper)))
}

const findBooks = (db: Executor, inScope: SQL | undefined) =>
  db
    .select({ bookId: book.bookId, bookName: book.bookName })
    .from(paper)
    .innerJoin(book, eq(book.bookId, paper.bookId))
    .where(inScope)
    .groupBy(book.bookId)
    .orderBy(book.displayOrder, book.bookId)
