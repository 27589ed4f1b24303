import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAddress, openPage } from '#tests/support/pages/pages.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()

let browser: Browser

beforeAll(async () => {
  browser = await connectBrowser()
})

afterAll(() => browser.close())

const hour = 3_600_000

/** What the browser stores, without the timestamps. */
const kept = () =>
  Object.keys(localStorage)
    .filter((key) => key !== 'podium.history.since')
    .sort()

const keep = () => {
  for (const key of ['podium.history.papers.7', 'podium.cache.books.7', 'podium.draft.answers.9.3'])
    localStorage.setItem(key, 'x')
}

test.each(['/#/login', '/#/register', '/student/', '/phone/'])(
  'three days later %s clears what was searched for and cached, and no draft',
  async (path) => {
    const page = await openPage(browser)
    await page.clock.install()
    await openAddress(page, `${address}${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(keep)
    await page.clock.fastForward(71.5 * hour)
    expect(await page.evaluate(kept)).toEqual([
      'podium.cache.books.7',
      'podium.draft.answers.9.3',
      'podium.history.papers.7',
    ])
    await page.clock.fastForward(hour)
    expect(await page.evaluate(kept)).toEqual(['podium.draft.answers.9.3'])
    await page.evaluate(keep)
    await page.clock.fastForward(73 * hour)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(kept)).toEqual(['podium.draft.answers.9.3'])
    await page.context().close()
  },
)
