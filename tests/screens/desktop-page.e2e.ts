import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from '#tests/support/pages/axe.ts'
import { addHost, hostFacts } from '#tests/support/pages/host.ts'
import { openAddress, openPage } from '#tests/support/pages/pages.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()

let browser: Browser

beforeAll(async () => {
  browser = await connectBrowser()
})

afterAll(() => browser.close())

/** The page in a host that describes itself like this; collects everything that went wrong on it. */
async function openWith(facts: Readonly<Record<string, unknown>>, path = '/') {
  const page: Page = await openPage(browser)
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
  await addHost(page, { facts })
  await openAddress(page, `${address}/#${path}`)
  return { page, failures }
}

test.each([
  ['an older interface', { interfaceVersion: 0, version: '5.9.0', clientType: 'teacher' }, /5\.9\.0/],
  ['no version', { ...hostFacts, version: undefined }, /没有装好/],
  ['an interface that is none', { interfaceVersion: 'one' }, /没有装好/],
])('a host with %s gets a page that says what to do', async (_name, facts, why) => {
  const { page, failures } = await openWith(facts)
  await page.getByRole('heading', { name: '请更新讲台桌面端' }).waitFor()
  expect(await page.getByRole('main').innerText()).toMatch(why)
  expect({ failures, violations: await violations(page) }).toEqual({ failures: [], violations: [] })
  await page.context().close()
})

test("in a host the page's own login does not open: it waits for the host", async () => {
  const { page, failures } = await openWith(hostFacts, '/login')
  await page.getByRole('status').filter({ hasText: '请先在桌面端登录' }).waitFor()
  const fields = page.getByRole('textbox')
  expect({ hash: new URL(page.url()).hash, fields: await fields.count() }).toEqual({ hash: '#/', fields: 0 })
  await page.evaluate(() => void (location.hash = '/login'))
  await expect.poll(() => new URL(page.url()).hash).toBe('#/')
  expect({ fields: await fields.count(), failures }).toEqual({ fields: 0, failures: [] })
  await page.context().close()
})
