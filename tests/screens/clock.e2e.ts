import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { verification } from '#api/contract/groups/verification.ts'
import { smsLimits } from '#domain/portal/constants.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { answerWith } from '#tests/support/pages/answers.ts'
import { openAddress, openContext } from '#tests/support/pages/pages.ts'
import { solvePuzzle } from '#tests/support/pages/puzzle.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()
const hour = 3_600_000
let browser: Browser

beforeAll(async () => {
  browser = await connectBrowser()
})

afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))

afterAll(() => browser.close())

const shanghai = 'Asia/Shanghai'
const newYork = 'America/New_York'

const at = (instant: string) => () => Date.parse(instant)

/** The computer's clock: its zone, its time when the code is requested, and how far it jumps during the countdown. */
const clocks: readonly (readonly [name: string, zone: string, time: () => number, jump: number])[] = [
  ['is a day fast', shanghai, () => Date.now() + 24 * hour, 0],
  ['is a day slow', shanghai, () => Date.now() - 24 * hour, 0],
  ['is set forward in the midst', shanghai, Date.now, 3 * hour],
  ['is set back in the midst', shanghai, Date.now, -3 * hour],
  ['skips an hour', newYork, at('2026-03-08T06:59:35Z'), 0],
  ['has an hour twice', newYork, at('2026-11-01T05:59:35Z'), 0],
  ['comes to a leap day', shanghai, at('2028-02-28T15:59:35Z'), 0],
  ['comes to a new year', shanghai, at('2026-12-31T15:59:35Z'), 0],
]

const secondsOn = async (page: Page): Promise<number> =>
  Number.parseInt(await page.getByRole('button', { name: /^\d+ ?s/ }).innerText(), 10)

test.each(clocks)('59 seconds last 59 seconds when the clock %s', async (_name, timezoneId, time, jump) => {
  const context = await openContext(browser, 'computer', { timezoneId })
  const page = await context.newPage()
  await page.clock.install({ time: time() })
  await openAddress(page, `${address}/#${publicPaths.register}`)
  await answerWith(page, verification.sendCode, { waitSeconds: smsLimits.countdownSeconds, left: 4 })
  await page.getByRole('textbox', { name: '手机号', exact: true }).fill('13912345679')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await solvePuzzle(page)
  await page.getByRole('button', { name: /^\d+ ?s/ }).waitFor()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  const left = await secondsOn(page)
  expect(left).toBeLessThan(smsLimits.countdownSeconds)
  if (jump !== 0) await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + jump)
  await page.clock.runFor(20_000)
  expect(await secondsOn(page)).toBe(left - 20)
  await page.clock.runFor((left - 20) * 1_000)
  await page.getByRole('button', { name: '重新获取' }).waitFor()
})
