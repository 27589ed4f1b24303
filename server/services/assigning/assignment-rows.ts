import { eq, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { assignmentKind, type AssignmentRow } from '#api/contract/schemas/assignments.ts'
import { assignmentUnfilled } from '#api/contract/schemas/unfilled-fields.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import { roundedQuotient } from '#domain/statistics/rounding.ts'
import type { Executor } from '#server/database/database.ts'
import { course } from '#server/database/schema/courses.ts'
import { assignmentException } from '#server/database/schema/assignment-exceptions.ts'
import { paper } from '#server/database/schema/papers.ts'
import { submission, assignment } from '#server/database/schema/assignments.ts'
import { isOwnException, ownRealEnd } from '../submission/own-times.ts'
import { hasSavedAnswers } from '../submission/saved-answers.ts'
import { isMarked, isUnsubmitted } from '../submission/state-conditions.ts'
import { total } from '../submission/totals.ts'
import { instantSql, assignmentStatusSql } from './assignment-status-sql.ts'

const { inProgress } = assignmentStatuses

/** Lateral to `assignment`: its students by state, and the sum of the marked submissions' scores in tenths. */
export const submissionCounts = new QueryBuilder()
  .select({
    assignedCount: sql<number>`count(*)::int`.as('join_num'),
    openedCount: sql<number>`count(coalesce(${submission.startedAt}, ${submission.submittedAt}))::int`.as(
      'opened_count',
    ),
    submittedCount: sql<number>`count(${submission.submittedAt})::int`.as('submit_count'),
    markedCount: sql<number>`(count(*) filter (where ${isMarked}))::int`.as('marked_count'),
    markedSum: sql<number>`coalesce(sum(${total}) filter (where ${isMarked}), 0)::int`.as('marked_sum'),
    lastSubmittedAt: sql`max(coalesce(${submission.collectedAt}, ${submission.submittedAt}))`.as('last_submitted_at'),
  })
  .from(submission)
  .where(eq(submission.assignmentId, assignment.assignmentId))
  .as('counts')

/** Whether the report has been opened since the last submission; for `selectAssignments`. */
export const viewedSql = sql<boolean>`coalesce(${assignment.viewedAt} >= coalesce(${submissionCounts.lastSubmittedAt}, ${assignment.viewedAt}), false)`

/** How many can still hand in at `now` because of their own times: the domain's `ownWindow` and `isOver`. */
const openCountSql = (now: SQL): SQL<number> => sql<number>`(
  select count(*)::int from ${assignmentException} join ${submission} on ${isOwnException} and ${isUnsubmitted}
  where ${assignmentException.assignmentId} = ${assignment.assignmentId} and ${assignment.scoreTime} is null
    and ${ownRealEnd} > ${now})`

/** How many have saved answers in an assignment that is in progress at `now`. */
const answeringCountSql = (
  now: SQL,
): SQL<number> => sql<number>`case when ${assignmentStatusSql(now)} = ${inProgress}::int then (
  select count(*)::int from ${submission} where ${submission.assignmentId} = ${assignment.assignmentId} and ${hasSavedAnswers}) else 0 end`

/**
 * The columns read for an assignment, joined with its course, its paper and `submissionCounts`; `now` is a timestamptz.
 */
export const assignmentColumns = (now: SQL) => ({
  assignmentId: assignment.assignmentId,
  assignmentName: assignment.assignmentName,
  courseId: assignment.courseId,
  courseName: course.courseName,
  paperId: assignment.paperId,
  paperTitle: paper.paperTitle,
  subjectId: paper.subjectId,
  kind: assignment.kind,
  assignmentType: assignment.assignmentType,
  beginTime: assignment.beginTime,
  endTime: assignment.endTime,
  duration: assignment.duration,
  audience: assignment.audience,
  status: assignmentStatusSql(now),
  score: assignment.score,
  publishedAt: assignment.publishedAt,
  finishedAt: assignment.finishedAt,
  scoreTime: assignment.scoreTime,
  viewed: viewedSql,
  assignedCount: submissionCounts.assignedCount,
  openedCount: submissionCounts.openedCount,
  submittedCount: submissionCounts.submittedCount,
  markedCount: submissionCounts.markedCount,
  markedSum: submissionCounts.markedSum,
  openCount: openCountSql(now),
  answeringCount: answeringCountSql(now),
  showsMean: assignment.showsMean,
  groupMinutes: assignment.groupMinutes,
})

/**
 * Assignments with their counts, paper and course: the columns, still without `where`, order and page. `now` is a timestamptz
 * (`instantSql`, or a placeholder where the query is prepared). Each row costs an index scan over its own submissions.
 */
export const selectAssignments = (db: Executor, now: SQL) =>
  db
    .select(assignmentColumns(now))
    .from(assignment)
    .innerJoin(course, eq(course.courseId, assignment.courseId))
    .innerJoin(paper, eq(paper.paperId, assignment.paperId))
    .crossJoinLateral(submissionCounts)

/** An assignment as stored, with its counts. */
export type StoredAssignment = Awaited<ReturnType<typeof selectAssignments>>[number]

/** The assignments that match a condition on `assignment`, as stored; one query. */
export const storedAssignments = async (db: Executor, now: Date, where: SQL | undefined): Promise<StoredAssignment[]> =>
  selectAssignments(db, instantSql(now)).where(where).orderBy(assignment.assignmentId)

/** One assignment by its id, null if it has been deleted. */
export const storedAssignment = async (
  db: Executor,
  now: Date,
  assignmentId: number,
): Promise<StoredAssignment | null> =>
  (await storedAssignments(db, now, eq(assignment.assignmentId, assignmentId)))[0] ?? null

/**
 * A stored assignment in the form of the wire. By construction, `assignedCount = markedCount + unmarkedCount +
 * unsubmittedCount`.
 */
export function assignmentRowOf(stored: StoredAssignment): AssignmentRow {
  const {
    courseName: _course,
    paperTitle: _paper,
    subjectId: _subject,
    openedCount,
    submittedCount,
    markedCount,
    markedSum,
    openCount,
    answeringCount,
    showsMean: _mean,
    groupMinutes: _minutes,
    ...info
  } = stored
  return {
    assignmentInfo: {
      ...info,
      fromPaper: true,
      ...assignmentUnfilled,
      kind: z.parse(assignmentKind, stored.kind),
      beginTime: stored.beginTime.toISOString(),
      endTime: stored.endTime.toISOString(),
      publishedAt: isoOrNull(stored.publishedAt),
      finishedAt: isoOrNull(stored.finishedAt),
      scoreTime: isoOrNull(stored.scoreTime),
    },
    reportData: {
      meanScore: markedCount === 0 ? null : roundedQuotient(markedSum, markedCount),
      openedCount,
      ...(openCount > 0 && { stillOpenCount: openCount }),
      ...(answeringCount > 0 && { answeringCount }),
      submittedCount,
      unsubmittedCount: unsubmittedOf(stored),
      unmarkedCount: unmarkedOf(stored),
      markedCount,
    },
  }
}

/** Students who still have to hand in. */
export const unsubmittedOf = ({ assignedCount, submittedCount }: StoredAssignment): number =>
  assignedCount - submittedCount

/** Submissions waiting to be marked. */
export const unmarkedOf = ({ submittedCount, markedCount }: StoredAssignment): number => submittedCount - markedCount

const isoOrNull = (at: Date | null): string | null => at && at.toISOString()
