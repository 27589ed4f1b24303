import type { Database } from '#server/database/database.ts'
import { issueToken } from '#server/services/platform/one-time-tokens.ts'
import { captchaSubject } from '#server/services/verification/captcha-subject.ts'

/** The token of a solved puzzle for an account name, without solving one; valid in any browser. */
export async function captchaToken(
  { db, clock }: { readonly db: Database; readonly clock: { readonly now: Date } },
  username: string,
): Promise<string> {
  const subject = await captchaSubject(db, 'password', username)
  return issueToken(db, { purpose: 'captcha', subject }, clock.now)
}
