import { eq, sql } from 'drizzle-orm'
import { home } from '#api/contract/groups/home.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { Executor } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'
import { submission, assignment } from '#server/database/schema/assignments.ts'
import { shownState } from '../submission/submission-state.ts'
import { selectAssignments, type StoredAssignment } from '../assigning/assignment-rows.ts'
import { isBlindIn } from '../blind-assignments.ts'
import { implement } from '../implement.ts'
import {
  currentAssignment,
  dueAssignments,
  lastMarkedAssignment,
  preparingAssignments,
  recentAssignments,
  assignmentsToPublish,
  trendOf,
  unmarkedAssignments,
} from './today.ts'
import { pointScores, weakestPoints } from './weakest-points.ts'

type Today = OutputOf<typeof home.today>

export const homeHandlers = implement(home, {
  today: async ({ courseId }, { db, now, countRows }) => {
    const stored = await courseAssignments(db, courseId, now)
    const seats = await seatsOf(db, currentAssignment(stored))
    countRows(seats?.states.length ?? 0)
    return {
      unmarked: unmarkedAssignments(stored),
      due: dueAssignments(stored, now),
      toPublish: assignmentsToPublish(stored),
      recent: recentAssignments(stored, now),
      preparing: preparingAssignments(stored),
      seats,
      trend: trendOf(stored),
      weakest: await weakestOf(db, lastMarkedAssignment(stored)),
    }
  },
})

const courseAssignments = (db: Executor, courseId: number, now: Date): Promise<StoredAssignment[]> =>
  selectAssignments(db, sql`${sql.placeholder('now')}::timestamptz`)
    .where(eq(assignment.courseId, sql.placeholder('courseId')))
    .prepare('home_tests')
    .execute({ courseId, now: now.toISOString() })

async function seatsOf(db: Executor, stored: StoredAssignment | null): Promise<Today['seats']> {
  if (stored === null) return null
  const { assignmentId, assignmentName } = stored
  const rows = await db
    .select({
      realname: user.realname,
      submittedAt: submission.submittedAt,
      unmarkedCount: submission.unmarkedCount,
      isBlind: isBlindIn(submission),
    })
    .from(submission)
    .innerJoin(user, eq(user.uid, submission.uid))
    .where(eq(submission.assignmentId, sql.placeholder('assignmentId')))
    .orderBy(user.username)
    .prepare('home_seats')
    .execute({ assignmentId })
  return {
    assignmentId,
    assignmentName,
    states: rows.map((row) => ({ realname: row.realname, state: shownState(row, row.isBlind) })),
  }
}

async function weakestOf(db: Executor, stored: StoredAssignment | null): Promise<Today['weakest']> {
  if (stored === null) return null
  const { assignmentId, assignmentName, paperId, markedCount, assignedCount } = stored
  const list = weakestPoints(await pointScores(db, assignmentId, paperId), markedCount)
  return { assignmentId, assignmentName, markedCount, assignedCount, list }
}
