import { type SQL, sql } from 'drizzle-orm'
import { taskStatuses } from '#domain/tasks/status.ts'
import { test } from '#server/database/schema/tests.ts'

const { inProgress, finished, unpublished, notStarted } = taskStatuses

/** An instant as a value of the database. */
export const instantSql = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

/** The domain's `taskStatus` of a row of `test`, for filters and counts; `now` is a timestamptz. */
export const taskStatusSql = (now: SQL): SQL<number> => sql<number>`case
  when ${test.publishedAt} is null or ${test.publishedAt} > ${now} then ${unpublished}::int
  when ${test.finishedAt} <= ${now} or ${test.endTime} <= ${now} then ${finished}::int
  when ${test.beginTime} > ${now} then ${notStarted}::int
  else ${inProgress}::int end`
