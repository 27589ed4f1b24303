import { type EmailPurpose, emailPurposes } from './email-purpose.ts'
import type { CodeChannel } from './recipient.ts'
import type { SmsPurpose } from './sms-purpose.ts'

/** What a code is for; it is valid for nothing else, and its purpose determines the channel. */
export type CodePurpose = SmsPurpose | EmailPurpose

export const isEmailPurpose = (purpose: CodePurpose): purpose is EmailPurpose =>
  emailPurposes.some((one) => one === purpose)

export const channelOfPurpose = (purpose: CodePurpose): CodeChannel => (isEmailPurpose(purpose) ? 'email' : 'mobile')
