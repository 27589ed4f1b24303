import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { routeRows } from '#app/print-routes.ts'
import { paths } from '#domain/paths/paths.ts'
import { addSession, demoMobiles, openContext, openPage } from '#tests/support/pages/pages.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()
const browser = await connectBrowser()
const context = await openContext(browser)
await addSession(context, address, { username: demoMobiles.lin, surface: 'portal' })

afterAll(() => browser.close())

/** The scripts and style sheets that a page has requested so far. */
function watchParts(page: Page): ReadonlySet<string> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(js|css)$/.test(pathname)) asked.add(pathname)
  })
  return asked
}

const screens = [
  ...routeRows()
    .filter(({ built, access, path, area }) => built && access === 'teacher' && area === null && !path.includes('{'))
    .map(({ path }) => path),
  paths.assignments(1),
  '/my-paper',
  '/paper-select',
  '/correct-html',
  '/report-html?type=studytask&scope=class&courseId=1&homeworkId=1',
]

/** Advances the page's clock in steps too small for it to become idle, until this appears. */
const until = (page: Page, part: Locator) =>
  expect
    .poll(async () => {
      await page.clock.runFor(1)
      return part.isVisible()
    })
    .toBe(true)

test('the sign-in reacts to its first click after 16 scripts and style sheets', async () => {
  const page = await openPage(browser)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  const asked = watchParts(page)
  await page.goto(`${address}/#/login`)
  await until(page, page.getByRole('tab', { name: '短信登录' }))
  await page.getByRole('tab', { name: '短信登录' }).click()
  await until(page, page.getByRole('button', { name: '获取验证码' }))
  expect([...asked].toSorted().slice(16)).toEqual([])
})

test.each(screens)('%s stands after 30 scripts and style sheets', async (screen) => {
  const page = await context.newPage()
  const asked = watchParts(page)
  await page.goto(`${address}/#${screen}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.close()
  expect(asked.size).toBeGreaterThan(0)
  expect(asked.size).toBeLessThanOrEqual(30)
})
