import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAddress, openPage } from '#tests/support/pages/pages.ts'
import { readLoginCode } from '#tests/support/pages/qr.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()

let browser: Browser

beforeAll(async () => {
  browser = await connectBrowser()
})

afterAll(() => browser.close())

/** A phone's camera reads a code of this size from an arm's length; CSS pixels. */
const readableSide = 120

// Zoomed to 200 %, a window has half as many CSS pixels each way.
test.each([
  [1280, 800],
  [1366, 768],
  [1920, 1080],
])('in a window of %i × %i at twice its size the login code is whole and readable', async (width, height) => {
  const page = await openPage(browser)
  await page.setViewportSize({ width: width / 2, height: height / 2 })
  await openAddress(page, `${address}/#/login`)
  await page.getByRole('button', { name: '同意', exact: true }).click()
  const picture = page.getByRole('img', { name: '登录二维码' })
  await picture.scrollIntoViewIfNeeded()
  const box = await picture.boundingBox()
  if (box === null) throw new Error('The code is not shown')
  const fits = {
    left: box.x >= 0,
    top: box.y >= 0,
    right: box.x + box.width <= width / 2,
    bottom: box.y + box.height <= height / 2,
  }
  expect(fits).toEqual({ left: true, top: true, right: true, bottom: true })
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(readableSide)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await readLoginCode(page)).toMatch(/\/phone\/#\/scan\?qrId=/)
  await page.context().close()
})
