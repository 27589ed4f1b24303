import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'
import { redeemQrTicket, scannerOf } from '../qr-login/redeem.ts'
import { type HeldAccount, holdAccount } from './hold-account.ts'
import { ownerOfToken, useToken } from '../platform/one-time-tokens.ts'

/** A ticket that signs in by itself: the desktop host's, or the one that a confirmed QR code ends in. */
export interface LoginTicket {
  readonly way: 'desktop' | 'qr'
  readonly value: string
  readonly visitorHash: string
  readonly now: Date
}

/** Whose account a ticket names, good or not; null for nobody's. */
export async function ownerOfTicket(
  transaction: Transaction,
  { way, value, visitorHash }: LoginTicket,
): Promise<HeldAccount | null> {
  const named =
    way === 'qr'
      ? await scannerOf(transaction, { token: value, visitorHash })
      : await ownerOfToken(transaction, { purpose: 'desktop', value })
  return named === null ? null : holdAccount(transaction, eq(user.uid, named))
}

/** Uses a ticket of this account up; false where it is good for nothing. Parallel uses: one wins. */
export async function redeemTicket(
  transaction: Transaction,
  { way, value, visitorHash, now }: LoginTicket,
  account: HeldAccount,
): Promise<boolean> {
  const uid =
    way === 'qr'
      ? await redeemQrTicket(transaction, { token: value, visitorHash, now })
      : (await useToken(transaction, { purpose: 'desktop', value }, now))?.uid
  return uid === account.uid
}
