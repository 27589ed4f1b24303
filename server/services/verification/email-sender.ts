import { smsLimits } from '#domain/constants.ts'
import type { EmailPurpose } from '#domain/email-purpose.ts'
import type { Outbox } from './outbox.ts'
import { postJson } from './post-json.ts'

export interface EmailMessage {
  readonly email: string
  readonly subject: string
  readonly text: string
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
