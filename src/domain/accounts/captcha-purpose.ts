import { type CodePurpose, isEmailPurpose } from './code-purpose.ts'
import type { EmailPurpose } from './email-purpose.ts'
import type { SmsPurpose } from './sms-purpose.ts'

/**
 * What a captcha was solved for: a password login with an account name, or a code of one purpose sent to a mobile or
 * e-mail address.
 */
export type CaptchaPurpose = 'password' | `sms:${SmsPurpose}` | `email:${EmailPurpose}`

export const captchaPurposes = [
  'password',
  'sms:login',
  'sms:bind',
  'sms:register',
  'sms:password',
  'sms:mobile',
  'email:email',
  'email:passwordByEmail',
] as const satisfies readonly CaptchaPurpose[]

/** The captcha required before a code of this purpose is sent. */
export const captchaPurposeOf = (purpose: CodePurpose): CaptchaPurpose =>
  isEmailPurpose(purpose) ? `email:${purpose}` : `sms:${purpose}`
