import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { homework } from '#api/contract/areas/homework.ts'
import type { InputOf, OutputOf } from '#api/contract/endpoint.ts'
import { scorePublishStates, taskFilters, viewedFilters } from '#domain/tasks/filters.ts'
import { taskStatuses } from '#domain/tasks/status.ts'
import type { Executor } from '#server/database/database.ts'
import { test } from '#server/database/schema/tests.ts'
import { instantSql, taskStatusSql } from './task-status-sql.ts'
import { selectTests, submissionCounts, testRowOf, viewedSql } from './test-rows.ts'

type ListInput = InputOf<typeof homework.list>

type Counts = OutputOf<typeof homework.list>['counts']

const countOfStatus = {
  [taskStatuses.inProgress]: 'inProgress',
  [taskStatuses.finished]: 'finished',
  [taskStatuses.unpublished]: 'unpublished',
  [taskStatuses.notStarted]: 'notStarted',
} as const satisfies Readonly<Record<number, keyof Counts>>

/** One page of a class's tests, and how many there are of each status under the other filters; two queries. */
export async function listTests(db: Executor, input: ListInput, now: Date): Promise<OutputOf<typeof homework.list>> {
  const { pager } = input
  const statuses = statusesAsked(input.testStatus)
  const filters = filtersOf(input)
  const counts = await countByStatus(db, filters, now)
  const records = await selectTests(db, instantSql(now))
    .where(and(filters, statuses === null ? undefined : inArray(taskStatusSql(instantSql(now)), statuses)))
    .orderBy(...orderOf(input))
    .limit(pager.pageSize)
    .offset((pager.currentPage - 1) * pager.pageSize)
  return { list: records.map(testRowOf), total: totalOf(counts, statuses), counts }
}

/** Null for all; a number that is no status lets nothing through. */
const statusesAsked = (testStatus: readonly number[]): number[] | null =>
  testStatus.length === 0 || testStatus.includes(Number(taskFilters.all)) ? null : [...new Set(testStatus)]

/** All filters but the status. */
function filtersOf({ courseId, viewed, scorePublish, testType, keyword, paperId }: ListInput): SQL | undefined {
  return and(
    eq(test.courseId, courseId),
    viewed === viewedFilters.all ? undefined : eq(viewedSql, viewed === viewedFilters.viewed),
    scorePublish === scorePublishStates.published ? isNotNull(test.scoreTime) : undefined,
    scorePublish === scorePublishStates.notPublished ? isNull(test.scoreTime) : undefined,
    paperId === undefined ? undefined : eq(test.paperId, paperId),
    testType === 0 ? undefined : eq(test.testType, testType),
    keyword ? ilike(test.testName, `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`) : undefined,
  )
}

/** The end is the one that is shown: the domain's `endOf`. */
const sortColumns = {
  beginTime: test.beginTime,
  endTime: sql`least(${test.finishedAt}, ${test.endTime})`,
  testName: test.testName,
} as const

function orderOf({ sortBy, sort }: ListInput): SQL[] {
  const direction = sort === 'ASC' ? asc : desc
  return [direction(sortColumns[sortBy]), direction(test.testId)]
}

async function countByStatus(db: Executor, filters: SQL | undefined, now: Date): Promise<Counts> {
  const status = taskStatusSql(instantSql(now))
  const countOf = (one: number) => sql<number>`(count(*) filter (where ${status} = ${one}))::int`
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      inProgress: countOf(taskStatuses.inProgress),
      finished: countOf(taskStatuses.finished),
      unpublished: countOf(taskStatuses.unpublished),
      notStarted: countOf(taskStatuses.notStarted),
    })
    .from(test)
    .crossJoinLateral(submissionCounts)
    .where(filters)
  if (row === undefined) throw new Error('An aggregate answered no row')
  return row
}

const totalOf = (counts: Counts, statuses: readonly number[] | null): number =>
  statuses === null
    ? counts.all
    : statuses.reduce((total, status) => total + (isStatus(status) ? counts[countOfStatus[status]] : 0), 0)

const isStatus = (status: number): status is keyof typeof countOfStatus => status in countOfStatus
