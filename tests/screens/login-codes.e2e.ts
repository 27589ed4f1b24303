import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { user } from '#api/contract/groups/user.ts'
import { moveServiceClock } from '#tests/support/pages/doors.ts'
import { code, loginStage } from '#tests/support/pages/login.ts'
import { demoMobiles, home, openPage, pathOf, type Screen, signInByPassword } from '#tests/support/pages/pages.ts'
import { readLoginCode } from '#tests/support/pages/qr.ts'
import { createSecretWatch } from '#tests/support/pages/secrets.ts'
import { otherBrowser, signOutEverywhere } from '#tests/support/pages/sessions.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'
import { resultId } from '#tests/support/service/result-id.ts'

const address = await lendProduct()
const { lin, xu } = demoMobiles
const secrets = createSecretWatch()
let browser: Browser

beforeAll(async () => {
  browser = await connectBrowser()
})

beforeEach(() => signOutEverywhere(address, [lin, xu]))

afterEach(() => secrets.closeAll(browser))

afterAll(async () => {
  await browser.close()
  await signOutEverywhere(address, [lin, xu])
})

/** The only page of a separate browser. */
async function openWatched(screen: Screen = 'computer'): Promise<Page> {
  const page = await openPage(browser, screen)
  secrets.watch(page.context())
  return page
}

const { openLogin, openMovedLogin, poll, scan, typeSentCode } = loginStage(address, openWatched)

test('a cancelled code says so and can be replaced by a new one', async () => {
  const computer = await openMovedLogin()
  const former = await readLoginCode(computer)
  const phone = await scan(computer, lin)
  await phone.getByRole('button', { name: '取消', exact: true }).click()
  await phone.getByRole('heading', { name: '已取消' }).waitFor()
  await poll(computer)
  await code(computer).getByText('扫码登录已取消').waitFor()
  expect((await code(computer).innerText()).split('\n')).toEqual(['扫码登录已取消', '3 秒后换新二维码', '刷新'])
  await computer.clock.fastForward(3_000)
  await computer.getByRole('img', { name: '登录二维码' }).waitFor()
  expect(await readLoginCode(computer)).not.toBe(former)
})

test('a second account cannot scan a code that the first one has scanned', async () => {
  const computer = await openLogin()
  const url = await readLoginCode(computer)
  const first = await scan(computer, lin)
  await first.getByRole('button', { name: '确认登录' }).waitFor()
  const second = await openWatched('phone')
  await second.goto(url)
  await signInByPassword(second, xu)
  await second.getByRole('heading', { name: '这个二维码已被另一个账号扫过' }).waitFor()
  expect(await second.getByRole('button', { name: '确认登录' }).count()).toBe(0)
})

test("a code ends after two minutes by the service's clock, and a new one takes its place", async () => {
  const computer = await openMovedLogin()
  const former = await readLoginCode(computer)
  await moveServiceClock(address, 120_000)
  await computer.clock.fastForward(120_000)
  await code(computer).getByText('二维码已过期').waitFor()
  const phone = await openWatched('phone')
  await phone.goto(former)
  await signInByPassword(phone, lin)
  await phone.getByRole('heading', { name: '二维码已过期' }).waitFor()
  await code(computer).getByRole('button', { name: '刷新' }).click()
  expect(await readLoginCode(computer)).not.toBe(former)
})

test('a sixth device sees a list of the five, and replaces the one that leaves', async () => {
  const others = []
  for (let count = 0; count < 5; count += 1) others.push(await otherBrowser(address, lin))
  const page = await openLogin()
  await signInByPassword(page, lin)
  const dialog = page.getByRole('dialog', { name: '登录设备过多' })
  const devices = dialog.getByRole('list', { name: '已登录的设备' }).getByRole('listitem')
  await devices.first().waitFor()
  expect(await devices.count()).toBe(5)
  await devices.last().getByRole('button').click()
  await home(page).waitFor()
  const seen = await Promise.all(others.map(async (other) => resultId(await other.call(user.teacherInfo, {}))))
  expect(seen).toEqual(['notLoggedIn', 'ok', 'ok', 'ok', 'ok'])
})

/** Ways to sign in after opening a link to a screen that needs it. */
const deepLink = '/paper-select/school-paper?paperId=1'

async function openDeepLink(): Promise<Page> {
  const page = await openLogin(deepLink)
  await page.getByRole('textbox', { name: '账号' }).waitFor()
  expect(pathOf(page)).toMatch(/^\/login\?back=/)
  return page
}

async function expectDeepLink(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Unit 1 单元检测' }).first().waitFor()
  expect(pathOf(page)).toBe(deepLink)
}

test('a link to a screen survives signing in by password', async () => {
  const page = await openDeepLink()
  await signInByPassword(page, lin)
  await expectDeepLink(page)
})

test('a link to a screen survives signing in by SMS', async () => {
  const page = await openDeepLink()
  await page.getByRole('tab', { name: '短信登录' }).click()
  await typeSentCode(page, lin)
  const form = page.getByRole('form', { name: '短信登录' })
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: '登录', exact: true }).click()
  await expectDeepLink(page)
})

test('a link to a screen survives signing in by scanning', async () => {
  const page = await openDeepLink()
  await page.getByRole('form', { name: '登录' }).getByRole('checkbox').check()
  const phone = await scan(page, lin)
  await phone.getByRole('button', { name: '确认登录' }).click()
  await expectDeepLink(page)
})

test('no secret appeared in an address, a Referer or storage', () => {
  expect(secrets.report()).toEqual({
    fields: ['mobile', 'nonce', 'password', 'qrToken', 'token', 'verifyCode'],
    leaks: [],
  })
})
