import type { CaptchaPurpose } from '#domain/accounts/captcha-purpose.ts'
import type { Executor } from '#server/database/database.ts'
import { keyedHash } from '../platform/keyed-hash.ts'

/** What a solved captcha is valid for, hashed so that no mobile can be read from it. */
export const captchaSubject = (db: Executor, purpose: CaptchaPurpose, subject: string): Promise<string> =>
  keyedHash(db, `${purpose}:${subject.trim().toLowerCase()}`)
