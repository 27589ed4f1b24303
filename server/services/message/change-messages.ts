import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { message } from '#server/database/schema/messages.ts'
import { inBoxOf } from './find-messages.ts'

/** What is done to messages that somebody named. */
export type MessageChange = { readonly readAt: Date } | { readonly deletedAt: Date | null }

/**
 * Changes all of the named messages in somebody's box; false if one is not theirs or not in the box (or, when
 * restoring, was never there), and the write must then roll back.
 */
export async function changeMessages(
  db: Executor,
  uid: number,
  messageIds: readonly number[],
  change: MessageChange,
): Promise<boolean> {
  const ids = [...new Set(messageIds)]
  if (ids.length === 0) return false
  const isRestoring = 'deletedAt' in change && change.deletedAt === null
  const own = isRestoring ? eq(message.uid, uid) : inBoxOf(uid)
  const rows = await db
    .select({ messageId: message.messageId })
    .from(message)
    .where(and(own, inArray(message.messageId, ids)))
    .orderBy(message.messageId)
    .for('update')
  if (rows.length < ids.length) return false
  // Messages read before keep the time they were first read.
  const untouched = 'readAt' in change ? isNull(message.readAt) : undefined
  await db
    .update(message)
    .set(change)
    .where(and(inArray(message.messageId, ids), untouched))
  return true
}

/** Marks everything in the box as read; returns the number. */
export async function readAllMessages(db: Executor, uid: number, now: Date): Promise<number> {
  const rows = await db
    .update(message)
    .set({ readAt: now })
    .where(and(inBoxOf(uid), isNull(message.readAt)))
    .returning({ messageId: message.messageId })
  return rows.length
}

/** Deletes all read messages in the box; returns their ids. */
export async function removeReadMessages(db: Executor, uid: number, now: Date): Promise<number[]> {
  const rows = await db
    .update(message)
    .set({ deletedAt: now })
    .where(and(inBoxOf(uid), isNotNull(message.readAt)))
    .returning({ messageId: message.messageId })
  return rows.map(({ messageId }) => messageId)
}

/** Marks messages about decided applications as read. */
export const readOfApplications = (db: Executor, applicationIds: readonly number[], now: Date) =>
  db
    .update(message)
    .set({ readAt: now })
    .where(and(inArray(message.applicationId, [...applicationIds]), isNull(message.readAt)))
