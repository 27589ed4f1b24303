import { eq } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { session } from '#server/database/schema/people.ts'
import { oneTimeToken, qrLogin } from '#server/database/schema/sign-on.ts'

/**
 * Ends every session of a person on every surface, and whatever they were handed out that could still begin one. The
 * person's own row is locked before: sessions begin under that lock, so that none begins meanwhile.
 */
export async function signOutEverywhere(transaction: Executor, uid: number): Promise<void> {
  await transaction.delete(session).where(eq(session.uid, uid))
  await transaction.delete(oneTimeToken).where(eq(oneTimeToken.uid, uid))
  await transaction.delete(qrLogin).where(eq(qrLogin.scannedBy, uid))
}
