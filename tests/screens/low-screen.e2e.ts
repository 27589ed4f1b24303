import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { assignPath, fillAssignment, pressAssign } from '#tests/support/pages/assign.ts'
import { demoMobiles, openPortal, pathOf } from '#tests/support/pages/pages.ts'
import { signOutEverywhere } from '#tests/support/pages/sessions.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()
const { lin } = demoMobiles
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await connectBrowser()
  page = await openPortal(browser, address, lin)
})

afterAll(async () => {
  await browser.close()
  await signOutEverywhere(address, [lin])
})

/** The bottom of a spine element, in pixels from the top of the screen. */
async function endOf(role: 'button' | 'link', name: RegExp | string): Promise<number> {
  const box = await page.getByRole('complementary').getByRole(role, { name }).boundingBox()
  return box === null ? Number.NaN : box.y + box.height
}

test.each([
  [1366, 625],
  [1280, 580],
  [1920, 900],
] as const)('at %i × %i every entry can be reached, and who is signed in stays in sight', async (width, height) => {
  await page.setViewportSize({ width, height })
  expect(await endOf('button', /账号菜单$/)).toBeLessThanOrEqual(height)
  await page.getByRole('link', { name: '切换班级' }).scrollIntoViewIfNeeded()
  expect(await endOf('link', '切换班级')).toBeLessThan(await endOf('button', /账号菜单$/))
  await page.getByRole('link', { name: '切换班级' }).click()
  await expect.poll(() => pathOf(page)).toBe('/classes-dialog')
  await page.goBack()
})

test('what a long dialog says at its end comes into view above its buttons', async () => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${address}/#${assignPath}`)
  await page.route(`**${assigning.publish.path}`, (route) => route.abort())
  const dialog = await fillAssignment(page, { assignmentName: '看不到的提示', student: 'qm0701005' })
  await pressAssign(page)
  const alert = page.getByRole('alert').filter({ hasText: '不确定是否已经布置出去' })
  await alert.waitFor()
  const endOfText = async () =>
    (await alert.boundingBox().then((box) => (box?.y ?? 0) + (box?.height ?? 0))) || Number.NaN
  const buttons = await dialog.getByRole('button', { name: '取消' }).boundingBox()
  await expect.poll(endOfText).toBeLessThan(buttons?.y ?? 0)
})
