import { and, eq, sql } from 'drizzle-orm'
import { senderLimits } from '#domain/portal/constants.ts'
import { Refusal } from '#server/core/refusal.ts'
import type { Executor } from '#server/database/database.ts'
import { senderCount } from '#server/database/schema/sign-on.ts'

/** What is limited per sender. */
type CountedKind = keyof typeof senderLimits

export interface CountKey {
  readonly kind: CountedKind
  /** An IP address, a browser by its cookie's hash, a student, or a class. */
  readonly sender: string
  readonly now: Date
}

/**
 * Counts one more of a kind for its sender in the current window of time. Throws a 429 if the limit is reached; no more
 * than the limit pass, however many are concurrent in whatever processes.
 */
export async function countSender(db: Executor, { kind, sender, now }: CountKey): Promise<void> {
  const { perWindow, window } = senderLimits[kind]
  const windowStart = startOf(kind, now)
  const isSame = sql`${senderCount.windowStart} = excluded.window_start`
  const counted = await db
    .insert(senderCount)
    .values({ sender, kind, windowStart, count: 1 })
    .onConflictDoUpdate({
      target: [senderCount.sender, senderCount.kind],
      set: { windowStart, count: sql`case when ${isSame} then ${senderCount.count} + 1 else 1 end` },
      setWhere: sql`not (${isSame}) or ${senderCount.count} < ${perWindow}`,
    })
    .returning({ count: senderCount.count })
  if (counted.length === 0) throw tooMany(kind, windowStart.getTime() + window - now.getTime())
}

/** Uncounts one that turned out not to be of its kind. */
export async function uncountSender(db: Executor, counted: CountKey): Promise<void> {
  await db
    .update(senderCount)
    .set({ count: sql`${senderCount.count} - 1` })
    .where(isPresent(counted))
}

/** How many of a kind have been counted for its sender in the current window. */
export async function countSoFar(db: Executor, counted: CountKey): Promise<number> {
  const [row] = await db.select({ count: senderCount.count }).from(senderCount).where(isPresent(counted))
  return row?.count ?? 0
}

const isPresent = ({ kind, sender, now }: CountKey) =>
  and(eq(senderCount.sender, sender), eq(senderCount.kind, kind), eq(senderCount.windowStart, startOf(kind, now)))

const startOf = (kind: CountedKind, now: Date): Date => {
  const { window } = senderLimits[kind]
  return new Date(Math.floor(now.getTime() / window) * window)
}

const requests = ['这个网络的请求过多，请稍后再试', 'Too many requests from this network; try again later'] as const

const unknownCodes = [
  '输错班级码的次数过多，请向老师要一次班级码，一小时后再试',
  'Too many wrong class codes; ask your teacher for the code and try again in an hour',
] as const

const refusals: Record<CountedKind, readonly [chinese: string, english: string]> = {
  clientToken: requests,
  messagingState: requests,
  smsRefused: requests,
  withoutCaptcha: requests,
  pageMessages: requests,
  failedLogins: [
    '这个网络登录失败的次数过多，请稍后再试',
    'Too many failed sign-ins from this network; try again later',
  ],
  failedLoginsOfBrowser: [
    '这个浏览器登录失败的次数过多，请稍后再试，或用短信验证码登录',
    'Too many failed sign-ins in this browser; try again later, or sign in by a code by SMS',
  ],
  unknownClassCodes: unknownCodes,
  joinRequests: ['申请的次数过多，请一小时后再试', 'Too many requests to join; try again in an hour'],
  unknownCodesOfAddress: unknownCodes,
  registrations: [
    '这个网络注册的人太多，请一小时后再试',
    'Too many students have registered from this network; try again in an hour',
  ],
  registrationsOfClass: [
    '这个班注册的人太多，请一小时后再试，或告诉老师',
    'Too many students have registered for this class; try again in an hour, or tell your teacher',
  ],
}

const tooMany = (kind: CountedKind, milliseconds: number): Refusal =>
  new Refusal(429, ...refusals[kind], Math.ceil(milliseconds / 1_000))
