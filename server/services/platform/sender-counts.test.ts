import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { messagingLogin } from '#api/contract/groups/messaging-login.ts'
import { verification } from '#api/contract/groups/verification.ts'
import { senderLimits } from '#domain/portal/constants.ts'
import { senderCount, oneTimeToken } from '#server/database/schema/sign-on.ts'
import { openBrowser } from '#tests/support/product/test-browser.ts'
import { clientOf } from '#tests/support/service/test-client.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { Refusal } from '#server/core/refusal.ts'
import { countSender, countSoFar, uncountSender } from './sender-counts.ts'

let service: TestService

beforeAll(async () => {
  service = await startTestService()
})

beforeEach(() => service.db.delete(senderCount))

afterAll(() => service.close())

const now = new Date('2026-11-20T06:00:30Z')
const one = { kind: 'smsRefused', sender: '10.24.1.5', now } as const
const { perWindow, window } = senderLimits.smsRefused

test('of any number of concurrent calls, as many as allowed pass, and the others learn how long to wait', async () => {
  const all = await Promise.allSettled(Array.from({ length: perWindow + 15 }, () => countSender(service.db, one)))
  const refused = all.filter((one) => one.status === 'rejected')
  expect({ passed: all.length - refused.length, reason: refused[0]?.reason }).toEqual({
    passed: perWindow,
    reason: new Refusal(
      429,
      '这个网络的请求过多，请稍后再试',
      'Too many requests from this network; try again later',
      window / 1_000 - 30,
    ),
  })
  expect(await countSoFar(service.db, one)).toBe(perWindow)
})

test('another sender, another kind and the next window are counted separately', async () => {
  for (let count = 0; count < perWindow; count += 1) await countSender(service.db, one)
  const later = new Date(now.getTime() + window)
  await countSender(service.db, { ...one, sender: '10.24.1.6' })
  await countSender(service.db, { ...one, kind: 'clientToken' })
  expect(await countSoFar(service.db, { ...one, now: later })).toBe(0)
  await countSender(service.db, { ...one, now: later })
  expect(await countSoFar(service.db, { ...one, now: later })).toBe(1)
})

test('uncounting one makes room for another only in its own window', async () => {
  const later = { ...one, now: new Date(now.getTime() + window) }
  for (let count = 0; count < perWindow; count += 1) await countSender(service.db, one)
  await uncountSender(service.db, later)
  expect(await countSoFar(service.db, one)).toBe(perWindow)
  await uncountSender(service.db, one)
  await countSender(service.db, one)
  expect(await countSoFar(service.db, one)).toBe(perWindow)
})

test.each([
  ['clientToken', verification.clientToken],
  ['messagingState', messagingLogin.state],
] as const)('an address that had its share of %s makes no more rows, another one goes on', async (kind, endpoint) => {
  const by = (address: string) =>
    openBrowser((uid, cookie) => clientOf((request) => service.service(request, address), uid, cookie))
  const full = { kind, sender: '10.24.1.5', windowStart: new Date('2026-11-20T06:00:00Z') }
  await service.db.insert(senderCount).values({ ...full, count: senderLimits[kind].perWindow - 1 })
  const before = await service.db.$count(oneTimeToken)
  const busy = by('10.24.1.5')
  const [last, over] = [await busy.call(endpoint, {}), await busy.call(endpoint, {})]
  expect({ last: last.status, over: over.status }).toEqual({ last: 200, over: 429 })
  expect({ msg: over.msg, retryAfter: over.headers.get('retry-after') }).toEqual({
    msg: '这个网络的请求过多，请稍后再试',
    retryAfter: '60',
  })
  expect((await by('10.24.1.6').call(endpoint, {})).status).toBe(200)
  expect(await service.db.$count(oneTimeToken)).toBe(before + 2)
})
