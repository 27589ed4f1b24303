import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAddress, openPage, signInByPassword } from '#tests/support/pages/pages.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await connectBrowser()
  page = await openPage(browser, 'phone')
})

afterAll(() => browser.close())

/** The smallest size, in pixels, that a finger hits without looking. */
const finger = 44

/** Everything that can be pressed and is smaller, with its size; a field can be pressed through its label, too. */
const smallTargets = () =>
  page.locator('a[href], button, input, textarea, select').evaluateAll(
    (elements, least) =>
      elements
        .filter((element) => (element as HTMLElement).offsetParent !== null)
        .map((element) => ({
          name: element.getAttribute('aria-label') ?? element.textContent,
          box: (element.closest('label') ?? element).getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width < least || box.height < least)
        .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
    finger,
  )

test.each([
  ['the sign-in', '', '没有账号？用班级码注册'],
  ['registering', '#/register', '已有账号，去登录'],
])('at %s everything can be hit with a finger', async (_name, hash, link) => {
  await openAddress(page, `${address}/student/${hash}`)
  await page.getByRole('link', { name: link }).waitFor()
  expect(await smallTargets()).toEqual([])
})

test('behind the sign-in, too: work, classes and a result have large enough targets', async () => {
  await openAddress(page, `${address}/student/`)
  await signInByPassword(page, 'qm0701003')
  const result = page.getByRole('listitem').getByRole('link').first()
  await result.waitFor()
  const found = [await smallTargets()]
  await result.click()
  await page.getByRole('link', { name: '返回' }).waitFor()
  found.push(await smallTargets())
  await page.goto(`${address}/student/#/classes`)
  await page.getByRole('button', { name: '查找班级' }).waitFor()
  found.push(await smallTargets())
  expect(found).toEqual([[], [], []])
})
