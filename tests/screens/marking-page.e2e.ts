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
async function openMarking(height: number): Promise<void> {
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
  await openMarking(1400)
  const fold = page.getByRole('region', { name: '题目' }).getByRole('button')
  expect({ expanded: await fold.getAttribute('aria-expanded'), scrolls: await sheetScrolls() }).toEqual({
    expanded: 'true',
    scrolls: false,
  })
  await openMarking(680)
  expect(await fold.getAttribute('aria-expanded')).toBe('false')
})

test('the score keys stay in place when the first mark is saved', async () => {
  await openMarking(900)
  const keys = () => page.getByRole('radiogroup').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
  const before = await keys()
  await page.keyboard.type('222')
  await page.keyboard.press('Enter')
  await page.getByText(/上一份 .+ \d+ 分/).waitFor()
  expect(await keys()).toEqual(before)
})

test('in a narrow window, too, the keys stay in place from one answer to the next', async () => {
  await openMarking(900)
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

test('a long line of the rubric shows its points', async () => {
  await openMarking(900)
  await page.getByRole('button', { name: '加一条' }).click()
  const dialog = page.getByRole('dialog', { name: '加一条评分语' })
  await dialog.getByRole('textbox', { name: '评语' }).fill('时态多处错误，第三人称单数动词没有加 s，请逐句检查后订正')
  await dialog.getByRole('textbox', { name: '加减分' }).fill('-1.5')
  await dialog.getByRole('button', { name: '加上' }).click()
  const line = page.getByRole('group', { name: '评分语' }).getByRole('button', { name: /^\d+ 时态多处错误.*−1.5$/ })
  await line.waitFor()
  const ends = await line.evaluate((chip) => {
    const points = document.createRange()
    const walker = document.createTreeWalker(chip, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) points.selectNodeContents(walker.currentNode)
    return { points: points.getBoundingClientRect().right, chip: chip.getBoundingClientRect().right }
  })
  expect(ends.points).toBeLessThan(ends.chip)
})
