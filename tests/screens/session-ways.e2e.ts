import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { sessionKeys } from '#domain/portal/constants.ts'
import { assignAfterReturn, assignPath, pressAssign, assignmentsNamed } from '#tests/support/pages/assign.ts'
import { demoMobiles, home, pathOf, signInByPassword } from '#tests/support/pages/pages.ts'
import { reLogin, signInAgain, signOut, sessionStage } from '#tests/support/pages/session-stage.ts'
import { endSessions } from '#tests/support/pages/sessions.ts'

const { address, openAssignment, openHome } = await sessionStage()
const { lin, xu } = demoMobiles

test('cancelling the sign-in goes to the login, which leads back', async () => {
  const { page } = await openAssignment('取消登录时布置')
  await endSessions(address, lin)
  await pressAssign(page)
  await reLogin(page).getByRole('button', { name: '取消' }).click()
  await page.getByRole('textbox', { name: '账号' }).waitFor()
  expect(pathOf(page)).toBe(`/login?back=${encodeURIComponent(assignPath)}`)
  await signInByPassword(page, lin)
  await page.getByRole('row', { name: /Unit 1 单元检测/ }).waitFor()
  expect(pathOf(page)).toBe(assignPath)
  expect(await assignmentsNamed(address, lin, '取消登录时布置')).toEqual([])
})

/** Holds back the first call of a path until it is released. */
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

test('a save still on its way when another teacher signs in is not saved for anybody else', async () => {
  const { page, sent } = await openAssignment('路上换了人')
  const { held, release } = await hold(page, assigning.save.path)
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
  for (const teacher of [lin, xu]) expect(await assignmentsNamed(address, teacher, '路上换了人')).toEqual([])
  // The teacher who started it can still finish it herself.
  await signInAgain(page, '现在登录的是另一个账号')
  await assignAfterReturn(page, '路上换了人')
  expect(sent.map((key) => sent.indexOf(key)).slice(0, 2)).toEqual([0, 0])
  expect(await assignmentsNamed(address, lin, '路上换了人')).toEqual([{ name: '路上换了人', isPublished: true }])
  expect(await assignmentsNamed(address, xu, '路上换了人')).toEqual([])
})

test('when the network is back the page is where it was', async () => {
  const page = await openHome()
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

test('a page reloaded after an outage continues where it was', async () => {
  const page = await openHome()
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

/** Runs in the page. The browser briefly goes online when a page is left: the page must not notice. */
function staysOffline(): void {
  let isLost = false
  window.addEventListener('offline', () => (isLost = true))
  window.addEventListener('online', (event) => event.stopImmediatePropagation())
  Object.defineProperty(navigator, 'onLine', { get: () => !isLost })
}
