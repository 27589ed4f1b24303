import { eq } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'
import { admitHashing, hashDigest } from '../sign-on/passwords.ts'
import { tryCode, useCode } from '../verification/sms-codes.ts'
import { setPassword } from './new-password.ts'
import { isCommonDigest, isWeakDigest } from './weak-passwords.ts'

export interface PasswordReset {
  /** The account's mobile, or its e-mail address. */
  readonly recipient: string
  readonly purpose: 'password' | 'passwordByEmail'
  readonly code: string
  readonly digest: string
  readonly confirmation: string
  readonly visitorHash: string
  readonly now: Date
}

type ResetError = 'codeWrong' | 'codeExpired' | 'passwordMismatch' | 'passwordCommon'

/** A new password for the account of a proven mobile or e-mail address; a refused password does not use up the code. */
export async function resetPassword(db: Executor, reset: PasswordReset): Promise<ResetError | null> {
  const { recipient, purpose, digest, confirmation, now } = reset
  if (digest !== confirmation) return 'passwordMismatch'
  if (isCommonDigest(digest)) return 'passwordCommon'
  const guess = await tryCode(db, reset)
  if (guess.kind !== 'right') return guess.kind === 'wrong' ? 'codeWrong' : 'codeExpired'
  const [account] = await db
    .select()
    .from(user)
    .where(eq(purpose === 'password' ? user.mobile : user.email, recipient))
  if (account === undefined) return 'codeExpired'
  if (isWeakDigest(digest, account)) return 'passwordCommon'
  const passwordHash = await admitHashing(() => hashDigest(digest))
  return db.transaction(async (transaction) => {
    if (!(await useCode(transaction, guess.smsCodeId, now))) return 'codeExpired'
    await setPassword(transaction, account.uid, passwordHash)
    return null
  })
}
