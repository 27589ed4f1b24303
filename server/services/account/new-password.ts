import { sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'
import { lockPeople } from '../lock-people.ts'
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
  await setPasswords(transaction, new Map([[uid, passwordHash]]), mustChangePassword)
}

/** The same for several accounts, whose password hashes are given by their ids. */
export async function setPasswords(
  transaction: Executor,
  hashes: ReadonlyMap<number, string>,
  mustChangePassword: boolean,
): Promise<void> {
  const uids = [...hashes.keys()]
  await lockPeople(transaction, uids)
  await transaction.execute(sql`
    update ${user} set password_hash = given.hash, must_change_password = ${mustChangePassword}
    from unnest(${sql.param(uids)}::bigint[], ${sql.param([...hashes.values()])}::text[]) as given (uid, hash)
    where ${user.uid} = given.uid`)
  await signOutEverywhere(transaction, uids)
  await clearFailures(transaction, uids)
}
