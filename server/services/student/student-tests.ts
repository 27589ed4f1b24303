import { and, eq, isNotNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { StudentTest } from '#api/contract/areas/student.ts'
import { taskKind } from '#api/contract/schemas/tests.ts'
import type { Executor } from '#server/database/database.ts'
import { course } from '#server/database/schema/courses.ts'
import { paper } from '#server/database/schema/papers.ts'
import { reminder, submission, test } from '#server/database/schema/tests.ts'
import { type Assigned, windowFault } from './hand-in-window.ts'

/** What was assigned to a student: first what can be worked at, by its end; then the rest, the latest end first. */
export async function listStudentTests(db: Executor, uid: number, now: Date): Promise<StudentTest[]> {
  const rows = await findRows(db, uid)
  return rows.map((row) => studentTestOf(row, now)).toSorted(byUrgency)
}

type Row = Awaited<ReturnType<typeof findRows>>[number]

const findRows = (db: Executor, uid: number) =>
  db
    .select({
      testId: test.testId,
      testName: test.testName,
      courseName: course.courseName,
      subjectId: paper.subjectId,
      kind: test.kind,
      publishedAt: test.publishedAt,
      beginTime: test.beginTime,
      endTime: test.endTime,
      finishedAt: test.finishedAt,
      duration: test.duration,
      itemCount: paper.itemCount,
      score: test.score,
      scoreTime: test.scoreTime,
      startedAt: submission.startedAt,
      submittedAt: submission.submittedAt,
      unmarkedCount: submission.unmarkedCount,
      total: sql<number>`${submission.objectiveScore} + ${submission.writtenScore}`,
      isReminded: sql<boolean>`exists (
        select from ${reminder} where ${reminder.testId} = ${test.testId} and ${reminder.uid} = ${submission.uid}
          and ${reminder.sentAt} >= ${test.publishedAt})`,
    })
    .from(submission)
    .innerJoin(test, eq(test.testId, submission.testId))
    .innerJoin(course, eq(course.courseId, test.courseId))
    .innerJoin(paper, eq(paper.paperId, test.paperId))
    .where(and(eq(submission.uid, sql.placeholder('uid')), isNotNull(test.publishedAt)))
    .prepare('student_tests')
    .execute({ uid })

/** Whether a student may see the score: published, and nothing of this script still waits for a person. */
export const isScoreOut = (row: {
  readonly submittedAt: Date | null
  readonly scoreTime: Date | null
  readonly unmarkedCount: number
}): boolean => row.submittedAt !== null && row.scoreTime !== null && row.unmarkedCount === 0

function stateOf(row: Row & Assigned, now: Date): StudentTest['state'] {
  switch (windowFault(row, now)) {
    case null:
      return 'open'
    case 'notYetOpen':
      return 'notStarted'
    case 'closed':
      return 'missed'
    case 'alreadySubmitted':
      return isScoreOut(row) ? 'published' : 'submitted'
  }
}

function studentTestOf(row: Row, now: Date): StudentTest {
  const state = stateOf(row, now)
  return {
    testId: row.testId,
    testName: row.testName,
    courseName: row.courseName,
    subjectId: row.subjectId,
    kind: z.parse(taskKind, row.kind),
    beginTime: row.beginTime.toISOString(),
    endTime: row.endTime.toISOString(),
    duration: row.duration,
    itemCount: row.itemCount,
    score: row.score,
    state,
    started: row.startedAt !== null,
    submittedAt: row.submittedAt && row.submittedAt.toISOString(),
    total: state === 'published' ? row.total : null,
    reminded: row.isReminded && row.submittedAt === null,
  }
}

function byUrgency(left: StudentTest, right: StudentTest): number {
  if ((left.state === 'open') !== (right.state === 'open')) return left.state === 'open' ? -1 : 1
  const earlierFirst = left.endTime.localeCompare(right.endTime) || left.testId - right.testId
  return left.state === 'open' ? earlierFirst : -earlierFirst
}
