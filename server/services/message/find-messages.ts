import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { feedback, message, notice } from '#server/database/schema/messages.ts'
import { user } from '#server/database/schema/people.ts'
import { application } from '#server/database/schema/sign-on.ts'
import type { FoundMessage } from './message-words.ts'

/** Messages with what they point to, as a query to narrow down. */
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
      realname: user.realname,
    })
    .from(message)
    .leftJoin(notice, eq(notice.noticeId, message.noticeId))
    .leftJoin(application, eq(application.applicationId, message.applicationId))
    .leftJoin(feedback, eq(feedback.feedbackId, message.feedbackId))
    .leftJoin(user, eq(user.uid, feedback.uid))
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

/** One message of somebody's box; null where it is not there, or not any more. */
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
