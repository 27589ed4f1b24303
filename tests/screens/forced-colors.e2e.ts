import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSession, demoMobiles, openAddress, openContext, signInByPassword } from '#tests/support/pages/pages.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await connectBrowser()
  page = await (await openContext(browser, 'computer', { forcedColors: 'active', reducedMotion: 'reduce' })).newPage()
})

afterAll(() => browser.close())

/** A property of what is found first, computed with the colours of the system. */
const styleOf = async (of: Locator, property: string): Promise<string> => {
  await of.first().waitFor({ state: 'attached' })
  const style = await of.first().evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
  // An element that was drawn anew meanwhile has none.
  return style === '' ? styleOf(of, property) : style
}

/** Whether the first of these is filled with another colour than the page. */
const isFilled = async (of: Locator): Promise<boolean> =>
  (await styleOf(of, 'background-color')) !== (await styleOf(page.locator('body'), 'background-color'))

test('where the system chooses the colours, the sign-in shows focus, the chosen tab and consent', async () => {
  await openAddress(page, `${address}/#/login`)
  await page.getByRole('button', { name: '同意', exact: true }).click()
  const line = (isChosen: boolean) =>
    styleOf(page.locator(`[role=tab][aria-selected=${isChosen}]`), 'border-bottom-color')
  await page.getByRole('textbox', { name: '账号' }).focus()
  expect({
    focus: await styleOf(page.locator('.mantine-Input-input:has(:focus), input:focus'), 'outline-style'),
    tabsDiffer: (await line(true)) !== (await line(false)),
    consent: await styleOf(page.getByRole('checkbox'), 'appearance'),
  }).toEqual({ focus: 'solid', tabsDiffer: true, consent: 'auto' })
})

test('where the system chooses the colours, pages of a teacher show progress, charts, switches and what is chosen', async () => {
  await addSession(page.context(), address, { username: demoMobiles.lin, surface: 'portal', consented: true })
  await openAddress(page, `${address}/#/`)
  const seats = await isFilled(page.locator('[class*=seat][class*=done]'))
  await openAddress(page, `${address}/#/course/1/tasks`)
  const track = page.getByRole('row').getByRole('img', { name: /已批/ })
  const progress = [await styleOf(track, 'outline-style'), await isFilled(track.locator('div'))]
  await openAddress(page, `${address}/#/report-html?type=studytask&scope=class&courseId=1&homeworkId=4`)
  const [bars, shares] = [page.locator('[class*=chart] [class*=bar]'), page.getByRole('img', { name: /得分率/ })]
  const charts = [await isFilled(bars), await isFilled(shares.locator('div'))]
  const switches = await isFilled(page.locator('.mantine-Switch-track'))
  await openAddress(page, `${address}/#/correct-html?assignmentId=7`)
  const keys = page.getByRole('radiogroup').first()
  await keys.getByRole('radio', { name: '4', exact: true }).check({ force: true })
  const chosenKey = await isFilled(keys.getByRole('radio', { checked: true }))
  expect({
    seats,
    progress,
    chosenKey,
    charts,
    switches,
  }).toEqual({ seats: true, progress: ['solid', true], chosenKey: true, charts: [true, true], switches: true })
})

test('where the system chooses the colours, a student sees what is chosen', async () => {
  const context = await openContext(browser, 'phone', { forcedColors: 'active', reducedMotion: 'reduce' })
  page = await context.newPage()
  await openAddress(page, `${address}/student/`)
  await signInByPassword(page, 'qm0701003')
  await page.getByRole('heading', { name: '我的作业' }).waitFor()
  await openAddress(page, `${address}/student/#/corrections/4`)
  await page.getByRole('radio').first().check({ force: true })
  expect(await isFilled(page.locator('label:has(:checked) [class*=letter]'))).toBe(true)
})
