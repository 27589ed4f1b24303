import { expect, test } from 'vitest'
import { assignAfterReturn, assignDialog, pressAssign, assignmentsNamed, typedOf } from '#tests/support/pages/assign.ts'
import { demoMobiles, home, pathOf, signInByPassword } from '#tests/support/pages/pages.ts'
import { reLogin, signInAgain, signOut, sessionStage, typed } from '#tests/support/pages/session-stage.ts'
import { endSessions } from '#tests/support/pages/sessions.ts'

const { address, openAssignment } = await sessionStage()
const { lin, xu } = demoMobiles

test('when the session dies the page is hidden, comes back with what was typed, and assigns once', async () => {
  const { page, sent } = await openAssignment('登录过期时布置')
  await endSessions(address, lin)
  await pressAssign(page)
  await reLogin(page).waitFor()
  const behind = await page.locator('body').innerText()
  expect(['林知夏', 'Unit 1 单元检测', '登录过期时布置'].filter((text) => behind.includes(text))).toEqual([])
  await signInAgain(page)
  await assignAfterReturn(page, '登录过期时布置')
  expect(sent.map((key) => sent.indexOf(key)).slice(0, 2)).toEqual([0, 0])
  expect(await assignmentsNamed(address, lin, '登录过期时布置')).toEqual([
    { name: '登录过期时布置', isPublished: true },
  ])
})

test('another teacher signing in in this browser stops the page, which sends nothing and becomes theirs', async () => {
  const { page, sent } = await openAssignment('换了人时布置')
  const other = await page.context().newPage()
  await other.goto(`${address}/`)
  await home(other).waitFor()
  await signOut(other)
  await signInByPassword(other, xu)
  await home(other).waitFor()
  const dialog = reLogin(page, '现在登录的是另一个账号')
  await dialog.getByText('这个浏览器现在登录的是许望舒。这一页是另一位老师打开的，已经收起来了。').waitFor()
  await dialog.getByRole('button', { name: '换成许望舒的页面' }).click()
  await home(page).waitFor()
  await page.getByRole('button', { name: /^许望舒.*账号菜单$/ }).waitFor()
  expect({ path: pathOf(page), sent }).toEqual({ path: '/', sent: [] })
  for (const teacher of [lin, xu]) expect(await assignmentsNamed(address, teacher, '换了人时布置')).toEqual([])
})

test("signing out in one tab hides the other tab's page, which comes back for the same teacher", async () => {
  const { page, sent } = await openAssignment('另一页退出时布置')
  const other = await page.context().newPage()
  await other.goto(`${address}/`)
  await home(other).waitFor()
  await signOut(other)
  const dialog = reLogin(page, '已在别的页面退出登录')
  await dialog.waitFor()
  expect({ dialogs: await assignDialog(page).count(), sent }).toEqual({ dialogs: 0, sent: [] })
  await signInByPassword(other, lin)
  await home(other).waitFor()
  await dialog.waitFor({ state: 'hidden' })
  await assignAfterReturn(page, '另一页退出时布置')
  expect(await assignmentsNamed(address, lin, '另一页退出时布置')).toEqual([
    { name: '另一页退出时布置', isPublished: true },
  ])
})

test('without a network the page says so and keeps what was typed; once it is back, work goes on', async () => {
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
  expect(await assignmentsNamed(address, lin, '断网时布置')).toEqual([{ name: '断网时布置', isPublished: true }])
})
