import { smsLimits } from '#domain/portal/constants.ts'
import type { EmailPurpose } from '#domain/accounts/email-purpose.ts'
import type { Outbox } from './outbox.ts'
import { postJson } from './post-json.ts'

export interface EmailMessage {
  readonly email: string
  readonly subject: string
  readonly text: string
  /** Empty where no account has the address. */
  readonly code: string
}

/** Hands a message to whoever delivers it; rejects when it was not taken. */
export type EmailSender = (message: EmailMessage) => Promise<void>

export const outboxEmailSender =
  (outbox: Outbox): EmailSender =>
  async ({ email, text }) =>
    outbox.add(email, text)

/** Posts `{"email", "subject", "text", "code"}` as the webhook of short messages is posted to. */
export const webhookEmailSender =
  (url: string, secret: string): EmailSender =>
  ({ email, subject, text, code }) =>
    postJson({ name: 'e-mail webhook', url, secret }, { email, subject, text, code }, async ({ body }) =>
      body?.cancel(),
    )

/** Where nobody delivers e-mail. */
export const noEmail: EmailSender = () => Promise.reject(new Error('No sender of e-mail is configured'))

const purposeWords: Readonly<Record<EmailPurpose, string>> = { email: '绑定邮箱', passwordByEmail: '重置密码' }

/** What the message says: purpose first, so that a person notices a code that they did not ask for. */
export const emailMessage = (email: string, purpose: EmailPurpose, code: string): EmailMessage => ({
  email,
  subject: '讲台验证码',
  text: `您正在${purposeWords[purpose]}，验证码 ${code}，${smsLimits.codeLife / 60_000} 分钟内有效，请勿告诉他人。`,
  code,
})

/**
 * What somebody reads whose address no account has: only in the mailbox, so that nobody else learns it. It is sent as a
 * code is, so that neither answer nor time tells the two apart.
 */
export const strangerMessage = (email: string): EmailMessage => ({
  email,
  subject: '讲台重置密码',
  text: '有人想用这个邮箱重置讲台的登录密码，但没有账号绑定它。如果是您，请改用手机号，或请学校负责人重置密码；如果不是您，不用理会。',
  code: '',
})
