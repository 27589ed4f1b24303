import { type SQL, sql } from 'drizzle-orm'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import { assignment } from '#server/database/schema/assignments.ts'

const { inProgress, finished, unpublished, notStarted } = assignmentStatuses

/** An instant as an SQL value. */
export const instantSql = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

/** The domain's `assignmentStatus` for a row of `assignment`, for filters and counts; `now` is a timestamptz. */
export const assignmentStatusSql = (now: SQL): SQL<number> => sql<number>`case
  when ${assignment.publishedAt} is null or ${assignment.publishedAt} > ${now} then ${unpublished}::int
  when ${assignment.finishedAt} <= ${now} or ${assignment.endTime} <= ${now} then ${finished}::int
  when ${assignment.beginTime} > ${now} then ${notStarted}::int
  else ${inProgress}::int end`
