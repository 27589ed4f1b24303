import { eq } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'
import type { Account } from '../sign-on/hold-account.ts'
import { proveOwnPassword } from '../sign-on/password-attempts.ts'

/**
 * The caller's account if the password is theirs. Runs outside of any transaction: an attempt stays counted whatever
 * happens next, and no connection is held while hashing.
 */
export async function accountByPassword(
  db: Executor,
  uid: number,
  digest: string,
  now: Date,
): Promise<Account | 'oldPasswordWrong' | 'accountLocked'> {
  const [account] = await db.select().from(user).where(eq(user.uid, uid))
  if (account === undefined) throw new Error('A session belongs to no user')
  const proven = await proveOwnPassword(db, account, digest, now)
  if (proven === 'right') return account
  return proven === 'wrong' ? 'oldPasswordWrong' : 'accountLocked'
}
