import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { moveServiceClock } from '#tests/support/pages/doors.ts'
import { demoMobiles, openAddress, openPage } from '#tests/support/pages/pages.ts'
import { solvePuzzle } from '#tests/support/pages/puzzle.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()
let browser: Browser

beforeAll(async () => {
  browser = await connectBrowser()
})

afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))

afterAll(() => browser.close())

const hour = 3_600_000

/** A login page on a computer whose clock is off by this many milliseconds. */
async function openSkewedLogin(skew: number): Promise<Page> {
  const page = await openPage(browser)
  await page.clock.install({ time: Date.now() + skew })
  await openAddress(page, `${address}/#/login`)
  return page
}

test.each([-24, 24])(
  'a code lives two minutes on a computer whose clock is %i hours off and is put right',
  async (hours) => {
    const page = await openSkewedLogin(hours * hour)
    const picture = page.getByRole('img', { name: '登录二维码' })
    await picture.waitFor()
    await page.clock.fastForward(100_000)
    await page.clock.setSystemTime(Date.now())
    await picture.waitFor()
    const expired = page.getByText('二维码已过期')
    expect(await expired.count()).toBe(0)
    await page.clock.fastForward(20_000)
    await expired.waitFor()
  },
)

test.each([-24, 24])('the countdown runs on when a clock %i hours off is put right', async (hours) => {
  await moveServiceClock(address, 60_000)
  const page = await openSkewedLogin(hours * hour)
  await page.getByRole('tab', { name: '短信登录' }).click()
  await page.getByRole('textbox', { name: '手机号' }).fill(demoMobiles.xu)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await solvePuzzle(page)
  const button = page.getByRole('button', { name: /后重新获取$/ })
  const seconds = async () => Number.parseInt(await button.innerText(), 10)
  await button.waitFor()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  const before = await seconds()
  await page.clock.setSystemTime(Date.now())
  await page.clock.runFor(30_000)
  expect({ before, after: await seconds() }).toEqual({ before: expect.closeTo(57, -1), after: before - 30 })
  await page.clock.runFor(before * 1_000)
  await page.getByRole('button', { name: '重新获取', exact: true }).waitFor()
})
