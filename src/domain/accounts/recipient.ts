import { isEmail, maskedEmail } from './email.ts'
import { maskedMobile } from './masked-mobile.ts'
import { isMobile } from './mobile.ts'

/** How a code travels: by short message to a mobile, or by e-mail to an address. */
export type CodeChannel = 'mobile' | 'email'

/** Whether a code can be sent there. */
export const isRecipient = (channel: CodeChannel, text: string): boolean =>
  channel === 'email' ? isEmail(text) : isMobile(text)

/** A recipient as it was typed, without what makes no difference: spaces around it, capital letters. */
export const plainRecipient = (typed: string): string => typed.trim().toLowerCase()

export const channelOfRecipient = (recipient: string): CodeChannel => (recipient.includes('@') ? 'email' : 'mobile')

/** "13800000001" as 138****0001, "lin.zhixia@example.cn" as l****@example.cn; what is masked already stays as it is. */
export const maskedRecipient = (recipient: string): string =>
  channelOfRecipient(recipient) === 'email' ? maskedEmail(recipient) : maskedMobile(recipient)

/**
 * A recipient as a browser keeps it and knows it again: masked, but an e-mail address with three digits of its own, because
 * colleagues' addresses, and one's own with a slip in it, look alike when they are masked.
 */
export const keptRecipient = (recipient: string): string =>
  channelOfRecipient(recipient) === 'mobile'
    ? maskedMobile(recipient)
    : `${recipient.slice(0, 1)}*${checkDigits(recipient)}*${recipient.slice(recipient.indexOf('@'))}`

const checkDigits = (text: string): string =>
  String([...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1000, 0)).padStart(3, '0')
