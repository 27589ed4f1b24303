import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import type { CodePurpose } from '#domain/accounts/code-purpose.ts'
import { smsLimits } from '#domain/portal/constants.ts'
import type { Executor } from '#server/database/database.ts'
import { smsCode } from '#server/database/schema/sign-on.ts'

/** What a code is bound to. */
export interface CodeOwner {
  /** A mobile, or an address for e-mail purposes. */
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

/** "salt$hash", both in hex. The purpose and recipient are hashed too: a code is of no use for others. */
export const hashCode = (
  code: string,
  { recipient, purpose }: CodeOwner,
  salt = randomBytes(16).toString('hex'),
): string => `${salt}$${createHash('sha256').update(`${salt}:${purpose}:${recipient}:${code}`).digest('hex')}`

/**
 * Checks a code and uses it up if it is right. `expired` means that there is no code left to guess: none was sent to
 * this browser for this purpose and recipient, or it was used, replaced by a newer one, too old, or tried five times.
 */
export async function checkCode(db: Executor, guess: CodeGuess): Promise<'right' | 'wrong' | 'expired'> {
  const guessed = await tryCode(db, guess)
  if (guessed.kind !== 'right') return guessed.kind
  return (await useCode(db, guessed.smsCodeId, guess.now)) ? 'right' : 'expired'
}

/**
 * Like `checkCode`, but leaves a right code for `useCode`, so that a call which fails for another reason does not cost
 * the person a new code. A try is counted before the code is evaluated: of any number at once, five are. If a failing
 * call is rolled back, the count must not be (`failKeeping`).
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

/** Uses a code up; false if another call was faster. */
export async function useCode(db: Executor, smsCodeId: number, now: Date): Promise<boolean> {
  const used = await db
    .update(smsCode)
    .set({ voidAt: now })
    .where(and(eq(smsCode.smsCodeId, smsCodeId), isNull(smsCode.voidAt)))
    .returning({ smsCodeId: smsCode.smsCodeId })
  return used.length > 0
}
