import { afterEach, expect, test, vi } from 'vitest'
import { type JsonPeer, startJsonPeer } from '#tests/support/service/json-peer.ts'
import { createOutbox } from './outbox.ts'
import { outboxSender, webhookSender } from './sms-sender.ts'

const message = { mobile: '13800000001', purpose: 'login', code: '123456', text: '验证码 123456' } as const

let peer: JsonPeer | undefined

afterEach(async () => {
  vi.useRealTimers()
  await peer?.close()
  peer = undefined
})

/** A provider on this machine; with status null it never responds. */
async function provider(status: number | null) {
  let hear = (): void => {}
  const arrived = new Promise<void>((resolve) => (hear = resolve))
  peer = await startJsonPeer(() => {
    hear()
    return status === null ? null : { status }
  })
  return { heard: peer.heard, arrived, url: `${peer.url}/sms` }
}

test('the webhook gets number, text and code as JSON, with the secret', async () => {
  const { heard, url } = await provider(204)
  await webhookSender(url, 's3cret')(message)
  expect(heard).toEqual([
    {
      path: '/sms',
      authorization: 'Bearer s3cret',
      type: 'application/json',
      body: { mobile: '13800000001', text: '验证码 123456', code: '123456' },
    },
  ])
})

test.each([
  [400, 'answered 400'],
  [500, 'answered 500'],
  [302, 'fetch failed'],
])('a webhook that answers %i did not take it', async (status, error) => {
  const { url } = await provider(status)
  await expect(webhookSender(url, '')(message)).rejects.toThrow(error)
})

test('a webhook that nobody serves is a failure', async () => {
  await expect(webhookSender('http://127.0.0.1:1/sms', '')(message)).rejects.toThrow('fetch failed')
})

test('a webhook that is silent for five seconds is a failure', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { arrived, url } = await provider(null)
  const sending = webhookSender(url, '')(message)
  await arrived
  vi.advanceTimersByTime(5_000)
  await expect(sending).rejects.toThrow('aborted')
})

test('the outbox keeps the last hundred messages, newest first', async () => {
  const clock = { now: new Date('2026-11-20T06:00:00Z') }
  const outbox = createOutbox(() => clock.now)
  const send = outboxSender(outbox)
  for (let number = 1; number <= 101; number += 1) await send({ ...message, text: `第 ${number} 条` })
  const messages = outbox.messages()
  expect(messages.length).toBe(100)
  expect({ newest: messages[0], oldest: messages.at(-1) }).toEqual({
    newest: { recipient: '13800000001', text: '第 101 条', sentAt: clock.now },
    oldest: { recipient: '13800000001', text: '第 2 条', sentAt: clock.now },
  })
})
