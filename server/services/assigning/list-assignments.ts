import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { assigning } from '#api/contract/groups/assigning.ts'
import type { InputOf, OutputOf } from '#api/contract/endpoint.ts'
import { assignmentFilters, scoreFilters, viewedFilters } from '#domain/assignments/filters.ts'
import { allTypes } from '#domain/assignments/kinds.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import { containing } from '#server/database/containing.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { realEnd } from '../real-end.ts'
import { instantSql, assignmentStatusSql } from './assignment-status-sql.ts'
import { selectAssignments, submissionCounts, assignmentRowOf, viewedSql } from './assignment-rows.ts'

type ListInput = InputOf<typeof assigning.list>

type Counts = OutputOf<typeof assigning.list>['counts']

const countOfStatus = {
  [assignmentStatuses.inProgress]: 'inProgress',
  [assignmentStatuses.finished]: 'finished',
  [assignmentStatuses.unpublished]: 'unpublished',
  [assignmentStatuses.notStarted]: 'notStarted',
} as const satisfies Readonly<Record<number, keyof Counts>>

/** One page of a class's assignments, and the number in each status under the other filters; two queries. */
export async function listAssignments(
  db: Executor,
  input: ListInput,
  now: Date,
): Promise<OutputOf<typeof assigning.list>> {
  const { pager } = input
  const statuses = statusesAsked(input.assignmentStatus)
  const filters = filtersOf(input)
  const counts = await countByStatus(db, input, now)
  const stored = await selectAssignments(db, instantSql(now))
    .where(and(filters, statuses === null ? undefined : inArray(assignmentStatusSql(instantSql(now)), statuses)))
    .orderBy(...orderOf(input))
    .limit(pager.pageSize)
    .offset((pager.currentPage - 1) * pager.pageSize)
  return { list: stored.map(assignmentRowOf), total: totalOf(counts, statuses), counts }
}

/** Null for all; an unknown status number matches nothing. */
const statusesAsked = (assignmentStatus: readonly number[]): number[] | null =>
  assignmentStatus.length === 0 || assignmentStatus.includes(Number(assignmentFilters.all))
    ? null
    : [...new Set(assignmentStatus)]

/** All filters except the status. */
function filtersOf({ courseId, viewed, scoreFilter, assignmentType, keyword, paperId }: ListInput): SQL | undefined {
  return and(
    eq(assignment.courseId, courseId),
    viewed === viewedFilters.all ? undefined : eq(viewedSql, viewed === viewedFilters.viewed),
    scoreFilter === scoreFilters.published ? isNotNull(assignment.scoreTime) : undefined,
    scoreFilter === scoreFilters.notPublished ? isNull(assignment.scoreTime) : undefined,
    paperId === undefined ? undefined : eq(assignment.paperId, paperId),
    assignmentType === allTypes ? undefined : eq(assignment.assignmentType, assignmentType),
    keyword ? ilike(assignment.assignmentName, containing(keyword)) : undefined,
  )
}

/** The end is the one shown: the domain's `endOf`. */
const sortColumns = {
  beginTime: assignment.beginTime,
  endTime: realEnd(assignment),
  assignmentName: assignment.assignmentName,
} as const

function orderOf({ sortBy, sort }: ListInput): SQL[] {
  const direction = sort === 'ASC' ? asc : desc
  return [direction(sortColumns[sortBy]), direction(assignment.assignmentId)]
}

async function countByStatus(db: Executor, input: ListInput, now: Date): Promise<Counts> {
  const status = assignmentStatusSql(instantSql(now))
  const countOf = (one: number) => sql<number>`(count(*) filter (where ${status} = ${one}))::int`
  const selected = db
    .select({
      all: sql<number>`count(*)::int`,
      inProgress: countOf(assignmentStatuses.inProgress),
      finished: countOf(assignmentStatuses.finished),
      unpublished: countOf(assignmentStatuses.unpublished),
      notStarted: countOf(assignmentStatuses.notStarted),
    })
    .from(assignment)
  // Whether an assignment was viewed is all that depends on its submissions.
  const joined = input.viewed === viewedFilters.all ? selected : selected.crossJoinLateral(submissionCounts)
  const [row] = await joined.where(filtersOf(input))
  if (row === undefined) throw new Error('An aggregate answered no row')
  return row
}

const totalOf = (counts: Counts, statuses: readonly number[] | null): number =>
  statuses === null
    ? counts.all
    : statuses.reduce((total, status) => total + (isStatus(status) ? counts[countOfStatus[status]] : 0), 0)

const isStatus = (status: number): status is keyof typeof countOfStatus => status in countOfStatus
