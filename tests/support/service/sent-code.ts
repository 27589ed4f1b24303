import { verification } from '#api/contract/groups/verification.ts'
import { accountCheckOf, type SmsPurpose } from '#domain/accounts/sms-purpose.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import { solvedCaptcha } from './solved-captcha.ts'
import type { TestBrowser } from '#tests/support/product/test-browser.ts'
import type { TestService } from './test-service.ts'

/** A page's request for a code. */
export const codeRequest = (mobile: string, purpose: SmsPurpose, token: string) => ({
  mobile,
  purpose,
  token,
  accountCheck: accountCheckOf[purpose],
  signInAs: userTypes.teacher,
})

/** The code in the newest message to a mobile or an e-mail address. */
export function lastCode({ outbox }: Pick<TestService, 'outbox'>, recipient: string): string {
  const message = outbox.messages().find((one) => one.recipient === recipient)
  const code = /\d{6}/.exec(message?.text ?? '')?.[0]
  if (code === undefined) throw new Error('Nothing was sent to this recipient')
  return code
}

/** Solves a puzzle, asks for a code and reads it from the message. */
export async function sentCode(
  service: Pick<TestService, 'db' | 'outbox'>,
  browser: TestBrowser,
  mobile: string,
  purpose: SmsPurpose,
): Promise<string> {
  const token = await solvedCaptcha(service, browser, `sms:${purpose}`, mobile)
  await browser.get(verification.sendCode, codeRequest(mobile, purpose, token))
  return lastCode(service, mobile)
}

/** A different six-digit code. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
