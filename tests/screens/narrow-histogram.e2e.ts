import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSession, demoMobiles, openAddress, openPage } from '#tests/support/pages/pages.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()
let browser: Browser

beforeAll(async () => {
  browser = await connectBrowser()
})

afterAll(() => browser.close())

test('on a phone the ranges under how a marker scored stay apart', async () => {
  const page = await openPage(browser, 'phone')
  await addSession(page.context(), address, { username: demoMobiles.lin, surface: 'portal', consented: true })
  await openAddress(page, `${address}/#/correct-html?assignmentId=7`)
  await page.getByRole('button', { name: '各人评分' }).click()
  const labels = page.getByRole('dialog').locator('[class*=band] > :last-child')
  await labels.first().waitFor()
  const tight = await labels.evaluateAll((all) => {
    const texts = all.map((label) => {
      const range = document.createRange()
      range.selectNodeContents(label)
      return { name: label.textContent, box: range.getBoundingClientRect() }
    })
    return texts.filter(({ box }, at) => (texts[at + 1]?.box.left ?? Infinity) < box.right + 3).map(({ name }) => name)
  })
  expect(tight).toEqual([])
})
