import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import type { CodePurpose } from '#domain/accounts/code-purpose.ts'
import { smsLimits } from '#domain/portal/constants.ts'
import type { Executor } from '#server/database/database.ts'
import { smsCode } from '#server/database/schema/sign-on.ts'

/** What a code is bound to. */
export interface CodeOwner {
  /** A mobile, or for a purpose of e-mail an address. */
  readonly recipient: string
  readonly purpose: CodePurpose
}

export interface CodeGuess extends CodeOwner {
  readonly visitorHash: string
  readonly code: string
  readonly now: Date
}

/** A right guess carries the code's row, for `useCode`. */
export type GuessOutcome =
  | { readonly kind: 'wrong' | 'expired' }
  | { readonly kind: 'right'; readonly smsCodeId: number }

export const newCode = (): string => String(randomInt(10 ** smsLimits.codeLength)).padStart(smsLimits.codeLength, '0')

/** "salt$hash", both in hex: a code opens nothing but its own purpose and recipient. */
export const hashCode = (
  code: string,
  { recipient, purpose }: CodeOwner,
  salt = randomBytes(16).toString('hex'),
): string => `${salt}$${createHash('sha256').update(`${salt}:${purpose}:${recipient}:${code}`).digest('hex')}`

/**
 * Checks a code and uses it up when it is right. `expired` is whatever leaves no code to guess at: none sent to this
 * browser for this purpose and recipient, used, replaced by a newer one, over its time, or five times tried.
 */
export async function checkCode(db: Executor, guess: CodeGuess): Promise<'right' | 'wrong' | 'expired'> {
  const guessed = await tryCode(db, guess)
  if (guessed.kind !== 'right') return guessed.kind
  return (await useCode(db, guessed.smsCodeId, guess.now)) ? 'right' : 'expired'
}

/**
 * Like `checkCode`, but leaves a right code for `useCode`, so that somebody whose call fails for another reason need not
 * ask for a new one. A try is counted before the code is looked at: of any number at once, five are evaluated. Where a
 * failing call is undone, the count must not be (`failKeeping`).
 */
export async function tryCode(
  db: Executor,
  { recipient, purpose, visitorHash, code, now }: CodeGuess,
): Promise<GuessOutcome> {
  const newest = db
    .select({ smsCodeId: smsCode.smsCodeId })
    .from(smsCode)
    .where(and(eq(smsCode.recipient, recipient), eq(smsCode.purpose, purpose), ne(smsCode.codeHash, '')))
    .orderBy(desc(smsCode.smsCodeId))
    .limit(1)
  const [row] = await db
    .update(smsCode)
    .set({ tries: sql`${smsCode.tries} + 1` })
    .where(
      and(
        eq(smsCode.smsCodeId, newest),
        eq(smsCode.visitorHash, visitorHash),
        isNull(smsCode.voidAt),
        gt(smsCode.expiresAt, now),
        lt(smsCode.tries, smsLimits.codeTries),
      ),
    )
    .returning({ smsCodeId: smsCode.smsCodeId, codeHash: smsCode.codeHash })
  if (row === undefined) return { kind: 'expired' }
  const [salt] = row.codeHash.split('$', 1)
  const isRight = timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(hashCode(code, { recipient, purpose }, salt)))
  return isRight ? { kind: 'right', smsCodeId: row.smsCodeId } : { kind: 'wrong' }
}

/** Uses a code up; false when somebody was faster. */
export async function useCode(db: Executor, smsCodeId: number, now: Date): Promise<boolean> {
  const used = await db
    .update(smsCode)
    .set({ voidAt: now })
    .where(and(eq(smsCode.smsCodeId, smsCodeId), isNull(smsCode.voidAt)))
    .returning({ smsCodeId: smsCode.smsCodeId })
  return used.length > 0
}
