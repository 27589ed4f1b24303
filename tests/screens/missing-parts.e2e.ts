import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { paths } from '#domain/paths/paths.ts'
import { demoPassword } from '#server/content/demo/people.ts'
import {
  demoMobiles,
  home,
  openAddress,
  openPage,
  openPortal,
  pathOf,
  signInByPassword,
} from '#tests/support/pages/pages.ts'
import { placeTeacher } from '#tests/support/pages/doors.ts'
import { solvePuzzle } from '#tests/support/pages/puzzle.ts'
import { endSessions, signOutEverywhere } from '#tests/support/pages/sessions.ts'
import {
  assignAfterReturn,
  assignPath,
  fillAssignment,
  pressAssign,
  assignmentsNamed,
} from '#tests/support/pages/assign.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()
const { lin, gu } = demoMobiles
let browser: Browser

beforeAll(async () => {
  browser = await connectBrowser()
  await signOutEverywhere(address, [lin, gu])
})

afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))

afterAll(async () => {
  await browser.close()
  await signOutEverywhere(address, [lin, gu])
})

/** Blocks scripts of this name until the returned function is called. */
async function without(context: BrowserContext, script: string): Promise<() => Promise<void>> {
  const scripts = new RegExp(`/assets/${script}-[^/]+\\.js`)
  await context.route(scripts, (route) => route.abort('internetdisconnected'))
  return () => context.unroute(scripts)
}

/** A missing part, and the button that needs it. */
const missing = (around: Page | Locator) => around.getByText('这部分没有取到，请检查网络后重试')

test.each([
  [
    'codes',
    (page: Page) => page.getByRole('tab', { name: '短信登录' }),
    (page: Page) => page.getByRole('tabpanel'),
    (page: Page) => page.getByLabel('手机号'),
  ],
  [
    'document.dialog',
    (page: Page) => page.getByRole('button', { name: '隐私政策' }).first(),
    (page: Page) => page.locator('body'),
    (page: Page) => page.getByRole('dialog', { name: /隐私政策/ }),
  ],
] as const)('without %s the sign-in goes on, and fetches it when asked to', async (script, opener, region, part) => {
  const page = await openPage(browser)
  const restore = await without(page.context(), script)
  await openAddress(page, `${address}/#/login`)
  await page.getByRole('textbox', { name: '账号' }).fill('13900000000')
  await opener(page).click()
  const retry = region(page).getByRole('button', { name: '重试' })
  await missing(region(page)).waitFor()
  await retry.click()
  await missing(region(page)).waitFor()
  await restore()
  await retry.click()
  await part(page).waitFor()
  expect(await page.locator('input[name="username"]').inputValue()).toBe('13900000000')
})

test('if the portal fails to load after the sign-in, that is reported, and it opens once it can', async () => {
  const page = await openPage(browser)
  const restore = await without(page.context(), 'portal-start')
  await openAddress(page, `${address}/#/login?back=%2Fclasses-dialog`)
  await signInByPassword(page, lin)
  await page.getByRole('alert').filter({ hasText: '讲台没有取全，请检查网络后重试' }).waitFor()
  await restore()
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByRole('heading', { name: '切换班级' }).waitFor()
  expect(page.url()).toBe(`${address}/#/classes-dialog`)
})

test('if the portal never loads, that is reported, and it opens once it can', async () => {
  const page = await openPage(browser)
  const restore = await without(page.context(), 'portal-start')
  await openAddress(page, `${address}/#/classes-dialog`)
  await page.getByRole('alert').filter({ hasText: '讲台没有取全，请检查网络后重试' }).waitFor()
  await restore()
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByRole('textbox', { name: '账号' }).waitFor()
  expect(pathOf(page)).toBe('/login?back=%2Fclasses-dialog')
})

test('without a network the sign-in over the page says so, until it is back', async () => {
  const page = await openPage(browser)
  const watching = page.waitForResponse(/\/login-network-[^/]+\.js$/)
  await openAddress(page, `${address}/#/login`)
  await (await watching).finished()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  const dialog = page.getByRole('dialog', { name: '网络已断开' })
  await dialog.getByText('网络异常：似乎已断开，请检查网络！').waitFor()
  await page.context().setOffline(false)
  await dialog.waitFor({ state: 'hidden' })
  await signInByPassword(page, lin)
  await home(page).waitFor()
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({})
})

test('a puzzle that fails to load keeps the sign-in over the page and what was typed', async () => {
  const page = await openPortal(browser, address, gu)
  await page.goto(`${address}/#${assignPath}`)
  const typed = { assignmentName: '缺一块时布置', student: '' }
  await fillAssignment(page, typed)
  await endSessions(address, gu)
  const restore = await without(page.context(), 'captcha.dialog')
  await pressAssign(page)
  const dialog = page.getByRole('dialog', { name: '登录已过期，请重新登录' })
  const signIn = async (password: string) => {
    await dialog.getByLabel('密码', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: '登录', exact: true }).click()
  }
  for (const password of ['a', 'b', 'c']) {
    await signIn(password)
    await dialog.getByText('登录名或密码错误').waitFor()
  }
  await signIn('Podium@2026')
  await missing(page).waitFor()
  await restore()
  await dialog.getByRole('button', { name: '重试' }).click()
  await solvePuzzle(page)
  await assignAfterReturn(page, '缺一块时布置')
  expect(await assignmentsNamed(address, gu, '缺一块时布置')).toEqual([{ name: '缺一块时布置', isPublished: true }])
})

test('a form for codes appears before its code has loaded, reports what is missing, and continues once it arrives', async () => {
  const page = await openPage(browser)
  const restore = await without(page.context(), 'calls')
  await openAddress(page, `${address}/#/login`)
  await page.getByRole('tab', { name: '短信登录' }).click()
  await page.getByLabel('手机号').fill(lin)
  await page.getByRole('button', { name: '获取验证码' }).click()
  const dialog = page.getByRole('dialog', { name: '请完成滑块验证' })
  await dialog.getByText('网络连接失败，页面没有取全，请重试').waitFor()
  await restore()
  await dialog.getByRole('button', { name: '重试' }).click()
  await dialog.getByRole('slider').waitFor()
  expect(await dialog.getByText('网络连接失败').count()).toBe(0)
})

test('a phone that cannot load what the sign-in needs says so, and signs in once it can', async () => {
  const page = await openPage(browser, 'phone')
  const restore = await without(page.context(), 'calls')
  await page.goto(`${address}/phone/`)
  await signInByPassword(page, gu)
  await page.getByText('网络连接失败，页面没有取全，请重试').waitFor()
  await restore()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('heading', { name: '用手机相机扫电脑上的二维码' }).waitFor()
  expect(await page.getByText('网络连接失败').count()).toBe(0)
})

test('a new password whose digest cannot be computed is not reported as set', async () => {
  const page = await openPortal(browser, address, gu)
  await page.goto(`${address}/#${paths.editPassword}`)
  const restore = await without(page.context(), 'calls')
  await page.reload()
  await page.getByLabel('当前密码', { exact: true }).fill(demoPassword)
  for (const label of ['新密码', '确认新密码']) await page.getByLabel(label, { exact: true }).fill('Zhang#2027')
  const submit = page.getByRole('form', { name: '修改密码' }).getByRole('button', { name: '修改密码' })
  await submit.click()
  const alert = page.getByRole('alert').filter({ hasText: '页面没有取全' })
  await alert.waitFor()
  expect(await alert.innerText()).toBe('网络连接失败，页面没有取全，请重试')
  await restore()
  await submit.click()
  await page.getByRole('textbox', { name: '账号' }).waitFor()
  await placeTeacher(address, { username: gu })
})
