import { and, eq, sql } from 'drizzle-orm'
import type { assigning } from '#api/contract/groups/assigning.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { Executor } from '#server/database/database.ts'
import { isOver, ownWindow } from '#domain/assignments/own-window.ts'
import { assignmentException } from '#server/database/schema/assignment-exceptions.ts'
import { assignment, reminder, submission } from '#server/database/schema/assignments.ts'
import { user } from '#server/database/schema/people.ts'
import { isBlindIn } from '../blind-assignments.ts'
import { isOwnException } from '../submission/own-times.ts'
import { shownState } from '../submission/submission-state.ts'

type AssignmentStudent = OutputOf<typeof assigning.students>['list'][number]

/**
 * Every student of an assignment in roster order, with their reminder and whether they can hand in at `now`; one query.
 */
export async function assignmentStudents(db: Executor, assignmentId: number, now: Date): Promise<AssignmentStudent[]> {
  const reminders = remindersOf(db)
  const rows = await db
    .select({
      uid: user.uid,
      username: user.username,
      realname: user.realname,
      startedAt: submission.startedAt,
      submittedAt: submission.submittedAt,
      isCollected: sql<boolean>`${submission.collectedAt} is not null`,
      unmarkedCount: submission.unmarkedCount,
      reminders: reminders.count,
      lastRemindedAt: reminders.lastAt,
      reminderSeen: reminders.lastSeen,
      all: {
        publishedAt: assignment.publishedAt,
        beginTime: assignment.beginTime,
        endTime: assignment.endTime,
        finishedAt: assignment.finishedAt,
        duration: assignment.duration,
        scoreTime: assignment.scoreTime,
      },
      own: assignmentException,
      isBlind: isBlindIn(submission),
    })
    .from(submission)
    .innerJoin(user, eq(user.uid, submission.uid))
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .leftJoin(assignmentException, isOwnException)
    .crossJoinLateral(reminders)
    .where(eq(submission.assignmentId, assignmentId))
    .orderBy(user.username)
  return rows.map(({ unmarkedCount, all, own, isBlind, ...row }) => ({
    ...row,
    state: shownState({ ...row, unmarkedCount }, isBlind),
    startedAt: row.startedAt?.toISOString() ?? null,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    lastRemindedAt: row.lastRemindedAt?.toISOString() ?? null,
    reminderSeen: row.reminderSeen ?? false,
    canHandIn:
      row.submittedAt === null &&
      all.publishedAt !== null &&
      all.scoreTime === null &&
      !isOver(ownWindow(all, own), now),
  }))
}

/** How often the student of the row was reminded, and the last time. */
const remindersOf = (db: Executor) =>
  db
    .select({
      count: sql<number>`count(*)::int`.as('reminder_count'),
      lastAt: sql<Date | null>`max(${reminder.sentAt})`.mapWith(reminder.sentAt).as('last_at'),
      lastSeen: sql<
        boolean | null
      >`(array_agg(${reminder.openedAt} is not null order by ${reminder.sentAt} desc, ${reminder.reminderId} desc))[1]`.as(
        'last_seen',
      ),
    })
    .from(reminder)
    .where(and(eq(reminder.assignmentId, submission.assignmentId), eq(reminder.uid, submission.uid)))
    .as('reminders')
