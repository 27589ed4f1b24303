import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { taskKind, type TestRow } from '#api/contract/schemas/tests.ts'
import { roundedQuotient } from '#domain/statistics/rounding.ts'
import type { Executor } from '#server/database/database.ts'
import { course } from '#server/database/schema/courses.ts'
import { paper } from '#server/database/schema/papers.ts'
import { submission, test } from '#server/database/schema/tests.ts'
import { instantSql, taskStatusSql } from './task-status-sql.ts'

const isMarked = and(isNotNull(submission.submittedAt), eq(submission.unmarkedCount, 0))

/** Lateral to `test`: its students by where they stand, and the sum of the marked scripts' scores in tenths. */
export const submissionCounts = new QueryBuilder()
  .select({
    assignedCount: sql<number>`count(*)::int`.as('join_num'),
    openedCount: sql<number>`count(coalesce(${submission.startedAt}, ${submission.submittedAt}))::int`.as(
      'opened_count',
    ),
    submittedCount: sql<number>`count(${submission.submittedAt})::int`.as('submit_count'),
    markedCount: sql<number>`(count(*) filter (where ${isMarked}))::int`.as('marked_count'),
    markedSum:
      sql<number>`coalesce(sum(${submission.objectiveScore} + ${submission.writtenScore}) filter (where ${isMarked}), 0)::int`.as(
        'marked_sum',
      ),
    lastSubmittedAt: sql`max(${submission.submittedAt})`.as('last_submitted_at'),
  })
  .from(submission)
  .where(eq(submission.testId, test.testId))
  .as('counts')

/** Whether the report was opened since the last submission; for `selectTests`. */
export const viewedSql = sql<boolean>`coalesce(${test.viewedAt} >= coalesce(${submissionCounts.lastSubmittedAt}, ${test.viewedAt}), false)`

/**
 * Tests with their counts, paper and course: the columns, still without `where`, order and page. `now` is a timestamptz
 * (`instantSql`, or a placeholder where the query is prepared). Each row costs an index scan over its own submissions.
 */
export const selectTests = (db: Executor, now: SQL) =>
  db
    .select({
      testId: test.testId,
      testName: test.testName,
      courseId: test.courseId,
      courseName: course.courseName,
      paperId: test.paperId,
      paperTitle: paper.paperTitle,
      kind: test.kind,
      testType: test.testType,
      beginTime: test.beginTime,
      endTime: test.endTime,
      duration: test.duration,
      userJoinType: test.userJoinType,
      status: taskStatusSql(now),
      score: test.score,
      publishedAt: test.publishedAt,
      finishedAt: test.finishedAt,
      scoreTime: test.scoreTime,
      viewed: viewedSql,
      assignedCount: submissionCounts.assignedCount,
      openedCount: submissionCounts.openedCount,
      submittedCount: submissionCounts.submittedCount,
      markedCount: submissionCounts.markedCount,
      markedSum: submissionCounts.markedSum,
    })
    .from(test)
    .innerJoin(course, eq(course.courseId, test.courseId))
    .innerJoin(paper, eq(paper.paperId, test.paperId))
    .crossJoinLateral(submissionCounts)

/** A test as it stands in the database, with its counts. */
export type TestRecord = Awaited<ReturnType<typeof selectTests>>[number]

/** The tests of a condition on `test`, as records; one query. */
export const testRecords = async (db: Executor, now: Date, where: SQL | undefined): Promise<TestRecord[]> =>
  selectTests(db, instantSql(now)).where(where).orderBy(test.testId)

/** One test by its id, null when it has been deleted. */
export const testRecord = async (db: Executor, now: Date, testId: number): Promise<TestRecord | null> =>
  (await testRecords(db, now, eq(test.testId, testId)))[0] ?? null

/** A record as the wire carries it; `assignedCount = markedCount + unmarkedCount + unsubmittedCount` by construction. */
export function testRowOf(record: TestRecord): TestRow {
  const {
    courseName: _course,
    paperTitle: _paper,
    openedCount,
    submittedCount,
    markedCount,
    markedSum,
    ...info
  } = record
  return {
    testInfo: {
      ...info,
      fromPaper: true,
      xotParam: null,
      kind: z.parse(taskKind, record.kind),
      beginTime: record.beginTime.toISOString(),
      endTime: record.endTime.toISOString(),
      publishedAt: isoOrNull(record.publishedAt),
      finishedAt: isoOrNull(record.finishedAt),
      scoreTime: isoOrNull(record.scoreTime),
    },
    reportData: {
      avgScore: markedCount === 0 ? null : roundedQuotient(markedSum, markedCount),
      openedCount,
      submittedCount,
      unsubmittedCount: unsubmittedOf(record),
      unmarkedCount: unmarkedOf(record),
      markedCount,
    },
  }
}

/** Students who still have to hand in. */
export const unsubmittedOf = ({ assignedCount, submittedCount }: TestRecord): number => assignedCount - submittedCount

/** Scripts that wait for marking. */
export const unmarkedOf = ({ submittedCount, markedCount }: TestRecord): number => submittedCount - markedCount

const isoOrNull = (at: Date | null): string | null => at && at.toISOString()
