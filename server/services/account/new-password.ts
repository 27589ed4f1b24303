import { eq } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'
import { clearFailures } from '../sign-on/password-attempts.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'

/**
 * Sets an account's password, signs it out everywhere and unlocks it. A password chosen by somebody else must be
 * changed at the next sign-in. Run it in a transaction.
 */
export async function setPassword(
  transaction: Executor,
  uid: number,
  passwordHash: string,
  mustChangePassword = false,
): Promise<void> {
  await transaction.update(user).set({ passwordHash, mustChangePassword }).where(eq(user.uid, uid))
  await signOutEverywhere(transaction, uid)
  await clearFailures(transaction, uid)
}
