import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoMobiles, leave, openAddress, openPortal } from '#tests/support/pages/pages.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct('with another mark')
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await connectBrowser()
  page = await openPortal(browser, address, demoMobiles.lin)
})

afterAll(() => browser.close())

/** The compositions of an assignment that has some waiting. */
async function openDesk(height: number): Promise<void> {
  await page.setViewportSize({ width: 1440, height })
  // A page that is still sending a mark asks before it is left.
  await page.waitForFunction(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await leave(page, address)
  await openAddress(page, `${address}/#/correct-html?assignmentId=6`)
  await page.getByRole('radiogroup').first().waitFor()
}

const sheetScrolls = (): Promise<boolean> =>
  page
    .locator('[data-marking-sheet] article > :last-child')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)

test('a long question is unfolded if the answer leaves room, and folded if not', async () => {
  await openDesk(1400)
  const fold = page.getByRole('region', { name: '题目' }).getByRole('button')
  expect({ expanded: await fold.getAttribute('aria-expanded'), scrolls: await sheetScrolls() }).toEqual({
    expanded: 'true',
    scrolls: false,
  })
  await openDesk(680)
  expect(await fold.getAttribute('aria-expanded')).toBe('false')
})

test('the score keys stay in place when the first mark is saved', async () => {
  await openDesk(900)
  const keys = () => page.getByRole('radiogroup').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
  const before = await keys()
  await page.keyboard.type('222')
  await page.keyboard.press('Enter')
  await page.getByText(/上一份 .+ \d+ 分/).waitFor()
  expect(await keys()).toEqual(before)
})

test('in a narrow window, too, the keys stay in place from one answer to the next', async () => {
  await openDesk(900)
  await page.setViewportSize({ width: 860, height: 900 })
  const keysAt = async () => {
    const name = await page.locator('[data-marking-sheet] article b').first().textContent()
    return { name, y: await page.evaluate(() => document.activeElement?.getBoundingClientRect().y) }
  }
  const seen = [await keysAt()]
  for (let step = 0; step < 3; step++) {
    await page.keyboard.press('ArrowRight')
    seen.push(await keysAt())
  }
  expect(new Set(seen.map(({ name }) => name)).size).toBe(4)
  expect(new Set(seen.map(({ y }) => y)).size).toBe(1)
})
