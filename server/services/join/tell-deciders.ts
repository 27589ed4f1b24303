import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { member } from '#server/database/schema/courses.ts'
import { message } from '#server/database/schema/messages.ts'
import type { Taking } from '../classes/taking.ts'
import { tellAll } from '../message/tell.ts'
import { decidersOf } from '../classes/deciders.ts'
import { isWaitingForColleague } from '../classes/requests.ts'

type Kind = 'studentsAsked' | 'studentsDecided'

const unreadOf = (kind: Kind) => and(eq(message.kind, kind), isNull(message.readAt), isNull(message.deletedAt))

/**
 * Notifies the deciders that a colleague requests students of theirs, except those who have not read the last message
 * about it.
 */
export async function tellDeciders(db: Executor, taking: Taking, uids: readonly number[]): Promise<void> {
  if (uids.length === 0) return
  const { courseId, schoolId, teacherId, now } = taking
  await tellOnce(db, await decidersOf(db, schoolId, uids), { kind: 'studentsAsked', courseId, byUid: teacherId }, now)
}

/** Notifies those who asked of a decision. */
export async function tellAskers(
  db: Executor,
  decided: { readonly courseId: number; readonly byUid: number; readonly askers: readonly number[] },
  now: Date,
): Promise<void> {
  const { courseId, byUid } = decided
  await tellOnce(db, [...new Set(decided.askers)], { kind: 'studentsDecided', courseId, byUid }, now)
}

async function tellOnce(
  db: Executor,
  uids: readonly number[],
  news: { readonly kind: Kind; readonly courseId: number; readonly byUid: number },
  now: Date,
): Promise<void> {
  const unread = await db
    .selectDistinct({ uid: message.uid })
    .from(message)
    .where(and(unreadOf(news.kind), inArray(message.uid, [...uids]), eq(message.courseId, news.courseId)))
  const notified = new Set(unread.map(({ uid }) => uid))
  await tellAll(
    db,
    uids.filter((uid) => !notified.has(uid)),
    news,
    now,
  )
}

/** Marks messages about a class's requests as read where none is open any more. */
export async function markAskedMessagesRead(db: Executor, courseIds: readonly number[], now: Date): Promise<void> {
  const waiting = db
    .select({ one: sql`1` })
    .from(member)
    .where(and(eq(member.courseId, message.courseId), isWaitingForColleague))
  await db
    .update(message)
    .set({ readAt: now })
    .where(and(unreadOf('studentsAsked'), inArray(message.courseId, [...courseIds]), notExists(waiting)))
}
