import { type CodePurpose, isEmailPurpose } from './code-purpose.ts'
import type { EmailPurpose } from './email-purpose.ts'
import type { SmsPurpose } from './sms-purpose.ts'

/** What a captcha is solved for: the password login of an account name, or a code of one purpose to a mobile or an e-mail address. */
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

/** The captcha that is solved before a code of this purpose is sent. */
export const captchaPurposeOf = (purpose: CodePurpose): CaptchaPurpose =>
  isEmailPurpose(purpose) ? `email:${purpose}` : `sms:${purpose}`
