import type { SmsPurpose } from '#domain/sms-purpose.ts'
import type { Outbox } from './outbox.ts'

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

const webhookTimeout = 5_000

/**
 * Posts `{"mobile", "text", "code"}` as JSON with `Authorization: Bearer <secret>`; a 2xx answer within 5 s means taken.
 * Errors name neither number nor code, because they are logged.
 */
export const webhookSender =
  (url: string, secret: string): SmsSender =>
  async ({ mobile, text, code }) => {
    const given = new AbortController()
    const timer = setTimeout(() => given.abort(), webhookTimeout)
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
        body: JSON.stringify({ mobile, text, code }),
        redirect: 'error',
        signal: given.signal,
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The SMS webhook answered ${response.status}`)
    } finally {
      clearTimeout(timer)
    }
  }

/** Where nobody delivers messages. */
export const noSms: SmsSender = () => Promise.reject(new Error('No sender of short messages is configured'))
