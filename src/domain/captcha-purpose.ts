import type { SmsPurpose } from './sms-purpose.ts'

/** What a captcha is solved for: the password login of an account name, or a code of one purpose to a mobile. */
export type CaptchaPurpose = 'password' | `sms:${SmsPurpose}`

export const captchaPurposes = [
  'password',
  'sms:login',
  'sms:bind',
  'sms:register',
  'sms:password',
  'sms:mobile',
] as const satisfies readonly CaptchaPurpose[]
