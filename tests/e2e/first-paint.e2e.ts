import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from '#tests/support/browser.ts'

const address = inject('address')
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(() => browser.close())

test('the sign-in is painted before any of its scripts is asked for', async () => {
  const page = await openWithoutScripts('/#/login')
  await page.getByRole('button', { name: '登录', exact: true }).waitFor()
  const [firstPaint, firstScript] = await page.evaluate(async () => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
    const fetched = () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'))
    await new Promise<void>((resolve) => {
      const look = () => (fetched() ? resolve() : requestAnimationFrame(look))
      look()
    })
    return [painted, fetched()?.startTime]
  })
  expect(firstPaint).toBeLessThan(firstScript ?? 0)
})

test('every other address shows the loading sign until its scripts are there', async () => {
  const page = await openWithoutScripts('/#/paper-select')
  await page.getByText('讲台 · 正在打开…').waitFor()
  expect(await page.getByRole('button', { name: '登录', exact: true }).count()).toBe(0)
})

/** A page whose scripts are asked for and never arrive. */
async function openWithoutScripts(path: string): Promise<Page> {
  const page = await browser.newPage()
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(address + path)
  return page
}
