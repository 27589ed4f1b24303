import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { user } from '#api/contract/areas/user.ts'
import { sessionKeys } from '#domain/constants.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { codeSentTo, moveServiceClock } from '#tests/support/e2e-doors.ts'
import {
  demoMobiles,
  home,
  openAddress,
  openPage,
  pathOf,
  type Screen,
  signInByPassword,
} from '#tests/support/e2e-pages.ts'
import { solvePuzzle } from '#tests/support/e2e-puzzle.ts'
import { readLoginCode } from '#tests/support/e2e-qr.ts'
import { createSecretWatch } from '#tests/support/e2e-secrets.ts'
import { otherBrowser, signOutEverywhere } from '#tests/support/e2e-sessions.ts'

const address = inject('address')
const { lin, xu, gu } = demoMobiles
const secrets = createSecretWatch()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

beforeEach(() => signOutEverywhere(address, [lin, xu, gu]))

afterEach(() => secrets.closeAll(browser))

afterAll(async () => {
  await browser.close()
  await signOutEverywhere(address, [lin, xu, gu])
})

/** The only page of a browser of its own. */
async function openWatched(screen: Screen = 'desk'): Promise<Page> {
  const page = await openPage(browser, screen)
  secrets.watch(page.context())
  return page
}

/** A browser of its own at the login. */
async function openLogin(path = '/login'): Promise<Page> {
  const page = await openWatched()
  await openAddress(page, `${address}/#${path}`)
  return page
}

const code = (page: Page) => page.getByRole('region', { name: '扫码登录' }).getByRole('status')

/** A login whose next question to the service need not be waited for. */
async function openMovedLogin(): Promise<Page> {
  const page = await openWatched()
  await page.clock.install()
  await openAddress(page, `${address}/#/login`)
  return page
}

/** Time passes for both, until the desk asks what became of its code. */
async function poll(desk: Page): Promise<void> {
  await moveServiceClock(address, 2_000)
  await desk.clock.fastForward(2_000)
}

/** A phone that scanned the code on a desk, and has signed in for it. */
async function scan(desk: Page, account: string): Promise<Page> {
  const phone = await openWatched('phone')
  await phone.goto(await readLoginCode(desk))
  await signInByPassword(phone, account)
  return phone
}

test('a code that a phone reads, scans and confirms signs the desk in', async () => {
  const desk = await openMovedLogin()
  const url = await readLoginCode(desk)
  const kept = await desk.evaluate(() => ({ ...sessionStorage }))
  expect([url, Object.keys(kept).toSorted()]).toEqual([
    `${address}/phone/#/scan?qrId=${kept[sessionKeys.qrId]}`,
    [sessionKeys.qrId, sessionKeys.qrToken].toSorted(),
  ])
  expect(url).not.toContain(kept[sessionKeys.qrToken])

  const phone = await scan(desk, lin)
  await phone.getByRole('heading', { name: '要在这台电脑上登录讲台吗？' }).waitFor()
  expect(new URL(phone.url()).hash).toBe('#/')
  const facts = await phone.getByRole('definition').allInnerTexts()
  expect(facts.map((fact) => fact.replaceAll(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/^Chrome \d+ \S+$/),
    '127.0.0.1',
    expect.stringMatching(/^\d+月\d+日 \d\d:\d\d:\d\d 二维码 .+后过期$/),
  ])
  await poll(desk)
  await code(desk).getByText('扫码成功').waitFor()
  expect(await code(desk).innerText()).toBe('扫码成功\n请在手机端确认登录')

  await phone.getByRole('button', { name: '确认登录' }).click()
  await phone.getByRole('heading', { name: '已确认，请看电脑' }).waitFor()
  await poll(desk)
  // The ticket waits for the documents: nobody is signed in without them.
  await code(desk).getByRole('button', { name: '同意并登录' }).click()
  await home(desk).waitFor()
  expect(await desk.evaluate(() => ({ ...sessionStorage }))).toEqual({})
})

test('a cancelled code says so and makes room for another one', async () => {
  const desk = await openMovedLogin()
  const former = await readLoginCode(desk)
  const phone = await scan(desk, lin)
  await phone.getByRole('button', { name: '取消', exact: true }).click()
  await phone.getByRole('heading', { name: '已取消' }).waitFor()
  await poll(desk)
  await code(desk).getByText('扫码登录已取消').waitFor()
  expect((await code(desk).innerText()).split('\n')).toEqual(['扫码登录已取消', '3 秒后换新二维码', '刷新'])
  await desk.clock.fastForward(3_000)
  await desk.getByRole('img', { name: '登录二维码' }).waitFor()
  expect(await readLoginCode(desk)).not.toBe(former)
})

test('a second account cannot scan what the first one has', async () => {
  const desk = await openLogin()
  const url = await readLoginCode(desk)
  const first = await scan(desk, lin)
  await first.getByRole('button', { name: '确认登录' }).waitFor()
  const second = await openWatched('phone')
  await second.goto(url)
  await signInByPassword(second, xu)
  await second.getByRole('heading', { name: '这个二维码已被另一个账号扫过' }).waitFor()
  expect(await second.getByRole('button', { name: '确认登录' }).count()).toBe(0)
})

test('a code ends after two minutes by the clock of the service, and a new one takes its place', async () => {
  const desk = await openMovedLogin()
  const former = await readLoginCode(desk)
  await moveServiceClock(address, 120_000)
  await desk.clock.fastForward(120_000)
  await code(desk).getByText('二维码已过期').waitFor()
  const phone = await openWatched('phone')
  await phone.goto(former)
  await signInByPassword(phone, lin)
  await phone.getByRole('heading', { name: '二维码已过期' }).waitFor()
  await code(desk).getByRole('button', { name: '刷新' }).click()
  expect(await readLoginCode(desk)).not.toBe(former)
})

/** Solves the puzzle and types the code that the product sent. */
async function typeSentCode(page: Page, mobile: string): Promise<void> {
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await solvePuzzle(page)
  await page.getByText('验证码发送成功，请注意查收！').first().waitFor()
  await page.getByRole('textbox', { name: '验证码' }).fill(await codeSentTo(address, mobile))
}

test('a code by SMS signs in, and its countdown outlives a reload', async () => {
  const page = await openLogin()
  await page.getByRole('tab', { name: '短信登录' }).click()
  await typeSentCode(page, xu)
  await page.getByRole('button', { name: /^5\ds 后重新获取$/ }).waitFor()
  await openAddress(page, 'about:blank')
  await openAddress(page, `${address}/#/login`)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(xu)
  await page.getByRole('tab', { name: '短信登录' }).click()
  const form = page.getByRole('form', { name: '短信登录' })
  await form.getByRole('textbox', { name: '手机号' }).fill(xu)
  await form.getByRole('button', { name: /^\d\ds 后重新获取$/ }).click()
  await form.getByText('获取验证码过于频繁，请稍后再次尝试!').waitFor()
  await form.getByRole('textbox', { name: '验证码' }).fill(await codeSentTo(address, xu))
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: '登录', exact: true }).click()
  await home(page).waitFor()
})

test('after three wrong passwords a puzzle is asked for, and a right one still signs in', async () => {
  const page = await openLogin()
  const errors: string[] = []
  const wrong = async (password: string) => {
    await signInByPassword(page, gu, password)
    const error = page.getByRole('alert').filter({ hasText: '登录名或密码错误' })
    await error.waitFor()
    errors.push((await error.innerText()).replaceAll(/\s+/g, ' '))
    await page.getByLabel('密码', { exact: true }).fill('')
  }
  for (const password of ['a', 'b', 'c']) await wrong(password)
  expect(errors).toEqual(Array(3).fill('登录名或密码错误'))

  await signInByPassword(page, gu, 'd')
  await solvePuzzle(page)
  const warned = page.getByRole('alert').filter({ hasText: '再超过6次账号会被锁定' })
  await warned.waitFor()
  expect((await warned.innerText()).replaceAll(/\s+/g, ' ')).toBe('登录名或密码错误 再超过6次账号会被锁定')
  await signInByPassword(page, gu)
  await solvePuzzle(page)
  await home(page).waitFor()
})

const demoPerson = (page: Page) => page.getByRole('link', { name: /用这个微信账号登录/ }).first()

test('somebody from the messaging app binds an account once, and comes in directly from then on', async () => {
  const page = await openLogin()
  await page.getByRole('button', { name: '微信登录' }).click()
  await demoPerson(page).click()
  await page.getByRole('heading', { name: '绑定账号' }).waitFor()
  await typeSentCode(page, gu)
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check()
  await page.getByRole('button', { name: '绑定并登录' }).click()
  await home(page).waitFor()
  expect(page.url()).toBe(`${address}/#/`)

  const again = await openLogin('/login?back=%2Fclasses-dialog')
  await again.getByRole('button', { name: '微信登录' }).click()
  await demoPerson(again).click()
  await again.getByText('微信已确认。请先阅读并同意以上三份文件。').waitFor()
  expect(again.url()).toBe(`${address}/#/login`)
  await again.getByRole('button', { name: '同意并登录' }).click()
  await again.getByRole('heading', { name: '切换班级' }).waitFor()
  expect(again.url()).toBe(`${address}/#/classes-dialog`)
})

test('a sixth device lists the five, and enters in the place of the one that leaves', async () => {
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
  const codes = await Promise.all(others.map(async (other) => (await other.call(user.teacherInfo, {})).code))
  expect(codes).toEqual([-23, 0, 0, 0, 0])
})

/** Ways in from a link to a screen that needs somebody to be signed in. */
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

test('a link to a screen is kept through the password', async () => {
  const page = await openDeepLink()
  await signInByPassword(page, lin)
  await expectDeepLink(page)
})

test('a link to a screen is kept through a code by SMS', async () => {
  const page = await openDeepLink()
  await page.getByRole('tab', { name: '短信登录' }).click()
  await typeSentCode(page, lin)
  const form = page.getByRole('form', { name: '短信登录' })
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: '登录', exact: true }).click()
  await expectDeepLink(page)
})

test('a link to a screen is kept through scanning', async () => {
  const page = await openDeepLink()
  await page.getByRole('form', { name: '登录' }).getByRole('checkbox').check()
  const phone = await scan(page, lin)
  await phone.getByRole('button', { name: '确认登录' }).click()
  await expectDeepLink(page)
})

test('who gives up the first-time guide leaves, and who comes back can agree', async () => {
  const page = await openLogin()
  const guide = page.getByRole('dialog', { name: '使用前请阅读' })
  await guide.getByRole('button', { name: '放弃并退出' }).click()
  await page.getByRole('heading', { name: '您已退出讲台' }).waitFor()
  expect(await page.getByRole('textbox').count()).toBe(0)
  await page.getByRole('button', { name: '返回登录' }).click()
  const consent = page.getByRole('checkbox', { name: '我已阅读并同意' })
  await guide.waitFor()
  expect(await consent.isChecked()).toBe(false)
  await guide.getByRole('button', { name: '同意' }).click()
  await guide.waitFor({ state: 'hidden' })
  expect(await consent.isChecked()).toBe(true)
  await page.reload()
  await consent.waitFor()
  expect([await guide.count(), await consent.isChecked()]).toEqual([0, false])
})

test('nothing secret was in an address, a Referer or a storage', () => {
  expect(secrets.report()).toEqual({
    fields: ['code', 'mobile', 'nonce', 'password', 'qrToken', 'state', 'token', 'verifyCode'],
    leaks: [],
  })
})
