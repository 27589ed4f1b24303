import { and, count, eq, gt, sql } from 'drizzle-orm'
import { smsLimits } from '#domain/portal/constants.ts'
import { Refusal } from '#server/core/refusal.ts'
import type { Executor, Transaction } from '#server/database/database.ts'
import { smsCode } from '#server/database/schema/sign-on.ts'
import { countSoFar, countSender } from '../platform/sender-counts.ts'
import { type CodeOwner, hashCode, newCode } from './sms-codes.ts'
import { type SmsWait, smsWait } from './sms-limits.ts'
import { hour, minute } from '#domain/time/units.ts'

export interface CodeRequest extends CodeOwner {
  readonly visitorHash: string
  readonly address: string
  readonly now: Date
}

export type SendOutcome =
  | SmsWait
  | { readonly id: 'smsFailed'; readonly error: unknown }
  | { readonly id: 'sent'; readonly left: number; readonly waitSeconds: number }

/**
 * Counts a request that is refused because of whose number it is, so that nobody can probe numbers. Throws a 429 as
 * `sendCode` does: codes sent and refusals count together.
 */
export const countRefusal = (db: Executor, { address, now }: Pick<CodeRequest, 'address' | 'now'>): Promise<void> =>
  db.transaction(async (transaction) => {
    await lockCodeRequests(transaction)
    await refuseBusyAddress(transaction, { address, now })
    await countSender(transaction, { kind: 'smsRefused', sender: address, now })
  })

/**
 * Sends a new code, which replaces the previous one for its purpose and recipient. It is counted before it is sent; a
 * failed send stays counted, but does not make anybody wait 59 s for the next. Throws a 429 if the IP address or the
 * whole service has sent too many.
 */
export async function sendCode(
  db: Executor,
  deliver: (code: string) => Promise<void>,
  request: CodeRequest,
): Promise<SendOutcome> {
  const code = newCode()
  const reserved = await db.transaction((transaction) => reserve(transaction, request, code))
  if (reserved.kind === 'wait') return reserved.wait
  try {
    await deliver(code)
  } catch (error) {
    await db.update(smsCode).set({ codeHash: '' }).where(eq(smsCode.smsCodeId, reserved.smsCodeId))
    return { id: 'smsFailed', error }
  }
  return { id: 'sent', left: reserved.left, waitSeconds: reserved.waitSeconds }
}

type Reserved =
  | { readonly kind: 'wait'; readonly wait: SmsWait }
  | {
      readonly kind: 'reserved'
      readonly smsCodeId: number
      readonly left: number
      readonly waitSeconds: number
    }

async function reserve(transaction: Transaction, request: CodeRequest, code: string): Promise<Reserved> {
  const { now, recipient } = request
  await lockCodeRequests(transaction)
  const sends = await transaction
    .select({ sentAt: smsCode.sentAt, isAccepted: sql<boolean>`${smsCode.codeHash} <> ''` })
    .from(smsCode)
    .where(and(eq(smsCode.recipient, recipient), gt(smsCode.sentAt, new Date(now.getTime() - smsLimits.day))))
  const wait = smsWait(sends, now)
  if (wait !== null) return { kind: 'wait', wait }
  await refuseBusyAddress(transaction, request)
  await refuseBusyService(transaction, now)
  const expiresAt = new Date(now.getTime() + smsLimits.codeLife)
  const { purpose, visitorHash, address } = request
  const [row] = await transaction
    .insert(smsCode)
    .values({ recipient, purpose, visitorHash, address, codeHash: hashCode(code, request), sentAt: now, expiresAt })
    .returning({ smsCodeId: smsCode.smsCodeId })
  if (row === undefined) throw new Error('The database returned no id')
  const next = smsWait([...sends, { sentAt: now, isAccepted: true }], now)
  return {
    kind: 'reserved',
    smsCodeId: row.smsCodeId,
    left: smsLimits.perDay - sends.length - 1,
    waitSeconds: next?.waitSeconds ?? 0,
  }
}

/** Number, address and the whole service are all counted: one common lock keeps each count exact. */
const lockCodeRequests = (transaction: Transaction) =>
  transaction.execute(sql`select pg_advisory_xact_lock(hashtext('sms_code'))`)

async function refuseBusyAddress(
  transaction: Transaction,
  { address, now }: Pick<CodeRequest, 'address' | 'now'>,
): Promise<void> {
  const [ofAddress] = await transaction
    .select({ sends: count() })
    .from(smsCode)
    .where(and(eq(smsCode.address, address), gt(smsCode.sentAt, new Date(now.getTime() - hour))))
  const refused = await countSoFar(transaction, { kind: 'smsRefused', sender: address, now })
  if ((ofAddress?.sends ?? 0) + refused >= smsLimits.perAddressHour)
    throw new Refusal(
      429,
      '这个网络获取验证码过多，请稍后再试',
      'Too many codes for this network; try again later',
      3_600,
    )
}

async function refuseBusyService(transaction: Transaction, now: Date): Promise<void> {
  const [ofAll] = await transaction
    .select({ sends: count() })
    .from(smsCode)
    .where(gt(smsCode.sentAt, new Date(now.getTime() - minute)))
  if ((ofAll?.sends ?? 0) >= smsLimits.perMinute)
    throw new Refusal(429, '现在获取验证码的人太多，请一分钟后再试', 'Too many codes now; try again in a minute', 60)
}
