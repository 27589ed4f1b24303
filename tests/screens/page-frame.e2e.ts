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

/** The login's first picture, whose scripts arrive only when `release` is called. */
async function openPicture(): Promise<{ readonly page: Page; readonly release: () => void }> {
  const page = await openPage(browser)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${address}/#/login`, { waitUntil: 'commit' })
  await page.locator('#frame').getByRole('tab', { name: '短信登录' }).waitFor()
  return { page, release }
}

test.each([
  ['tab', '短信登录', (page: Page) => page.getByRole('textbox', { name: '手机号' })],
  ['button', '儿童隐私政策', (page: Page) => page.getByRole('dialog', { name: '儿童隐私政策' })],
  ['button', 'English', (page: Page) => page.getByRole('tab', { name: 'SMS' })],
] as const)('the %s %s that is pressed before the scripts are there does its work', async (role, name, found) => {
  const { page, release } = await openPicture()
  await page.locator('#frame').getByRole('textbox', { name: '账号' }).fill('13800000001')
  await page.locator('#frame').getByRole(role, { name, exact: true }).click()
  release()
  await found(page).waitFor()
  expect(await page.locator('input[name="username"]').inputValue()).toBe('13800000001')
  await page.context().close()
})
