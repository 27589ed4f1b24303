import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { course, member, memberStatus } from '#server/database/schema/courses.ts'
import { feedback, message, notice } from '#server/database/schema/messages.ts'
import { user } from '#server/database/schema/people.ts'
import { application, featureGrant } from '#server/database/schema/sign-on.ts'
import { isTaughtBy } from '../classes/taught-by.ts'
import { isDecidedBy } from '../classes/deciders.ts'
import { isOpenRequest, isWaitingForColleague } from '../classes/requests.ts'
import type { DecidedStudents, FoundMessage } from './found-message.ts'

/** Whether the reader still teaches the message's class. */
const isTaughtByReader = sql<boolean>`${isTaughtBy(sql`${message.uid}`)}`

/** The number of such requests in the message's class. */
const requestsOf = (isRequest: SQL | undefined) =>
  sql<number>`(select count(*)::int from ${member} where ${member.courseId} = ${message.courseId} and ${isRequest})`

/** Messages joined with what they refer to, as a query to narrow down. */
const withTheirThings = (db: Executor) => {
  const { messageId, kind, sentAt, readAt } = message
  return db
    .select({
      messageId,
      kind,
      sentAt,
      readAt,
      notice: { title: notice.title, text: notice.text, path: notice.path },
      application: {
        realname: application.realname,
        stageId: application.stageId,
        subjectId: application.subjectId,
        decidedAt: application.decidedAt,
      },
      feedback: { text: feedback.text, answer: feedback.answer },
      course: { courseId: course.courseId, courseName: course.courseName, isTaught: isTaughtByReader },
      featureId: message.featureId,
      grant: { endTime: featureGrant.endTime },
      realname: user.realname,
      openRequests: requestsOf(isOpenRequest),
      askedStudents: requestsOf(
        and(isWaitingForColleague, isDecidedBy({ uid: sql`${message.uid}`, schoolId: sql`${course.schoolId}` })),
      ),
      decidedStudents: sql<DecidedStudents>`(
        select json_build_object(
          'approved', count(*) filter (where ${member.joinStatus} = ${memberStatus.approved}),
          'refused', count(*) filter (where ${member.joinStatus} = ${memberStatus.refused}),
          'waiting', count(*) filter (where ${member.joinStatus} = ${memberStatus.waiting}))
        from ${member} where ${member.courseId} = ${message.courseId} and ${member.askedBy} = ${message.uid})`,
    })
    .from(message)
    .leftJoin(notice, eq(notice.noticeId, message.noticeId))
    .leftJoin(application, eq(application.applicationId, message.applicationId))
    .leftJoin(feedback, eq(feedback.feedbackId, message.feedbackId))
    .leftJoin(course, eq(course.courseId, message.courseId))
    .leftJoin(featureGrant, and(eq(featureGrant.uid, message.uid), eq(featureGrant.featureId, message.featureId)))
    .leftJoin(user, eq(user.uid, sql`coalesce(${message.byUid}, ${feedback.uid})`))
}

/** A person's messages that are not deleted. */
export const inBoxOf = (uid: number) => and(eq(message.uid, uid), isNull(message.deletedAt))

export interface MessagesWanted {
  readonly unreadOnly: boolean
  readonly pager: { readonly currentPage: number; readonly pageSize: number }
}

/** A page of somebody's box, newest first. */
export const findMessages = (
  db: Executor,
  uid: number,
  { unreadOnly, pager: { currentPage, pageSize } }: MessagesWanted,
): Promise<readonly FoundMessage[]> =>
  withTheirThings(db)
    .where(and(inBoxOf(uid), unreadOnly ? isNull(message.readAt) : undefined))
    .orderBy(desc(message.sentAt), desc(message.messageId))
    .limit(pageSize)
    .offset((currentPage - 1) * pageSize)

/** One message in somebody's box; null if it is not there, or no longer. */
export async function findMessage(db: Executor, uid: number, messageId: number): Promise<FoundMessage | null> {
  const [found] = await withTheirThings(db).where(and(inBoxOf(uid), eq(message.messageId, messageId)))
  return found ?? null
}

/** How many messages somebody has, and how many of them are unread. */
export async function countMessages(db: Executor, uid: number): Promise<{ all: number; unread: number }> {
  const [counted] = await db
    .select({ all: count(), read: count(message.readAt) })
    .from(message)
    .where(inBoxOf(uid))
  const { all = 0, read = 0 } = counted ?? {}
  return { all, unread: all - read }
}
