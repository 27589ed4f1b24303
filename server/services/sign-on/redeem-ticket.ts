import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'
import { redeemQrTicket, scannerOf } from '../qr-login/redeem.ts'
import { type HeldAccount, holdAccount } from './hold-account.ts'
import { ownerOfToken, useToken } from '../platform/one-time-tokens.ts'

/** A ticket that signs in on its own: from the desktop host, or from a confirmed QR code. */
export interface LoginTicket {
  readonly way: 'desktop' | 'qr'
  readonly value: string
  readonly visitorHash: string
  readonly now: Date
}

/** The account that a ticket names, whether or not it is valid; null if it names none. */
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

/** Uses up a ticket of this account; false if it is not valid. Of parallel uses one wins. */
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
