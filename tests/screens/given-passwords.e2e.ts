import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { paths } from '#domain/paths/paths.ts'
import { placeTeacher } from '#tests/support/pages/doors.ts'
import { demoMobiles, openAddress, openPage, openPortal, signInByPassword } from '#tests/support/pages/pages.ts'
import { press, surveyedBrowser } from '#tests/support/pages/survey.ts'
import { lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct('given-passwords')
const { lin, xu } = demoMobiles
const { begin, browser, expectStates, survey } = surveyedBrowser()

/** The last student of the class, whom no other journey uses. */
const student = 'qm0701040'

afterAll(() => placeTeacher(address, { username: xu }))

/** Resets the password, and returns the new one, which is shown once. */
async function resetAndRead(page: Page, what: string): Promise<string> {
  await page.getByRole('dialog', { name: '重置密码' }).waitFor()
  await survey().look(page, `${what}, asked`)
  await page.getByRole('button', { name: '重置密码', exact: true }).last().click()
  const password =
    (await page
      .getByRole('dialog', { name: /的新密码$/ })
      .locator('code')
      .textContent()) ?? ''
  await survey().look(page, `${what}, given`)
  await press(page, '我已记下')
  return password
}

async function chooseOwn(page: Page, own: string): Promise<void> {
  await page.getByLabel('新密码', { exact: true }).fill(own)
  await page.getByLabel('确认新密码', { exact: true }).fill(own)
  await page.getByRole('form', { name: '修改密码' }).getByRole('button', { name: '修改密码' }).click()
}

test('a teacher whose password the owner has reset chooses a new one', async () => {
  begin()
  const page = await openPortal(browser(), address, lin)
  await page.goto(`${address}/#${paths.applications}`)
  await page.getByRole('button', { name: '重置密码：许望舒' }).click()
  const password = await resetAndRead(page, 'teacher')
  await page.getByRole('row', { name: /许望舒.*首次登录须改密码/ }).waitFor()
  await survey().look(page, 'teachers')
  const own = await openPage(browser())
  await openAddress(own, `${address}/#/login`)
  await signInByPassword(own, xu, password)
  await own.getByRole('dialog', { name: '请先设置新密码' }).waitFor()
  await survey().look(own, 'teacher, due')
  await own.getByLabel('当前密码', { exact: true }).fill(password)
  await chooseOwn(own, 'Zhang#2027')
  await own.getByRole('textbox', { name: '账号' }).waitFor()
  await signInByPassword(own, xu, 'Zhang#2027')
  await own.getByRole('heading', { name: '今天' }).waitFor()
  expectStates(4)
})

test('a student whose password the teacher has reset chooses a new one on a phone', async () => {
  begin()
  const page = await openPortal(browser(), address, lin)
  await page.goto(`${address}/#${paths.classes}`)
  await page.getByRole('button', { name: /^成员管理.*七年级\(1\)班$/ }).click()
  const line = page.getByRole('row').filter({ hasText: student })
  await line.getByRole('button', { name: /^更多操作/ }).click()
  await page.getByRole('menuitem', { name: '重置密码' }).click()
  const password = await resetAndRead(page, 'student')
  await survey().look(page, 'roster')
  const phone = await openPage(browser(), 'phone')
  await phone.goto(`${address}/student/`)
  await signInByPassword(phone, student, password)
  await phone.getByRole('heading', { name: '请先设置新密码' }).waitFor()
  await survey().look(phone, 'student, due')
  const width = await phone.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(390)
  await chooseOwn(phone, 'Zhang#2027')
  await phone.getByRole('heading', { name: '我的作业' }).waitFor()
  expectStates(4)
})
