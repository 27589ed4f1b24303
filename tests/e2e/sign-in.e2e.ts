import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { sessionKeys } from '#domain/portal/constants.ts'
import { codeSentTo } from '#tests/support/pages/doors.ts'
import { code, loginStage } from '#tests/support/pages/login.ts'
import { demoMobiles, home, openAddress, openPage, signInByPassword } from '#tests/support/pages/pages.ts'
import { solvePuzzle } from '#tests/support/pages/puzzle.ts'
import { readLoginCode } from '#tests/support/pages/qr.ts'
import { createSecretWatch } from '#tests/support/pages/secrets.ts'
import { signOutEverywhere } from '#tests/support/pages/sessions.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()
const { lin, xu, gu } = demoMobiles
const secrets = createSecretWatch()
let browser: Browser

beforeAll(async () => {
  browser = await connectBrowser()
})

beforeEach(() => signOutEverywhere(address, [lin, xu, gu]))

afterEach(() => secrets.closeAll(browser))

afterAll(async () => {
  await browser.close()
  await signOutEverywhere(address, [lin, xu, gu])
})

const { openLogin, openMovedLogin, poll, scan, typeSentCode } = loginStage(address, async (screen) => {
  const page = await openPage(browser, screen)
  secrets.watch(page.context())
  return page
})

test('a phone that scans and confirms a code signs the computer in', async () => {
  const computer = await openMovedLogin()
  const url = await readLoginCode(computer)
  const kept = await computer.evaluate(() => ({ ...sessionStorage }))
  expect({ url, kept: Object.keys(kept).toSorted() }).toEqual({
    url: `${address}/phone/#/scan?qrId=${kept[sessionKeys.qrId]}`,
    kept: [sessionKeys.qrId, sessionKeys.qrToken].toSorted(),
  })
  expect(url).not.toContain(kept[sessionKeys.qrToken])

  const phone = await scan(computer, lin)
  await phone.getByRole('heading', { name: '要在这台电脑上登录讲台吗？' }).waitFor()
  expect(new URL(phone.url()).hash).toBe('#/')
  const facts = await phone.getByRole('definition').allInnerTexts()
  expect(facts.map((fact) => fact.replaceAll(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/^Chrome \d+ \S+$/),
    '127.0.0.1',
    expect.stringMatching(/^\d+月\d+日 \d\d:\d\d:\d\d 二维码 .+后过期$/),
  ])
  await poll(computer)
  await code(computer).getByText('扫码成功').waitFor()
  expect(await code(computer).innerText()).toBe('扫码成功\n请在手机端确认登录')

  await phone.getByRole('button', { name: '确认登录' }).click()
  await phone.getByRole('heading', { name: '已确认，请看电脑' }).waitFor()
  await poll(computer)
  await home(computer).waitFor()
  expect(await computer.evaluate(() => ({ ...sessionStorage }))).toEqual({})
})

test('a code by SMS signs in, and its countdown survives a reload', async () => {
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

test('after three wrong passwords a puzzle is required, and the right password still signs in', async () => {
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

test('a user of the messaging app binds an account once, and from then on signs in directly', async () => {
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
  await again.getByRole('heading', { name: '切换班级' }).waitFor()
  expect(again.url()).toBe(`${address}/#/classes-dialog`)
})

test('declining the first-time guide leaves the site; coming back, one can still agree', async () => {
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
  expect({ guides: await guide.count(), consents: await consent.isChecked() }).toEqual({ guides: 0, consents: false })
})

test('no secret appeared in an address, a Referer or storage', () => {
  expect(secrets.report()).toEqual({
    fields: ['code', 'mobile', 'nonce', 'password', 'qrToken', 'state', 'token', 'verifyCode'],
    leaks: [],
  })
})
