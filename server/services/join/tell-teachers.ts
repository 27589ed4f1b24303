import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { member } from '#server/database/schema/courses.ts'
import { message } from '#server/database/schema/messages.ts'
import { tell } from '../message/tell.ts'
import { isOpenRequest } from '../classes/requests.ts'
import { teachersOf } from './taught-courses.ts'

const ofRequests = and(eq(message.kind, 'join'), isNull(message.readAt), isNull(message.deletedAt))

/**
 * Notifies a class's teachers that somebody asks to join, except those who have not read the last message about it.
 * Requires the lock on the class.
 */
export async function tellTeachers(db: Executor, courseId: number, now: Date): Promise<void> {
  for (const uid of await teachersOf(db, courseId)) {
    const unread = await db.$count(message, and(ofRequests, eq(message.uid, uid), eq(message.courseId, courseId)))
    if (unread === 0) await tell(db, uid, { kind: 'join', courseId }, now)
  }
}

/** Marks messages about requests as read where none is open any more. */
export async function readOfRequests(db: Executor, courseIds: readonly number[], now: Date): Promise<void> {
  const open = db
    .select({ one: sql`1` })
    .from(member)
    .where(and(eq(member.courseId, message.courseId), isOpenRequest))
  await db
    .update(message)
    .set({ readAt: now })
    .where(and(ofRequests, inArray(message.courseId, [...courseIds]), notExists(open)))
}
