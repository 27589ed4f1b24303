import type { SmsPurpose } from '#domain/accounts/sms-purpose.ts'
import type { Outbox } from './outbox.ts'
import { postJson } from './post-json.ts'

export interface SmsMessage {
  readonly mobile: string
  readonly purpose: SmsPurpose
  readonly code: string
  readonly text: string
}

/** Hands a message to whoever delivers it; rejects when it was not taken. */
export type SmsSender = (message: SmsMessage) => Promise<void>

export const outboxSender =
  (outbox: Outbox): SmsSender =>
  async ({ mobile, text }) =>
    outbox.add(mobile, text)

/**
 * Posts `{"mobile", "text", "code"}`; a 2xx answer within 5 s means taken. Errors name neither number nor code, because
 * they are logged.
 */
export const webhookSender =
  (url: string, secret: string): SmsSender =>
  ({ mobile, text, code }) =>
    postJson({ name: 'SMS webhook', url, secret }, { mobile, text, code }, async ({ body }) => body?.cancel())

/** Where nobody delivers messages. */
export const noSms: SmsSender = () => Promise.reject(new Error('No sender of short messages is configured'))
