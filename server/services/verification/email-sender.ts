import { smsLimits } from '#domain/portal/constants.ts'
import type { EmailPurpose } from '#domain/accounts/email-purpose.ts'
import { minute } from '#domain/time/units.ts'
import type { Outbox } from './outbox.ts'
import { postJson } from './post-json.ts'

export interface EmailMessage {
  readonly email: string
  readonly subject: string
  readonly text: string
  /** Empty if no account has the address. */
  readonly code: string
}

/** Hands a message over for delivery; rejects if it was not accepted. */
export type EmailSender = (message: EmailMessage) => Promise<void>

export const outboxEmailSender =
  (outbox: Outbox): EmailSender =>
  async ({ email, text }) =>
    outbox.add(email, text)

/** Posts `{"email", "subject", "text", "code"}`, in the same way as the SMS webhook. */
export const webhookEmailSender =
  (url: string, secret: string): EmailSender =>
  ({ email, subject, text, code }) =>
    postJson({ name: 'e-mail webhook', url, secret }, { email, subject, text, code }, async ({ body }) =>
      body?.cancel(),
    )

/** For installations without e-mail delivery. */
export const noEmail: EmailSender = () => Promise.reject(new Error('No sender of e-mail is configured'))

const purposeWords: Readonly<Record<EmailPurpose, string>> = { email: '绑定邮箱', passwordByEmail: '重置密码' }

/** The text of the message: purpose first, so that people notice a code they did not ask for. */
export const emailMessage = (email: string, purpose: EmailPurpose, code: string): EmailMessage => ({
  email,
  subject: '讲台验证码',
  text: `您正在${purposeWords[purpose]}，验证码 ${code}，${smsLimits.codeLife / minute} 分钟内有效，请勿告诉他人。`,
  code,
})

/**
 * The message to an address that no account has. Only its mailbox learns that: the message is sent just like a code, so
 * that neither the response nor its timing tells the two apart.
 */
export const strangerMessage = (email: string): EmailMessage => ({
  email,
  subject: '讲台重置密码',
  text: '有人想用这个邮箱重置讲台的登录密码，但没有账号绑定它。如果是您，请改用手机号，或请学校负责人重置密码；如果不是您，不用理会。',
  code: '',
})
