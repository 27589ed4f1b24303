import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loaded } from '#tests/support/pages/loaded.ts'
import { addSession, demoMobiles, leave, openAddress, openContext } from '#tests/support/pages/pages.ts'
import { signOutEverywhere } from '#tests/support/pages/sessions.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'
import { ownPages } from '#tests/support/routes/own-pages.ts'
import { inShare } from '#tests/support/runs/share.ts'

const address = await lendProduct()
const { lin } = demoMobiles

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await connectBrowser()
  const context = await openContext(browser)
  await addSession(context, address, { username: lin, surface: 'portal', consented: true })
  page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('podium.language', 'en'))
})

afterAll(async () => {
  await browser.close()
  await signOutEverywhere(address, [lin])
})

async function open(at: string): Promise<void> {
  await leave(page, address)
  await openAddress(page, `${address}/#${at}`)
  await loaded(page)
}

/** Texts of more than one line in the elements found by a selector. */
const wrapped = (selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.closest('.visually-hidden') === null)
      .flatMap((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        while (walker.nextNode() !== null) {
          const range = document.createRange()
          range.selectNodeContents(walker.currentNode)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) found.push(walker.currentNode.textContent ?? '')
        }
        return found
      }),
  )

/** Headings of columns whose text begins or ends outside their column, over a neighbour's. */
const spilling = (): Promise<readonly string[]> =>
  page.locator('table th').evaluateAll((headings) =>
    headings
      .filter((heading) => heading.checkVisibility())
      .flatMap((heading) => {
        const { left, right } = heading.getBoundingClientRect()
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        while (walker.nextNode() !== null) {
          if (walker.currentNode.parentElement?.closest('.visually-hidden')) continue
          const range = document.createRange()
          range.selectNodeContents(walker.currentNode)
          const text = range.getBoundingClientRect()
          if (text.left < left - 1 || text.right > right + 1) found.push(walker.currentNode.textContent ?? '')
        }
        return found
      }),
  )

/** Tables with the names of assignments and classes as headings. */
const withNames = '[aria-label="Scores over time"], [aria-label="Facility by class"]'

/** What the product names itself; names of assignments, chapters, points and questions may be long. */
const named = `table:not(${withNames}) th, nav[aria-label] > a, nav li > a, .mantine-Button-label, .mantine-SegmentedControl-label`

test.each(ownPages.filter((at) => inShare(`english ${at}`)))(
  'at %s English headings, entries and buttons take one line, and their column, in a window of 1280',
  async (at) => {
    await open(at)
    expect({ wrapped: await wrapped(named), spilling: await spilling() }).toEqual({ wrapped: [], spilling: [] })
  },
)

test('in English the kind and type of an assignment take one line', async () => {
  await open('/course/1/tasks')
  expect(await wrapped('table[aria-label="Practice reports"] td:nth-child(2)')).toEqual([])
})

test('in English how many were marked takes one line', async () => {
  await open('/')
  await page.getByRole('heading', { name: 'Weakest knowledge points' }).waitFor()
  expect(await wrapped('h3 + span')).toEqual([])
})
