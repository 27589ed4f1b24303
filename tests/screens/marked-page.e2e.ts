import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { student } from '#api/contract/groups/student.ts'
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

/** Where a sheet has four rows of bubbles and a box, the first number of each column at these distances, in mm. */
const columns = [22, 66, 110, 154] as const

const marks = [
  ...columns.flatMap((left) => [0, 1, 2].map((row) => ({ x: left + 10, y: 110 + 5 * row, w: 29, h: 3 }))),
  { x: 32, y: 130, w: 70, h: 10.5 },
].map((area, index) => ({ itemId: index + 1, no: index + 1, area, score: index === 2 ? 20 : 0, full: 20 }))

/** Widest printed number, in millimetres from where it begins; 10 before its answer. */
const [numberWidth, labelWidth] = [4.2, 10] as const

/** The drawn signs that cover a printed number, an answer or each other. */
const covering = () =>
  page.getByRole('img', { name: /^第 \d+ 题/ }).evaluateAll(
    (areas, [wide, before]) => {
      const millimetre = (areas[0]?.parentElement?.getBoundingClientRect().width ?? 0) / 210
      const signs = areas.flatMap((area) =>
        [...area.querySelectorAll('span')]
          .map((sign) => (sign.firstElementChild ?? sign).getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map((sign) => ({ sign, answer: area.getBoundingClientRect(), name: area.getAttribute('aria-label') })),
      )
      const covers = ({ sign, answer }: (typeof signs)[number]) =>
        sign.right > answer.left + 1 || sign.left < answer.left - (before - wide) * millimetre - 0.5
      const isOver = (one: DOMRect, other: DOMRect) =>
        one !== other &&
        one.left < other.right &&
        other.left < one.right &&
        one.top < other.bottom - 0.5 &&
        other.top < one.bottom - 0.5
      return {
        signs: signs.length,
        covering: signs
          .filter((one) => covers(one) || signs.some(({ sign }) => isOver(one.sign, sign)))
          .map(({ name }) => name),
      }
    },
    [numberWidth, labelWidth] as const,
  )

test('on a phone no score covers a number, an answer or another score, nor on the page enlarged', async () => {
  await openAddress(page, `${address}/student/`)
  await signInByPassword(page, 'qm0701003')
  const pages = [{ scanPageId: 1, sheetPage: 1, marks }]
  await page.route(`**${student.pages.path}`, async (route) => {
    const response = await route.fetch()
    const answered = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...answered, data: { ...answered.data, pages } } })
  })
  await page.getByRole('listitem').getByRole('link').first().click()
  await page.getByRole('img', { name: /^第 1 题/ }).waitFor()
  const small = await covering()
  await page.getByRole('button', { name: '放大看' }).click()
  const free = { signs: marks.length, covering: [] }
  expect({ small, large: await covering() }).toEqual({ small: free, large: free })
})
