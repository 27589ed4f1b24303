import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'

export type Account = typeof user.$inferSelect

/** An account that cannot change until the transaction ends. */
export type HeldAccount = Account & { readonly isHeld: true }

/**
 * The account that matches a condition and is not disabled, as it is once nobody else is changing it; null if there is
 * none by then. Until the transaction ends nobody starts a session for it, changes its password or disables it.
 *
 * The order of locks, for callers that take several: SMS codes and states of the messaging app, then the account, then
 * what belongs to its person (sessions, tickets, scanned codes), and the audit's chain last.
 */
export async function holdAccount(transaction: Executor, condition: SQL | undefined): Promise<HeldAccount | null> {
  const [row] = await transaction
    .select()
    .from(user)
    .where(and(condition, isNull(user.disabledAt)))
    // Weaker than `update`: rows that only reference the person are not blocked.
    .for('no key update')
  return row === undefined ? null : { ...row, isHeld: true }
}

/**
 * An account whose password was proven a moment ago; null if the password has changed or the account is disabled by
 * now.
 */
export const holdProven = (transaction: Executor, { uid, passwordHash }: Account): Promise<HeldAccount | null> =>
  holdAccount(transaction, and(eq(user.uid, uid), eq(user.passwordHash, passwordHash)))
