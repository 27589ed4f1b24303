import { and, asc, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { studentRecord } from '#api/contract/groups/student-record.ts'
import type { InputOf, OutputOf } from '#api/contract/endpoint.ts'
import type { Executor } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'
import { reminder, submission, assignment } from '#server/database/schema/assignments.ts'

type Wanted = InputOf<typeof studentRecord.reminders>

const sender = alias(user, 'sender')

/** A page of a class's reminders, latest first, with every assignment and student that ever had one there. */
export async function remindersOf(
  db: Executor,
  { courseId, assignmentId, studentId, pager: { currentPage, pageSize } }: Wanted,
): Promise<OutputOf<typeof studentRecord.reminders>> {
  const ofClass = eq(assignment.courseId, courseId)
  const wanted = and(
    ofClass,
    assignmentId === undefined ? undefined : eq(reminder.assignmentId, assignmentId),
    studentId === undefined ? undefined : eq(reminder.uid, studentId),
  )
  const rows = await selectReminders(db)
    .where(wanted)
    .orderBy(desc(reminder.sentAt), desc(reminder.reminderId))
    .limit(pageSize)
    .offset((currentPage - 1) * pageSize)
  const ofAssignments = db.select({ reminderId: reminder.reminderId }).from(reminder)
  const total = await db.$count(
    ofAssignments.innerJoin(assignment, eq(assignment.assignmentId, reminder.assignmentId)).where(wanted).as('wanted'),
  )
  const assignments = await db
    .selectDistinct({ assignmentId: assignment.assignmentId, assignmentName: assignment.assignmentName })
    .from(reminder)
    .innerJoin(assignment, eq(assignment.assignmentId, reminder.assignmentId))
    .where(ofClass)
    .orderBy(desc(assignment.assignmentId))
  const students = await db
    .selectDistinct({ uid: user.uid, realname: user.realname, username: user.username })
    .from(reminder)
    .innerJoin(assignment, eq(assignment.assignmentId, reminder.assignmentId))
    .innerJoin(user, eq(user.uid, reminder.uid))
    .where(ofClass)
    .orderBy(asc(user.username))
  return { list: rows.map(shown), total, assignments, students }
}

const selectReminders = (db: Executor) =>
  db
    .select({
      reminderId: reminder.reminderId,
      assignmentId: assignment.assignmentId,
      assignmentName: assignment.assignmentName,
      uid: user.uid,
      realname: user.realname,
      username: user.username,
      sentByName: sender.realname,
      sentAt: reminder.sentAt,
      openedAt: reminder.openedAt,
      submittedAt: submission.submittedAt,
    })
    .from(reminder)
    .innerJoin(assignment, eq(assignment.assignmentId, reminder.assignmentId))
    .innerJoin(user, eq(user.uid, reminder.uid))
    .innerJoin(sender, eq(sender.uid, reminder.teacherId))
    .leftJoin(submission, and(eq(submission.assignmentId, reminder.assignmentId), eq(submission.uid, reminder.uid)))

const shown = ({ sentAt, openedAt, submittedAt, ...row }: Awaited<ReturnType<typeof selectReminders>>[number]) => ({
  ...row,
  sentAt: sentAt.toISOString(),
  openedAt: openedAt?.toISOString() ?? null,
  submittedAt: submittedAt?.toISOString() ?? null,
})
