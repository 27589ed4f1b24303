import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { StudentAssignment } from '#api/contract/groups/student.ts'
import { assignmentKind } from '#api/contract/schemas/assignments.ts'
import { ownEndOf, ownWindow } from '#domain/assignments/own-window.ts'
import type { Executor } from '#server/database/database.ts'
import { assignmentException } from '#server/database/schema/assignment-exceptions.ts'
import { course } from '#server/database/schema/courses.ts'
import { answerNote } from '#server/database/schema/marking.ts'
import { paper } from '#server/database/schema/papers.ts'
import { reminder, submission, assignment } from '#server/database/schema/assignments.ts'
import { type Assigned, windowFault } from '../submission/hand-in-window.ts'
import { isOwnException, ownTimesFields } from '../submission/own-times.ts'
import { hasSavedAnswers } from '../submission/saved-answers.ts'
import { isUnsubmitted } from '../submission/state-conditions.ts'
import { isScoreOut } from '../submission/submission-state.ts'
import { total } from '../submission/totals.ts'

/** A student's assignments: open ones by their end, then those to come by their start; then the rest, latest end first. */
export async function listStudentAssignments(db: Executor, uid: number, now: Date): Promise<StudentAssignment[]> {
  const rows = await findRows(db, uid)
  return rows.map((row) => studentAssignmentOf(ownWindow(row, row.own), now)).toSorted(byUrgency)
}

type Row = Awaited<ReturnType<typeof findRows>>[number]

const findRows = (db: Executor, uid: number) =>
  db
    .select({
      assignmentId: assignment.assignmentId,
      assignmentName: assignment.assignmentName,
      courseName: course.courseName,
      subjectId: paper.subjectId,
      kind: assignment.kind,
      publishedAt: assignment.publishedAt,
      beginTime: assignment.beginTime,
      endTime: assignment.endTime,
      finishedAt: assignment.finishedAt,
      duration: assignment.duration,
      own: ownTimesFields,
      itemCount: paper.itemCount,
      score: assignment.score,
      scoreTime: assignment.scoreTime,
      startedAt: submission.startedAt,
      submittedAt: submission.submittedAt,
      hasSaved: hasSavedAnswers,
      isInUse: eq(course.status, 1) as SQL<boolean>,
      isCollected: sql<boolean>`${submission.collectedAt} is not null`,
      unmarkedCount: submission.unmarkedCount,
      total,
      isReminded: sql<boolean>`exists (
        select from ${reminder} where ${reminder.assignmentId} = ${assignment.assignmentId} and ${reminder.uid} = ${submission.uid}
          and ${reminder.sentAt} >= ${assignment.publishedAt})`,
      sentBack: sql<string | null>`(
        select reason from ${answerNote} where ${answerNote.submissionId} = ${submission.submissionId}
          and ${answerNote.kind} = 'sentBack' and ${isUnsubmitted}
        order by ${answerNote.notedAt} desc limit 1)`,
    })
    .from(submission)
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .leftJoin(assignmentException, isOwnException)
    .innerJoin(course, eq(course.courseId, assignment.courseId))
    .innerJoin(paper, eq(paper.paperId, assignment.paperId))
    .where(and(eq(submission.uid, sql.placeholder('uid')), isNotNull(assignment.publishedAt)))
    .prepare('student_tests')
    .execute({ uid })

function stateOf(row: Row & Assigned, now: Date): StudentAssignment['state'] {
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

function studentAssignmentOf(row: Row, now: Date): StudentAssignment {
  const state = stateOf(row, now)
  return {
    assignmentId: row.assignmentId,
    assignmentName: row.assignmentName,
    courseName: row.courseName,
    subjectId: row.subjectId,
    kind: z.parse(assignmentKind, row.kind),
    beginTime: row.beginTime.toISOString(),
    endTime: ownEndOf(row).toISOString(),
    duration: row.duration,
    itemCount: row.itemCount,
    score: row.score,
    state,
    started: row.startedAt !== null,
    submittedAt: row.submittedAt && row.submittedAt.toISOString(),
    isCollected: row.isCollected,
    isBeingCollected: state === 'missed' && row.hasSaved && row.isInUse && row.scoreTime === null,
    total: state === 'published' ? row.total : null,
    reminded: row.isReminded && row.submittedAt === null,
    sentBack: row.sentBack,
  }
}

function byUrgency(left: StudentAssignment, right: StudentAssignment): number {
  const byRank = rankOf(left) - rankOf(right)
  if (byRank !== 0) return byRank
  if (left.state === 'notStarted') return earlierFirst(left, right, 'beginTime')
  return left.state === 'open' ? earlierFirst(left, right, 'endTime') : -earlierFirst(left, right, 'endTime')
}

const rankOf = ({ state }: StudentAssignment): number => (state === 'open' ? 0 : state === 'notStarted' ? 1 : 2)

const earlierFirst = (left: StudentAssignment, right: StudentAssignment, at: 'beginTime' | 'endTime'): number =>
  left[at].localeCompare(right[at]) || left.assignmentId - right.assignmentId
