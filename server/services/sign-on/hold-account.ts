import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'

export type Account = typeof user.$inferSelect

/** An account that stays as it is until the transaction ends. */
export type HeldAccount = Account & { readonly isHeld: true }

/**
 * The account that fits a condition and is not disabled, as it is once nobody else is at work on it; null when there is
 * none by then. Until the transaction ends nobody begins a session for it, gives it another password or disables it.
 *
 * The order of locks, for whoever takes several: codes by SMS and states of the messaging app, then the account, then
 * what belongs to its person (sessions, tickets, scanned codes), and the audit's chain at last.
 */
export async function holdAccount(transaction: Executor, condition: SQL | undefined): Promise<HeldAccount | null> {
  const [row] = await transaction
    .select()
    .from(user)
    .where(and(condition, isNull(user.disabledAt)))
    // Weaker than `update`: rows that only refer to the person go on.
    .for('no key update')
  return row === undefined ? null : { ...row, isHeld: true }
}

/** An account whose password was proven a moment ago; null when it has another one, or is disabled, by now. */
export const holdProven = (transaction: Executor, { uid, passwordHash }: Account): Promise<HeldAccount | null> =>
  holdAccount(transaction, and(eq(user.uid, uid), eq(user.passwordHash, passwordHash)))
