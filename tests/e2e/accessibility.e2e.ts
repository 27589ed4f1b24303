import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Violation, violations } from '#tests/support/pages/axe.ts'
import { openPage, type Screen, signInByPassword } from '#tests/support/pages/pages.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()

let browser: Browser
let portal: Page
let phone: Page

/** What the pages complained about: errors, and violations of the content security policy. */
const complaints: string[] = []

async function openNoted(screen: Screen): Promise<Page> {
  const page = await openPage(browser, screen)
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return page
}

beforeAll(async () => {
  browser = await connectBrowser()
  portal = await openNoted('computer')
  phone = await openNoted('phone')
})

afterAll(() => browser.close())

async function signIn(page: Page, address: string, account: string): Promise<void> {
  await page.goto(address)
  await signInByPassword(page, account)
}

test('the login is accessible, both empty and after a refusal', async () => {
  await portal.goto(`${address}/#/login`)
  await portal.getByRole('textbox', { name: '账号' }).waitFor()
  expect(await violations(portal)).toEqual([])
  await portal.getByRole('textbox', { name: '账号' }).press('Enter')
  expect(await violations(portal)).toEqual([])
})

const screens = [
  ['home', '/', '今天'],
  ['tasks', '/course/1/tasks', '练习报告'],
  ['one task', '/course/1/tasks?assignmentId=1', '练习报告'],
  ['classes', '/classes-dialog', '切换班级'],
  ['requests to join', '/member/verify', '审核成员'],
  ['own papers', '/my-paper', '我的试卷'],
  ['school papers', '/paper-select/school-paper', '校本试卷'],
  ['a paper', '/paper-select/school-paper?paperId=1', 'Unit 1 单元检测'],
  ['what waits for marking', '/correct-html', '人工批改'],
  ['marking', '/correct-html?assignmentId=6', '第五单元检测'],
  ['report', '/report-html?type=studytask&scope=class&courseId=1&homeworkId=1', 'Unit 1 单元检测'],
  ['an unknown address', '/nowhere', null],
] as const

test('every screen of the portal is accessible and logs no errors', async () => {
  await signIn(portal, `${address}/#/login`, '13800000001')
  await portal.getByRole('heading', { name: '今天' }).waitFor()
  const found: [string, readonly Violation[]][] = []
  for (const [name, path, heading] of screens) {
    await portal.goto(`${address}/#${path}`)
    await portal
      .getByRole('heading', heading === null ? {} : { name: heading })
      .first()
      .waitFor()
    await portal.waitForLoadState('networkidle')
    found.push([name, await violations(portal)])
  }
  expect(found.filter(([, list]) => list.length > 0)).toEqual([])
  expect(found.length).toBe(screens.length)
})

test('the ring around the account is not cut off by the edges of the window', async () => {
  await portal.goto(`${address}/#/`)
  const account = portal.getByRole('button', { name: '林知夏' })
  await account.waitFor()
  await portal.keyboard.press('Tab')
  await account.focus()
  const edges = await account.evaluate((button) => {
    const { left, bottom } = button.getBoundingClientRect()
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(button)
    const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset)
    return { outlineStyle, isInside: left - reach >= 0 && bottom + reach <= window.innerHeight }
  })
  expect(edges).toEqual({ outlineStyle: 'solid', isInside: true })
})

test('the student page is accessible and logs no errors', async () => {
  await phone.goto(`${address}/student/`)
  await phone.getByRole('textbox', { name: '账号' }).waitFor()
  expect(await violations(phone)).toEqual([])
  await signIn(phone, `${address}/student/`, 'qm0701009')
  await phone.getByRole('heading', { name: '我的作业' }).waitFor()
  expect(await violations(phone)).toEqual([])
  await phone
    .getByRole('link', { name: /Unit 1 单元检测/ })
    .first()
    .click()
  await phone.getByRole('article').first().waitFor()
  expect(await violations(phone)).toEqual([])
})

/** The address in a new login code, decoded from its picture. */
const newCode = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-teacher-agent': 'web/6.1.1' }
    const answer = await fetch('/front/qrcode/login-url', { method: 'POST', headers, body: '' })
    return (await answer.json()).data.url
  })

test('the phone page is accessible and logs no errors', async () => {
  const phonePage = `${address}/phone/`
  await phone.goto(phonePage)
  await phone.getByRole('heading', { name: '老师登录' }).waitFor()
  expect(await violations(phone)).toEqual([])
  await phone.getByRole('tab', { name: '短信登录' }).click()
  expect(await violations(phone)).toEqual([])
  await signIn(phone, phonePage, '13800000001')
  await phone.getByRole('heading', { name: '用手机相机扫电脑上的二维码' }).waitFor()
  expect(await violations(phone)).toEqual([])
  await phone.goto(await newCode(phone))
  await phone.getByRole('button', { name: '确认登录' }).waitFor()
  expect(await violations(phone)).toEqual([])
  expect(phone.url()).toBe(`${phonePage}#/`)
  await phone.getByRole('button', { name: '确认登录' }).click()
  await phone.getByRole('heading', { name: '已确认，请看电脑' }).waitFor()
  expect(await violations(phone)).toEqual([])
})

test('no page logged an error to its console', () => {
  expect(complaints).toEqual([])
})
