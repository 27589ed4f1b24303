import type { Device } from '#api/contract/schemas/sign-on.ts'
import { isMobile } from '#domain/accounts/mobile.ts'
import { isVerificationCode } from '#domain/accounts/verification-code.ts'
import type { Agreement, WayReport } from '../login/login-way.types.ts'

/** What the teacher typed and ticked. */
export interface SmsForm {
  readonly mobile: string
  readonly code: string
  readonly agreed: boolean
}

/** What is wrong with the form, in order of precedence (specification §5). */
export type SmsProblem = 'mobileMissing' | 'mobileInvalid' | 'codeMissing' | 'codeInvalid' | 'consentMissing'

export type SmsFailure =
  | { readonly kind: 'tooManyDevices'; readonly token: string; readonly devices: readonly Device[] }
  /** The code was wrong or is no longer valid: reported at its field. */
  | { readonly kind: 'codeRefused'; readonly message: string }
  /** The account has not accepted the documents, or they changed while this page was open. */
  | { readonly kind: 'consentOutdated'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }

export type SmsAnswer = { readonly kind: 'signedIn' } | SmsFailure

export interface SmsLoginInput {
  readonly mobile: string
  readonly code: string
  /** Documents accepted on this page. */
  readonly accepted: readonly string[]
}

export interface SmsLoginContext extends SmsForm, Agreement {
  readonly problem: SmsProblem | null
  readonly failure: SmsFailure | null
}

export type SmsLoginEvent =
  | { readonly type: 'mobile.change'; readonly text: string }
  | { readonly type: 'code.change'; readonly text: string }
  | ({ readonly type: 'consent.change' } & Agreement)
  | { readonly type: 'form.submit' }
  | { readonly type: 'devices.close' }

/** The first problem of a form; null if it can be sent. */
export function problemOf({ mobile, code, agreed }: SmsForm): SmsProblem | null {
  if (mobile.trim() === '') return 'mobileMissing'
  if (!isMobile(mobile.trim())) return 'mobileInvalid'
  if (code.trim() === '') return 'codeMissing'
  if (!isVerificationCode(code.trim())) return 'codeInvalid'
  return agreed ? null : 'consentMissing'
}

/** What a response other than a sign-in leaves on the form. */
export const failureOf = (answer: SmsAnswer): SmsFailure | null => (answer.kind === 'signedIn' ? null : answer)

/** What the parent sign-in has to do after a response; null for nothing. */
export function reportOf({ mobile }: SmsForm, answer: SmsAnswer): WayReport | null {
  if (answer.kind === 'consentOutdated') return { type: 'consent.need' }
  return answer.kind === 'tooManyDevices'
    ? { type: 'devices.exceed', way: 'sms', tooMany: answer, account: mobile.trim() }
    : null
}
