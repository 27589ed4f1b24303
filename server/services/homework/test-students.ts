import { and, eq, sql } from 'drizzle-orm'
import type { homework } from '#api/contract/areas/homework.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { Executor } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'
import { reminder, submission } from '#server/database/schema/tests.ts'
import { submissionState } from './submission-state.ts'

type TestStudent = OutputOf<typeof homework.students>['list'][number]

/** Every student of a test in roster order, with what was reminded; one query. */
export async function testStudents(db: Executor, testId: number): Promise<TestStudent[]> {
  const reminders = db
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
    .where(and(eq(reminder.testId, submission.testId), eq(reminder.uid, submission.uid)))
    .as('reminders')
  const rows = await db
    .select({
      uid: user.uid,
      username: user.username,
      realname: user.realname,
      startedAt: submission.startedAt,
      submittedAt: submission.submittedAt,
      unmarkedCount: submission.unmarkedCount,
      reminders: reminders.count,
      lastRemindedAt: reminders.lastAt,
      reminderSeen: reminders.lastSeen,
    })
    .from(submission)
    .innerJoin(user, eq(user.uid, submission.uid))
    .crossJoinLateral(reminders)
    .where(eq(submission.testId, testId))
    .orderBy(user.username)
  return rows.map(({ unmarkedCount, ...row }) => ({
    ...row,
    state: submissionState({ ...row, unmarkedCount }),
    startedAt: row.startedAt?.toISOString() ?? null,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    lastRemindedAt: row.lastRemindedAt?.toISOString() ?? null,
    reminderSeen: row.reminderSeen ?? false,
  }))
}
