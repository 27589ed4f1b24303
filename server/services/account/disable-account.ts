import { and, eq, isNull } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'

/**
 * Disables an account: signs it out everywhere at once, and refuses it until it is enabled again. If it is disabled
 * already, it keeps its time. Run it in a transaction.
 */
export async function disableAccount(transaction: Executor, uid: number, now: Date): Promise<void> {
  await transaction
    .update(user)
    .set({ disabledAt: now })
    .where(and(eq(user.uid, uid), isNull(user.disabledAt)))
  await signOutEverywhere(transaction, [uid])
}

/** Enables a disabled account; it keeps its password. */
export async function enableAccount(db: Executor, uid: number): Promise<void> {
  await db.update(user).set({ disabledAt: null }).where(eq(user.uid, uid))
}
