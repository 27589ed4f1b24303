import { sql } from 'drizzle-orm'
import { anyOf } from '#server/database/any-of.ts'
import type { Executor } from '#server/database/database.ts'
import { session } from '#server/database/schema/people.ts'
import { oneTimeToken, qrLogin } from '#server/database/schema/sign-on.ts'

/**
 * Ends every session of people on every surface, and voids everything issued to them that could still begin one. Their
 * rows must be locked: sessions begin under that lock, so none can begin meanwhile.
 */
export async function signOutEverywhere(transaction: Executor, uids: readonly number[]): Promise<void> {
  await transaction.delete(session).where(sql`${session.uid} = ${anyOf(uids)}`)
  await transaction.delete(oneTimeToken).where(sql`${oneTimeToken.uid} = ${anyOf(uids)}`)
  await transaction.delete(qrLogin).where(sql`${qrLogin.scannedBy} = ${anyOf(uids)}`)
}
