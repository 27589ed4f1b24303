import { eq } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { session } from '#server/database/schema/people.ts'
import { oneTimeToken, qrLogin } from '#server/database/schema/sign-on.ts'

/**
 * Ends every session of a person on every surface, and voids everything issued to them that could still begin one.
 * Locks the person's row first: sessions begin under that lock, so none can begin meanwhile.
 */
export async function signOutEverywhere(transaction: Executor, uid: number): Promise<void> {
  await transaction.delete(session).where(eq(session.uid, uid))
  await transaction.delete(oneTimeToken).where(eq(oneTimeToken.uid, uid))
  await transaction.delete(qrLogin).where(eq(qrLogin.scannedBy, uid))
}
