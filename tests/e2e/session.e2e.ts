import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { homework } from '#api/contract/areas/homework.ts'
import { sessionKeys } from '#domain/constants.ts'
import { demoPassword } from '#server/content/demo/people.ts'
import {
  assignDialog,
  assignPath,
  fillAssignment,
  pressAssign,
  tasksNamed,
  typedOf,
} from '#tests/support/e2e-assign.ts'
import { demoMobiles, home, openPortal, pathOf, signInByPassword } from '#tests/support/e2e-pages.ts'
import { endSessions, signOutEverywhere } from '#tests/support/e2e-sessions.ts'
import { connectBrowser, lendProduct } from '#tests/support/lent-product.ts'

const address = await lendProduct()
const { lin, xu } = demoMobiles
let browser: Browser

beforeAll(async () => {
  browser = await connectBrowser()
})

beforeEach(() => signOutEverywhere(address, [lin, xu]))

afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))

afterAll(async () => {
  await browser.close()
  await signOutEverywhere(address, [lin, xu])
})

const typed = (taskName: string) => ({ taskName, student: 'qm0701005' })

/** 林知夏 before a filled-in dialog; `sent` are the keys under which it was saved. */
async function openAssignment(taskName: string) {
  const page = await openPortal(browser, address, lin)
  const sent: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(homework.save.path)) sent.push(request.headers()['idempotency-key'])
  })
  await page.goto(`${address}/#${assignPath}`)
  await fillAssignment(page, typed(taskName))
  return { page, sent }
}

const reLogin = (page: Page, title = '登录已过期，请重新登录') => page.getByRole('dialog', { name: title })

async function signInAgain(page: Page, title?: string): Promise<void> {
  const dialog = reLogin(page, title)
  await dialog.getByLabel('密码', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
}

test('a session that dies under the dialog is renewed over the page, and the task is assigned once', async () => {
  const { page, sent } = await openAssignment('登录过期时布置')
  await endSessions(address, lin)
  await pressAssign(page)
  await reLogin(page).waitFor()
  expect(await typedOf(page)).toEqual({ ...typed('登录过期时布置'), isChosen: true })
  await signInAgain(page)
  await assignDialog(page).waitFor({ state: 'hidden' })
  expect([sent.length, new Set(sent).size]).toEqual([2, 1])
  expect(await tasksNamed(address, lin, '登录过期时布置')).toEqual([{ name: '登录过期时布置', isPublished: true }])
})

test('another teacher in this browser stops the page, which sends nothing and becomes theirs', async () => {
  const { page, sent } = await openAssignment('换了人时布置')
  const other = await page.context().newPage()
  await other.goto(`${address}/`)
  await home(other).waitFor()
  await signOut(other)
  await signInByPassword(other, xu)
  await home(other).waitFor()
  const dialog = reLogin(page, '现在登录的是另一个账号')
  await dialog.getByText('这个浏览器现在登录的是许望舒，这一页是林知夏打开的，已停止保存。').waitFor()
  await dialog.getByRole('button', { name: '换成许望舒的页面' }).click()
  await home(page).waitFor()
  await page.getByRole('button', { name: /^许望舒.*账号菜单$/ }).waitFor()
  expect([pathOf(page), sent]).toEqual(['/', []])
  for (const teacher of [lin, xu]) expect(await tasksNamed(address, teacher, '换了人时布置')).toEqual([])
})

test('who cancels the sign-in goes to the login, and comes back from there', async () => {
  const { page } = await openAssignment('取消登录时布置')
  await endSessions(address, lin)
  await pressAssign(page)
  await reLogin(page).getByRole('button', { name: '取消' }).click()
  await page.getByRole('textbox', { name: '账号' }).waitFor()
  expect(pathOf(page)).toBe(`/login?back=${encodeURIComponent(assignPath)}`)
  await signInByPassword(page, lin)
  await page.getByRole('row', { name: /Unit 1 单元检测/ }).waitFor()
  expect(pathOf(page)).toBe(assignPath)
  expect(await tasksNamed(address, lin, '取消登录时布置')).toEqual([])
})

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /账号菜单$/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('textbox', { name: '账号' }).waitFor()
}

test('signing out in one tab freezes the other at once, and the same teacher goes on there', async () => {
  const { page, sent } = await openAssignment('另一页退出时布置')
  const other = await page.context().newPage()
  await other.goto(`${address}/`)
  await home(other).waitFor()
  await signOut(other)
  const dialog = reLogin(page, '已在别的页面退出登录')
  await dialog.waitFor()
  expect([await typedOf(page), sent]).toEqual([{ ...typed('另一页退出时布置'), isChosen: true }, []])
  await signInByPassword(other, lin)
  await home(other).waitFor()
  await dialog.waitFor({ state: 'hidden' })
  await pressAssign(page)
  await assignDialog(page).waitFor({ state: 'hidden' })
  expect(await tasksNamed(address, lin, '另一页退出时布置')).toEqual([{ name: '另一页退出时布置', isPublished: true }])
})

/** Holds the first call of a path until it is let go. */
async function hold(page: Page, path: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const held = new Promise<void>((resolve) => {
    void page.route(
      `**${path}`,
      async (route: Route) => {
        resolve()
        await released
        await route.continue()
      },
      { times: 1 },
    )
  })
  return { held, release }
}

test('a save on its way while another teacher signs in is saved for nobody else', async () => {
  const { page, sent } = await openAssignment('路上换了人')
  const { held, release } = await hold(page, homework.save.path)
  await pressAssign(page)
  await held
  const other = await page.context().newPage()
  await other.goto(`${address}/`)
  await home(other).waitFor()
  await signOut(other)
  await signInByPassword(other, xu)
  await home(other).waitFor()
  release()
  const dialog = reLogin(page, '现在登录的是另一个账号')
  await dialog.waitFor()
  expect(sent.length).toBe(1)
  for (const teacher of [lin, xu]) expect(await tasksNamed(address, teacher, '路上换了人')).toEqual([])
  // Whoever began it can still finish it, for herself.
  await signInAgain(page, '现在登录的是另一个账号')
  await assignDialog(page).waitFor({ state: 'hidden' })
  expect([sent.length, new Set(sent).size]).toEqual([2, 1])
  expect(await tasksNamed(address, lin, '路上换了人')).toEqual([{ name: '路上换了人', isPublished: true }])
  expect(await tasksNamed(address, xu, '路上换了人')).toEqual([])
})

test('without a network the page says so and keeps what was typed; with one it goes on', async () => {
  const { page } = await openAssignment('断网时布置')
  await page.context().setOffline(true)
  const dialog = page.getByRole('dialog', { name: '网络已断开' })
  await dialog.getByText('网络异常：似乎已断开，请检查网络！').waitFor()
  await dialog.getByRole('button', { name: '知道了' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await pressAssign(page)
  await assignDialog(page).getByText('网络连接失败').waitFor()
  expect(await typedOf(page)).toEqual({ ...typed('断网时布置'), isChosen: true })
  await page.context().setOffline(false)
  await pressAssign(page)
  await assignDialog(page).waitFor({ state: 'hidden' })
  expect(await tasksNamed(address, lin, '断网时布置')).toEqual([{ name: '断网时布置', isPublished: true }])
})

test('the network back again leads to where it was lost', async () => {
  const page = await openPortal(browser, address, lin)
  await page.goto(`${address}/#/classes-dialog`)
  await page.getByRole('heading', { name: '切换班级' }).waitFor()
  await page.context().setOffline(true)
  const dialog = page.getByRole('dialog', { name: '网络已断开' })
  await dialog.waitFor()
  await page.goBack()
  await expect.poll(() => pathOf(page)).toBe('/')
  await page.context().setOffline(false)
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => pathOf(page)).toBe('/classes-dialog')
  await page.getByRole('heading', { name: '切换班级' }).waitFor()
  expect(await page.evaluate((key) => sessionStorage.getItem(key), sessionKeys.state)).toBeNull()
})

test('a page that is opened anew after an outage goes on where it was', async () => {
  const page = await openPortal(browser, address, lin)
  await page.addInitScript(staysOffline)
  await page.goto(`${address}/#/classes-dialog`)
  await page.reload()
  await page.getByRole('heading', { name: '切换班级' }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('dialog', { name: '网络已断开' }).waitFor()
  await page.goto('about:blank')
  await page.context().setOffline(false)
  await page.goto(`${address}/`)
  await page.getByRole('heading', { name: '切换班级' }).waitFor()
  expect(pathOf(page)).toBe('/classes-dialog')
})

/** Runs in the page. The browser lets one that is being left be online again for a moment: it must not find out. */
function staysOffline(): void {
  let isLost = false
  window.addEventListener('offline', () => (isLost = true))
  window.addEventListener('online', (event) => event.stopImmediatePropagation())
  Object.defineProperty(navigator, 'onLine', { get: () => !isLost })
}
