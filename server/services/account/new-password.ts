import { eq } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { session, user } from '#server/database/schema/people.ts'
import { oneTimeToken, qrLogin } from '#server/database/schema/sign-on.ts'
import { clearFailures } from '../sign-on/password-attempts.ts'

/**
 * Gives an account a new password and signs it out everywhere: every session of every surface, and whatever the former
 * password or those sessions handed out that could still begin one. Unlocks the account.
 */
export async function setPassword(db: Executor, uid: number, passwordHash: string): Promise<void> {
  await db.update(user).set({ passwordHash, mustChangePassword: false }).where(eq(user.uid, uid))
  await db.delete(session).where(eq(session.uid, uid))
  await db.delete(oneTimeToken).where(eq(oneTimeToken.uid, uid))
  await db.delete(qrLogin).where(eq(qrLogin.scannedBy, uid))
  await clearFailures(db, uid)
}
