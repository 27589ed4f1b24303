import { and, eq, gt, sql } from 'drizzle-orm'
import { Refusal } from '#server/core/refusal.ts'
import type { Executor } from '#server/database/database.ts'
import { failedSender } from '#server/database/schema/sign-on.ts'

/** Failures within the window after which a sender has to wait. */
export const senderLimits = {
  window: 3_600_000,
  /** A school of a thousand teachers may sit behind one IP address. */
  perAddress: 300,
  /** The computer of a staff room: three people who each try until their account is locked. */
  perDevice: 30,
} as const

/** Who tries: an IP address, and a browser by its cookie. */
export interface Sender {
  readonly address: string
  readonly visitorHash: string
}

/**
 * Counts an attempt as failed before it is looked at, so that of any number at once no more fail than may; its id, for
 * `forgetAttempt` when it was none. Throws a 429 with the seconds until the next one may be made.
 */
export function countAttemptOf(db: Executor, { address, visitorHash }: Sender, now: Date): Promise<number> {
  return db.transaction(async (transaction) => {
    const lockOf = (name: string) => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`
    await transaction.execute(sql`select ${lockOf(`address ${address}`)}, ${lockOf(`device ${visitorHash}`)}`)
    const ofAddress = eq(failedSender.address, address)
    await refuseAbove(transaction, { own: ofAddress, limit: senderLimits.perAddress, refusal: addressRefusal, now })
    const ofDevice = eq(failedSender.visitorHash, visitorHash)
    await refuseAbove(transaction, { own: ofDevice, limit: senderLimits.perDevice, refusal: deviceRefusal, now })
    const counted = transaction.insert(failedSender).values({ address, visitorHash, at: now })
    const [row] = await counted.returning({ id: failedSender.failedSenderId })
    if (row === undefined) throw new Error('The database counted no attempt')
    return row.id
  })
}

/** The attempt did not fail. */
export async function forgetAttempt(db: Executor, id: number): Promise<void> {
  await db.delete(failedSender).where(eq(failedSender.failedSenderId, id))
}

interface Share {
  readonly own: ReturnType<typeof eq>
  readonly limit: number
  readonly refusal: (seconds: number) => Refusal
  readonly now: Date
}

async function refuseAbove(transaction: Executor, { own, limit, refusal, now }: Share): Promise<void> {
  const since = new Date(now.getTime() - senderLimits.window)
  const rows = await transaction
    .select({ at: failedSender.at })
    .from(failedSender)
    .where(and(own, gt(failedSender.at, since)))
    .orderBy(sql`${failedSender.at} desc`)
    .offset(limit - 1)
    .limit(1)
  const [oldest] = rows
  if (oldest !== undefined) throw refusal(Math.ceil((oldest.at.getTime() - since.getTime()) / 1_000))
}

const addressRefusal = (seconds: number): Refusal =>
  new Refusal(
    429,
    '这个网络登录失败的次数过多，请稍后再试',
    'Too many failed sign-ins from this network; try again later',
    seconds,
  )

const deviceRefusal = (seconds: number): Refusal =>
  new Refusal(
    429,
    '这个浏览器登录失败的次数过多，请稍后再试，或用短信验证码登录',
    'Too many failed sign-ins in this browser; try again later, or sign in by a code by SMS',
    seconds,
  )
