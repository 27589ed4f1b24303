import { and, eq, gte, ne, sql } from 'drizzle-orm'
import { causeLimits } from '#domain/wrong-note/causes.ts'
import type { Executor } from '#server/database/database.ts'
import { wrongCause } from '#server/database/schema/wrong-notes.ts'
import { isOneOf } from './class-answers.ts'

export interface SaidCause {
  readonly itemId: number
  readonly uids: readonly number[]
  readonly cause: string
  /** Else it is taken back. */
  readonly isSet: boolean
  readonly saidBy: number
  readonly now: Date
}

/**
 * Says of students why they got an item wrong, or takes it back; answers of how many that was not so before, null where one of them
 * has as many causes as an item can have.
 */
export async function setCause(
  db: Executor,
  { itemId, uids, cause, isSet, saidBy, now }: SaidCause,
): Promise<number | null> {
  if (!isSet) {
    const gone = await db
      .delete(wrongCause)
      .where(and(eq(wrongCause.itemId, itemId), eq(wrongCause.cause, cause), isOneOf(sql`${wrongCause.uid}`, uids)))
      .returning({ uid: wrongCause.uid })
    return gone.length
  }
  if (await isFull(db, itemId, uids, cause)) return null
  const said = await db
    .insert(wrongCause)
    .values(uids.map((uid) => ({ uid, itemId, cause, saidBy, saidAt: now })))
    .onConflictDoNothing()
    .returning({ uid: wrongCause.uid })
  return said.length
}

/** Whether another cause would be one too many for one of these students. */
async function isFull(db: Executor, itemId: number, uids: readonly number[], cause: string): Promise<boolean> {
  const others = sql<number>`count(*)::int`
  const full = await db
    .select({ uid: wrongCause.uid })
    .from(wrongCause)
    .where(and(eq(wrongCause.itemId, itemId), isOneOf(sql`${wrongCause.uid}`, uids), ne(wrongCause.cause, cause)))
    .groupBy(wrongCause.uid)
    .having(gte(others, causeLimits.perItem))
    .limit(1)
  return full.length > 0
}
