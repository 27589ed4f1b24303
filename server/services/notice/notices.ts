import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { userTypes } from '#domain/classes/subjects.ts'
import type { Executor } from '#server/database/database.ts'
import { message, notice } from '#server/database/schema/messages.ts'
import { user } from '#server/database/schema/people.ts'

/** A page of a school's notices with how many teachers received and read them, newest first. */
export async function noticesOf(
  db: Executor,
  schoolId: number,
  { currentPage, pageSize }: { readonly currentPage: number; readonly pageSize: number },
) {
  const { noticeId, title, text, path, sentAt, withdrawnAt } = notice
  const ofOthers = and(eq(message.noticeId, noticeId), sql`${message.uid} is distinct from ${notice.uid}`)
  const rows = await db
    .select({
      noticeId,
      title,
      text,
      path,
      sentAt,
      withdrawnAt,
      recipients: count(message.messageId),
      readers: count(message.readAt),
    })
    .from(notice)
    .leftJoin(message, ofOthers)
    .where(eq(notice.schoolId, schoolId))
    .groupBy(noticeId)
    .orderBy(desc(sentAt), desc(noticeId))
    .limit(pageSize)
    .offset((currentPage - 1) * pageSize)
  const list = rows.map((row) => ({
    ...row,
    sentAt: row.sentAt.toISOString(),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  }))
  return { list, total: await db.$count(notice, eq(notice.schoolId, schoolId)) }
}

export interface NewNotice {
  readonly title: string
  readonly text: string
  readonly path: string
  readonly schoolId: number
  /** The author. */
  readonly uid: number
  readonly sentAt: Date
}

/** Stores a notice and puts it into the box of every enabled teacher of the school. */
export async function sendNotice(db: Executor, written: NewNotice): Promise<{ noticeId: number; recipients: number }> {
  const { schoolId, uid, sentAt } = written
  const [kept] = await db.insert(notice).values(written).returning({ noticeId: notice.noticeId })
  if (kept === undefined) throw new Error('The database returned no id')
  const { noticeId } = kept
  const teachers = await db
    .select({ uid: user.uid })
    .from(user)
    .where(and(eq(user.schoolId, schoolId), eq(user.userType, userTypes.teacher), isNull(user.disabledAt)))
  const rows = teachers.map((teacher) => ({
    uid: teacher.uid,
    kind: 'notice' as const,
    noticeId,
    sentAt,
    // The author need not be told.
    readAt: teacher.uid === uid ? sentAt : null,
  }))
  await db.insert(message).values(rows)
  return { noticeId, recipients: rows.filter((row) => row.uid !== uid).length }
}

/** Removes a notice from every box; false if it was withdrawn before. */
export async function withdrawNotice(db: Executor, noticeId: number, now: Date): Promise<boolean> {
  const withdrawn = await db
    .update(notice)
    .set({ withdrawnAt: now })
    .where(and(eq(notice.noticeId, noticeId), isNull(notice.withdrawnAt)))
    .returning({ noticeId: notice.noticeId })
  if (withdrawn.length === 0) return false
  await db.delete(message).where(eq(message.noticeId, noticeId))
  return true
}
