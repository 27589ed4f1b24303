import type { Database } from '#server/database/database.ts'
import { issueToken } from '#server/services/platform/one-time-tokens.ts'
import { captchaSubject } from '#server/services/verification/captcha-subject.ts'

/** What a solved puzzle gives for an account name, without the puzzle; good for any browser. */
export async function captchaToken(
  { db, clock }: { readonly db: Database; readonly clock: { readonly now: Date } },
  username: string,
): Promise<string> {
  const subject = await captchaSubject(db, 'password', username)
  return issueToken(db, { purpose: 'captcha', subject }, clock.now)
}
