import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { messagingLogin } from '#api/contract/areas/messaging-login.ts'
import { verification } from '#api/contract/areas/verification.ts'
import { addressLimits } from '#domain/constants.ts'
import { addressCount, oneTimeToken } from '#server/database/schema/sign-on.ts'
import { openBrowser } from '#tests/support/test-browser.ts'
import { clientOf } from '#tests/support/test-client.ts'
import { startTestService, type TestService } from '#tests/support/test-service.ts'
import { asksSoFar, countAsk } from './address-counts.ts'

let service: TestService

beforeAll(async () => {
  service = await startTestService()
})

beforeEach(() => service.db.delete(addressCount))

afterAll(() => service.close())

const now = new Date('2026-11-20T06:00:30Z')
const ask = { kind: 'smsRefused', address: '10.24.1.5', now } as const
const { perWindow, window } = addressLimits.smsRefused

test('of any number at once as many pass as may, and the rest hear how long to wait', async () => {
  const asks = await Promise.allSettled(Array.from({ length: perWindow + 15 }, () => countAsk(service.db, ask)))
  const refused = asks.filter((one) => one.status === 'rejected')
  expect([asks.length - refused.length, refused[0]?.reason]).toMatchObject([
    perWindow,
    { status: 429, retryAfter: window / 1_000 - 30 },
  ])
  expect(await asksSoFar(service.db, ask)).toBe(perWindow)
})

test('another address, another kind and the next window are counted anew', async () => {
  for (let count = 0; count < perWindow; count += 1) await countAsk(service.db, ask)
  const later = new Date(now.getTime() + window)
  await countAsk(service.db, { ...ask, address: '10.24.1.6' })
  await countAsk(service.db, { ...ask, kind: 'clientToken' })
  expect(await asksSoFar(service.db, { ...ask, now: later })).toBe(0)
  await countAsk(service.db, { ...ask, now: later })
  expect(await asksSoFar(service.db, { ...ask, now: later })).toBe(1)
})

test.each([
  ['clientToken', verification.clientToken],
  ['messagingState', messagingLogin.state],
] as const)('an address that had its share of %s makes no more rows, another one goes on', async (kind, endpoint) => {
  const by = (address: string) =>
    openBrowser((uid, cookie) => clientOf((request) => service.service(request, address), uid, cookie))
  const full = { kind, address: '10.24.1.5', windowStart: new Date('2026-11-20T06:00:00Z') }
  await service.db.insert(addressCount).values({ ...full, count: addressLimits[kind].perWindow - 1 })
  const before = await service.db.$count(oneTimeToken)
  const busy = by('10.24.1.5')
  const answers = [await busy.call(endpoint, {}), await busy.call(endpoint, {})]
  expect(answers.map(({ status }) => status)).toEqual([200, 429])
  expect([answers[1]?.msg, answers[1]?.headers.get('retry-after')]).toEqual(['这个网络的请求过多，请稍后再试', '60'])
  expect((await by('10.24.1.6').call(endpoint, {})).status).toBe(200)
  expect(await service.db.$count(oneTimeToken)).toBe(before + 2)
})
