import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { paths } from '#domain/paths/paths.ts'
import { codeSentTo, moveServiceClock } from '#tests/support/pages/doors.ts'
import {
  demoMobiles,
  home,
  openAddress,
  openPage,
  openPortal,
  pathOf,
  signInByPassword,
} from '#tests/support/pages/pages.ts'
import { solvePuzzle } from '#tests/support/pages/puzzle.ts'
import { signOutEverywhere } from '#tests/support/pages/sessions.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct('arrival')
const { lin, xu, gu } = demoMobiles
let browser: Browser

beforeAll(async () => {
  browser = await connectBrowser()
  await signOutEverywhere(address, [lin, xu])
})

afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))

afterAll(async () => {
  await browser.close()
  await signOutEverywhere(address, [lin, xu])
})

/** Ways in which the messaging app's page, or one before it, may write the return address. */
const forms = {
  'before the hash alone': (query: string) => `/?${query}`,
  'before the hash of home': (query: string) => `/?${query}#/`,
  'before the hash of the sign-in': (query: string) => `/?${query}#/login`,
  'inside the hash': (query: string) => `/#/login?${query}`,
} as const

/**
 * A browser that pressed 微信登录 on the way to a screen, and the parameters with which the messaging app would return it.
 */
async function sentBack(screen: string): Promise<{ readonly page: Page; readonly query: string }> {
  const page = await openPage(browser)
  await openAddress(page, `${address}/#${screen}`)
  await page.getByRole('button', { name: '微信登录' }).click()
  const link = page.getByRole('link', { name: /用这个微信账号登录/ }).last()
  const href = await link.getAttribute('href')
  return { page, query: (href ?? '').split('?')[1] ?? '' }
}

test.each(Object.entries(forms))('a way back that is written %s ends at the sign-in, and is gone', async (_, form) => {
  const { page, query } = await sentBack('/login')
  await page.goto(address + form(query))
  await page.getByRole('heading', { name: '绑定账号' }).waitFor()
  expect(page.url()).toBe(`${address}/#/bind`)
  const [tab, elsewhere] = await page.evaluate(() => [
    JSON.stringify({ ...sessionStorage }),
    JSON.stringify([{ ...localStorage }, document.referrer]),
  ])
  const secrets = new URLSearchParams(query)
  for (const secret of secrets.values()) expect(elsewhere).not.toContain(secret)
  // Reloading the page continues with the state, which only this tab stores.
  const isKept = (name: string) => tab?.includes(secrets.get(name) ?? '')
  expect({ code: isKept('code'), state: isKept('state') }).toEqual({ code: false, state: true })
})

test('an invalid return address is reported at the sign-in', async () => {
  const page = await openPage(browser)
  await page.goto(`${address}/?code=${'c'.repeat(43)}&state=${'s'.repeat(43)}`)
  await page.getByRole('alert').filter({ hasText: '微信登录已失效' }).waitFor()
  expect(page.url()).toBe(`${address}/#/login`)
  await signInByPassword(page, lin)
  await page.getByRole('heading', { name: '今天' }).waitFor()
  expect(page.url()).toBe(`${address}/#/`)
})

/** Solves the puzzle and types the code that the product sent. */
async function typeSentCode(page: Page, recipient: string): Promise<void> {
  await moveServiceClock(address, 60_000)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await solvePuzzle(page)
  await page.getByText('验证码发送成功，请注意查收！').first().waitFor()
  await page.getByRole('textbox', { name: '验证码' }).fill(await codeSentTo(address, recipient))
}

test('a link to a screen survives the first bind', async () => {
  const { page, query } = await sentBack('/classes-dialog')
  await page.goto(`${address}/?${query}`)
  await page.getByRole('heading', { name: '绑定账号' }).waitFor()
  await page.getByRole('textbox', { name: '手机号' }).fill(xu)
  await typeSentCode(page, xu)
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check()
  await page.getByRole('button', { name: '绑定并登录' }).click()
  await page.getByRole('heading', { name: '切换班级' }).waitFor()
  expect(page.url()).toBe(`${address}/#/classes-dialog`)
})

test('a link to a screen survives registering and resetting the password', async () => {
  const page = await openPage(browser)
  await openAddress(page, `${address}/#/classes-dialog`)
  for (const [link, heading] of [
    ['注册账号', '注册账号'],
    ['忘记密码', '忘记密码'],
  ] as const) {
    await page.getByRole('link', { name: link }).click()
    await page.getByRole('heading', { name: heading }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: heading }).waitFor()
    await page.goto(`${address}/#/login`)
    await page.getByRole('textbox', { name: '账号' }).waitFor()
  }
  await signInByPassword(page, lin)
  await page.getByRole('heading', { name: '切换班级' }).waitFor()
  expect(pathOf(page)).toBe('/classes-dialog')
})

const email = 'gu@example.cn'
const newPassword = 'Gu#2026pw'

/** Binds the address on the profile page, as a signed-in teacher does. */
async function bindEmail(page: Page): Promise<void> {
  await page.goto(`${address}/#${paths.profile}`)
  await page.getByRole('link', { name: /绑定 ?邮箱/ }).click()
  await page.getByRole('textbox', { name: '邮箱' }).fill(email)
  await typeSentCode(page, email)
  await page.getByRole('button', { name: '绑定', exact: true }).click()
  await page.getByText('邮箱绑定成功！').waitFor()
  await page.getByText('g****@example.cn').waitFor()
  await page.getByRole('link', { name: /更换 ?邮箱/ }).waitFor()
}

/** Resets the password on the sign-in page with a code sent to the address. */
async function resetByEmail(page: Page): Promise<void> {
  await page.getByRole('link', { name: '忘记密码' }).click()
  await page.getByText('用邮箱', { exact: true }).click()
  await page.getByRole('textbox', { name: '邮箱' }).fill(email)
  await page.getByRole('button', { name: '下一步' }).click()
  await typeSentCode(page, email)
  await page.getByRole('button', { name: '下一步' }).click()
  for (const name of ['新密码', '确认密码']) await page.getByLabel(name, { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: '设为新密码' }).click()
  await page.getByText('新密码已生效，请用它登录').waitFor()
}

test('an address bound on the profile page can reset the password, and the old one stops working', async () => {
  const computer = await openPortal(browser, address, gu)
  await bindEmail(computer)
  await computer.getByRole('button', { name: /账号菜单$/ }).click()
  await computer.getByRole('menuitem', { name: '退出登录' }).click()
  await computer.getByRole('textbox', { name: '账号' }).waitFor()

  // A separate browser, which does not know the first code's countdown.
  const page = await openPage(browser)
  await openAddress(page, `${address}/#/login`)
  await resetByEmail(page)
  await signInByPassword(page, gu)
  await page.getByRole('alert').filter({ hasText: '密码' }).waitFor()
  await page.getByLabel('密码', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await home(page).waitFor()
  expect(pathOf(page)).toBe('/')
})
