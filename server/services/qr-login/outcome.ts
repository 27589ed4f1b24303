import { and, eq } from 'drizzle-orm'
import type { QrOutcome } from '#domain/accounts/qr-rules.ts'
import { hashToken } from '#server/core/cookies.ts'
import type { Executor } from '#server/database/database.ts'
import { qrLogin } from '#server/database/schema/sign-on.ts'

/** Stores for the phone how the sign-in with a ticket ended. */
export async function keepOutcome(db: Executor, ticket: string, outcome: QrOutcome): Promise<void> {
  await db
    .update(qrLogin)
    .set({ outcome })
    .where(eq(qrLogin.ticketHash, hashToken(ticket)))
}

/** A computer that had too many devices is in after all: one of them was signed out in this browser. */
export async function keepEntrance(db: Executor, uid: number, visitorHash: string): Promise<void> {
  const waiting = and(eq(qrLogin.visitorHash, visitorHash), eq(qrLogin.scannedBy, uid))
  await db
    .update(qrLogin)
    .set({ outcome: 'signedIn' })
    .where(and(waiting, eq(qrLogin.outcome, 'tooManyDevices')))
}

/** The outcome of a code that this account scanned; undefined if there is none. */
export async function outcomeOf(db: Executor, qrId: string, uid: number): Promise<QrOutcome | null | undefined> {
  const [code] = await db
    .select({ outcome: qrLogin.outcome })
    .from(qrLogin)
    .where(and(eq(qrLogin.qrId, qrId), eq(qrLogin.scannedBy, uid)))
  return code?.outcome
}
