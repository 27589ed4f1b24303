import { expect, test } from 'vitest'
import { messagingLogin } from '#api/contract/groups/messaging-login.ts'
import { createApp } from '#server/app.ts'
import { providerPage } from '#server/http/provider-page.ts'
import { openBrowser } from '#tests/support/product/test-browser.ts'
import { clientOf } from '#tests/support/service/test-client.ts'
import { origin, startTestService } from '#tests/support/service/test-service.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { demoProvider } from './demo-provider.ts'

test('in the demo a page asks who one is, and returns with that person once', async () => {
  const { db, clock, close } = await startTestService()
  const provider = demoProvider(() => clock.now)
  const service = createApp({
    db,
    allowedOrigins: new Set([origin]),
    secure: false,
    now: () => clock.now,
    log: { request: () => {}, page: () => {}, fault: () => {} },
    sendJob: () => Promise.reject(new Error('No queue')),
    messagingProvider: provider,
  })
  const browser = openBrowser((uid, cookie) => clientOf(service, uid, cookie))
  const { url, state } = await browser.get(messagingLogin.state, {})
  const page = await providerPage(provider.codes)(new Request(new URL(url, origin)))
  expect(url).toBe(`/demo/provider#${state}`)
  const [, code = ''] = /<a href="[^"]*" data-code="([^"]*)">[^<]*望舒</.exec((await page?.text()) ?? '') ?? []
  const info = await browser.call(messagingLogin.info, { code, state })
  const fresh = await browser.get(messagingLogin.state, {})
  const again = await browser.call(messagingLogin.info, { code, state: fresh.state })
  expect({ result: resultId(info), data: info.data, again: resultId(again) }).toEqual({
    result: 'ok',
    data: { openId: expect.stringMatching(/^[0-9a-f]{32}$/), isBound: false },
    again: 'messagingFailed',
  })
  await close()
})
