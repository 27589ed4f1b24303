import type { SmsPurpose } from '#domain/accounts/sms-purpose.ts'
import type { Outbox } from './outbox.ts'
import { postJson } from './post-json.ts'

export interface SmsMessage {
  readonly mobile: string
  readonly purpose: SmsPurpose
  readonly code: string
  readonly text: string
}

/** Hands a message over for delivery; rejects if it was not accepted. */
export type SmsSender = (message: SmsMessage) => Promise<void>

export const outboxSender =
  (outbox: Outbox): SmsSender =>
  async ({ mobile, text }) =>
    outbox.add(mobile, text)

/**
 * Posts `{"mobile", "text", "code"}`; a 2xx response within 5 s means accepted. Errors contain neither number nor code,
 * because they are logged.
 */
export const webhookSender =
  (url: string, secret: string): SmsSender =>
  ({ mobile, text, code }) =>
    postJson({ name: 'SMS webhook', url, secret }, { mobile, text, code }, async ({ body }) => body?.cancel())
