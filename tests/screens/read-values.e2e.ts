import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scan } from '#api/contract/groups/scan.ts'
import { markingPaths } from '#domain/paths/marking-paths.ts'
import { givenInfo } from '#features/smart-mark/testing/given-scan.ts'
import { answerWith } from '#tests/support/pages/answers.ts'
import { addSession, demoMobiles, openAddress, openPage } from '#tests/support/pages/pages.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()
let browser: Browser

beforeAll(async () => {
  browser = await connectBrowser()
})

afterAll(() => browser.close())

/** Two columns of rows of bubbles, 5 mm apart, as sheets have them. */
const readings = [32, 76].flatMap((x, column) =>
  [0, 1, 2, 3].map((row) => ({
    scanPageId: 1,
    row: `Q${4 * column + row + 1}`,
    itemId: 4 * column + row + 1,
    state: 'decided',
    value: 'ABCD',
    isDecided: false,
    candidates: [],
    confidence: 99,
    area: { x, y: 110 + 5 * row, w: 29, h: 3 },
  })),
)

test('on a phone no value read covers that of another row, nor another column', async () => {
  const page = await openPage(browser, 'phone')
  await addSession(page.context(), address, { username: demoMobiles.lin, surface: 'portal', consented: true })
  await answerWith(page, scan.info, givenInfo({ autoCount: readings.length }))
  await answerWith(page, scan.unsure, { groups: [] })
  await answerWith(page, scan.pageReadings, { readings, items: [] })
  await openAddress(page, `${address}/#${markingPaths.scan(3, {})}`)
  await page.getByRole('button', { name: /抽查/ }).click()
  const values = page.getByText('ABCD', { exact: true })
  await values.first().waitFor()
  const covered = await values.evaluateAll((spans) => {
    const boxes = spans.map((span) => span.getBoundingClientRect())
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    return boxes.map((box, at) => boxes.slice(at + 1).filter((other) => isOver(box, other)).length)
  })
  expect(covered).toEqual(readings.map(() => 0))
})
