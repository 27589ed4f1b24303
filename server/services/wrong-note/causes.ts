import { and, eq, gte, ne, sql } from 'drizzle-orm'
import { causeLimits } from '#domain/wrong-note/causes.ts'
import { anyOf } from '#server/database/any-of.ts'
import type { Executor } from '#server/database/database.ts'
import { wrongCause } from '#server/database/schema/wrong-notes.ts'
import { lockPeople } from '../lock-people.ts'

export interface CauseChange {
  readonly itemId: number
  readonly uids: readonly number[]
  readonly cause: string
  /** False takes the cause back. */
  readonly isSet: boolean
  readonly saidBy: number
  readonly now: Date
}

/**
 * States why students got an item wrong, or takes it back. Returns for how many that changed something, or null if one
 * of them already has as many causes as an item can have.
 */
export async function setCause(
  db: Executor,
  { itemId, uids, cause, isSet, saidBy, now }: CauseChange,
): Promise<number | null> {
  if (!isSet) {
    const gone = await db
      .delete(wrongCause)
      .where(and(eq(wrongCause.itemId, itemId), eq(wrongCause.cause, cause), sql`${wrongCause.uid} = ${anyOf(uids)}`))
      .returning({ uid: wrongCause.uid })
    return gone.length
  }
  await lockPeople(db, uids)
  if (await isFull(db, itemId, uids, cause)) return null
  const inserted = await db
    .insert(wrongCause)
    .values(uids.map((uid) => ({ uid, itemId, cause, saidBy, saidAt: now })))
    .onConflictDoNothing()
    .returning({ uid: wrongCause.uid })
  return inserted.length
}

/** Whether one of these students already has as many causes as an item can have. */
async function isFull(db: Executor, itemId: number, uids: readonly number[], cause: string): Promise<boolean> {
  const others = sql<number>`count(*)::int`
  const full = await db
    .select({ uid: wrongCause.uid })
    .from(wrongCause)
    .where(and(eq(wrongCause.itemId, itemId), sql`${wrongCause.uid} = ${anyOf(uids)}`, ne(wrongCause.cause, cause)))
    .groupBy(wrongCause.uid)
    .having(gte(others, causeLimits.perItem))
    .limit(1)
  return full.length > 0
}
