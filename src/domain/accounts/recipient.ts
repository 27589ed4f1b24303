import { isEmail, maskedEmail } from './email.ts'
import { maskedMobile } from './masked-mobile.ts'
import { isMobile } from './mobile.ts'

/** How a code is sent: by text message to a mobile, or by e-mail to an address. */
export type CodeChannel = 'mobile' | 'email'

/** Whether a code can be sent to this recipient. */
export const isRecipient = (channel: CodeChannel, text: string): boolean =>
  channel === 'email' ? isEmail(text) : isMobile(text)

/** A normalised recipient: surrounding spaces and capital letters make no difference. */
export const plainRecipient = (typed: string): string => typed.trim().toLowerCase()

export const channelOfRecipient = (recipient: string): CodeChannel => (recipient.includes('@') ? 'email' : 'mobile')

/** "13800000001" as 138****0001, "lin.zhixia@example.cn" as l****@example.cn; masked recipients stay as they are. */
export const maskedRecipient = (recipient: string): string =>
  channelOfRecipient(recipient) === 'email' ? maskedEmail(recipient) : maskedMobile(recipient)

/**
 * A recipient as stored and recognised by a browser: masked, but an e-mail address gets three check digits, because
 * colleagues' addresses, or one's own with a typo, look alike when masked.
 */
export const keptRecipient = (recipient: string): string =>
  channelOfRecipient(recipient) === 'mobile'
    ? maskedMobile(recipient)
    : `${recipient.slice(0, 1)}*${checkDigits(recipient)}*${recipient.slice(recipient.indexOf('@'))}`

const checkDigits = (text: string): string =>
  String([...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1000, 0)).padStart(3, '0')
