import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#server/content/demo/people.ts'
import { demoMobiles, openContext } from '#tests/support/pages/pages.ts'
import { type FilledProduct, startFilledProduct } from '#tests/support/product/filled-product.ts'
import { type FrameHost, messagesOfFrame, sayToFrame, startFrameHost } from '#tests/support/documents/frame-host.ts'
import { connectBrowser } from '#tests/support/product/lent-product.ts'
import { freePort } from '#tests/support/product/product.ts'
import { startTlsProxy, type TlsProxy } from '#tests/support/service/tls-proxy.ts'

let address: string
let product: FilledProduct
let proxy: TlsProxy
let listed: FrameHost
let alsoListed: FrameHost
let unlisted: FrameHost
let browser: Browser

beforeAll(async () => {
  const publicPort = await freePort()
  address = `https://127.0.0.1:${publicPort}`
  listed = await startFrameHost()
  alsoListed = await startFrameHost()
  unlisted = await startFrameHost()
  const frames = `${listed.origin},${alsoListed.origin}`
  product = await startFilledProduct({ PUBLIC_URL: address, PODIUM_FRAMES: frames })
  proxy = await startTlsProxy({ publicPort, port: product.port })
  browser = await connectBrowser()
})

afterAll(async () => {
  await browser.close()
  for (const host of [listed, alsoListed, unlisted]) await host.close()
  await proxy.close()
  await product.close()
})

/** A page on localhost that frames the portal of 127.0.0.1. */
async function openAround(host: FrameHost, context?: BrowserContext): Promise<Page> {
  const around = context ?? (await openContext(browser, 'computer'))
  const page = await around.newPage()
  await page.goto(`${host.origin}/#${address}/`)
  return page
}

const portalIn = (page: Page): FrameLocator => page.frameLocator('iframe')

async function signInWithin(page: Page): Promise<void> {
  const portal = portalIn(page)
  await portal.getByRole('button', { name: '同意', exact: true }).click()
  await portal.getByRole('textbox', { name: '账号' }).fill(demoMobiles.lin)
  await portal.getByLabel('密码', { exact: true }).fill(demoPassword)
  await portal.getByRole('checkbox', { name: '我已阅读并同意' }).check()
  await portal.getByRole('button', { name: '登录', exact: true }).click()
  await portal.getByRole('heading', { name: '今天' }).waitFor()
}

test('in a listed page of another site a teacher signs in and works without menus, and the page navigates the portal', async () => {
  const page = await openAround(listed)
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
  await signInWithin(page)
  const portal = portalIn(page)
  expect(await portal.getByRole('button', { name: /账号菜单$/ }).count()).toBe(0)
  await page.reload()
  await portal.getByRole('heading', { name: '今天' }).waitFor()
  await expect.poll(() => messagesOfFrame(page)).toContainEqual({ podium: 1, kind: 'ready', path: '/' })
  expect(await messagesOfFrame(page)).toContainEqual({ podium: 1, kind: 'courseChanged', courseId: expect.any(Number) })
  await sayToFrame(page, { kind: 'navigate', path: '/classes-dialog' })
  const navigated = { podium: 1, kind: 'navigated', path: '/classes-dialog' }
  await expect.poll(async () => (await messagesOfFrame(page)).at(-1)).toEqual(navigated)
  const cookies = (await page.context().cookies()).map(({ name, sameSite, secure }) => `${name} ${sameSite} ${secure}`)
  expect(cookies.toSorted()).toEqual(['__Host-pre-embed None true', '__Host-sid-embed None true'])
  expect(failures).toEqual([])
  await page.context().close()
})

test("the frame's session is valid neither for a top-level page nor in another page of the same site", async () => {
  const page = await openAround(listed)
  await signInWithin(page)
  const alone = await page.context().newPage()
  await alone.goto(`${address}/`)
  await alone.getByRole('textbox', { name: '账号' }).waitFor()
  const elsewhere = await openAround(alsoListed, page.context())
  await portalIn(elsewhere).getByRole('textbox', { name: '账号' }).waitFor()
  expect(await portalIn(page).getByRole('heading', { name: '今天' }).count()).toBe(1)
  await page.context().close()
})

test('a page that is not listed shows nothing of the portal', async () => {
  const page = await openAround(unlisted)
  await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/')
  expect(await messagesOfFrame(page)).toEqual([])
  await page.context().close()
})
