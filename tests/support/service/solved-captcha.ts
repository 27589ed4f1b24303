import { eq } from 'drizzle-orm'
import { verification } from '#api/contract/groups/verification.ts'
import type { CaptchaPurpose } from '#domain/accounts/captcha-purpose.ts'
import { captcha } from '#server/database/schema/sign-on.ts'
import type { TestBrowser } from '#tests/support/product/test-browser.ts'
import type { TestService } from './test-service.ts'

/** The correct position of a puzzle's piece, which only the service knows. */
export async function answerOf({ db }: Pick<TestService, 'db'>, captchaId: string): Promise<number> {
  const [row] = await db.select().from(captcha).where(eq(captcha.captchaId, captchaId))
  if (row === undefined) throw new Error('There is no such puzzle')
  return row.answerX
}

/** Requests and solves a puzzle in a browser; returns its token. */
export async function solvedCaptcha(
  service: Pick<TestService, 'db'>,
  browser: TestBrowser,
  purpose: CaptchaPurpose,
  subject: string,
): Promise<string> {
  const { captchaId } = await browser.get(verification.newCaptcha, { purpose, subject })
  const x = await answerOf(service, captchaId)
  return (await browser.get(verification.solveCaptcha, { captchaId, x })).token
}
