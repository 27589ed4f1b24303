import { and, eq } from 'drizzle-orm'
import { redeemCode } from '#domain/accounts/qr-rules.ts'
import { hashToken } from '#server/core/cookies.ts'
import type { Executor } from '#server/database/database.ts'
import { qrLogin } from '#server/database/schema/sign-on.ts'

/** A ticket in the browser that asked for its code. */
interface QrTicket {
  readonly token: string
  readonly visitorHash: string
}

const isOf = ({ token, visitorHash }: QrTicket) =>
  and(eq(qrLogin.ticketHash, hashToken(token)), eq(qrLogin.visitorHash, visitorHash))

/** The account that a ticket names, valid or not; null for none. */
export async function scannerOf(db: Executor, ticket: QrTicket): Promise<number | null> {
  const [code] = await db.select({ uid: qrLogin.scannedBy }).from(qrLogin).where(isOf(ticket))
  return code?.uid ?? null
}

/**
 * Uses up a QR login's ticket, once, within 30 s of the answer that contained it and in the browser that asked for the
 * code; returns the uid of the account that confirmed it, or null. The row stays locked until the transaction ends, so
 * of parallel calls one wins.
 */
export async function redeemQrTicket(
  transaction: Executor,
  { now, ...ticket }: QrTicket & { readonly now: Date },
): Promise<number | null> {
  const [code] = await transaction.select().from(qrLogin).where(isOf(ticket)).for('update')
  const change = code === undefined ? null : redeemCode(code, now)
  if (code === undefined || change === null) return null
  await transaction.update(qrLogin).set(change).where(eq(qrLogin.qrId, code.qrId))
  return code.scannedBy
}
