import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage } from '#tests/support/pages/pages.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()
let browser: Browser

beforeAll(async () => {
  browser = await connectBrowser()
})

afterAll(() => browser.close())

test('the sign-in requests its scripts only in the frame after its first picture', async () => {
  const page = await openPage(browser)
  await page.addInitScript(holdFrames)
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()))
  await page.goto(`${address}/#/login`)
  await page.getByRole('button', { name: '登录', exact: true }).waitFor()
  expect(asked).toEqual([])
  const fetched = page.waitForRequest((request) => request.resourceType() === 'script')
  await page.evaluate(() => window.dispatchEvent(new Event('frames')))
  await fetched
})

test.each([
  ['another address', '/#/paper-select'],
  ['the sign-in with the code of the messaging app', '/?code=code&state=state#/login'],
  ['the same as a part of the hash', '/#/login?code=code&state=state'],
])('%s shows the loading sign until its scripts are there', async (_name, path) => {
  const page = await openWithoutScripts(path)
  await page.getByText('讲台 · 正在打开…').waitFor()
  expect(await page.getByRole('button', { name: '登录', exact: true }).count()).toBe(0)
})

/** A page whose scripts are requested and never arrive. */
async function openWithoutScripts(path: string): Promise<Page> {
  const page = await openPage(browser)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(address + path)
  return page
}

/** Runs in the page: there are no animation frames until the window gets `frames`. */
function holdFrames(): void {
  const next = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (whenPainted) => {
    window.addEventListener('frames', () => next(whenPainted), { once: true })
    return 0
  }
}
