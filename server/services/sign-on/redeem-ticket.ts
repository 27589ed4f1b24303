import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'
import { redeemQrTicket, scannerOf } from '../qr-login/redeem.ts'
import { type HeldAccount, holdAccount } from './hold-account.ts'
import { ownerOfToken, useToken } from './one-time-tokens.ts'

/** A ticket that signs in by itself: the desktop host's, or the one that a confirmed QR code ends in. */
export interface LoginTicket {
  readonly way: 'desktop' | 'qr'
  readonly value: string
  readonly visitorHash: string
  readonly now: Date
}

/** Uses a ticket up; its account, or null where the ticket is good for nothing. Parallel uses: one wins. */
export async function redeemTicket(transaction: Transaction, ticket: LoginTicket): Promise<HeldAccount | null> {
  const { way, value, visitorHash, now } = ticket
  const isQr = way === 'qr'
  const named = isQr
    ? await scannerOf(transaction, { token: value, visitorHash })
    : await ownerOfToken(transaction, { purpose: 'desktop', value })
  const account = named === null ? null : await holdAccount(transaction, eq(user.uid, named))
  if (account === null) return null
  const uid = isQr
    ? await redeemQrTicket(transaction, { token: value, visitorHash, now })
    : (await useToken(transaction, { purpose: 'desktop', value }, now))?.uid
  return uid === account.uid ? account : null
}
