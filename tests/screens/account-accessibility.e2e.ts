import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { phone } from '#api/contract/groups/phone.ts'
import { setup } from '#api/contract/groups/setup.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { user } from '#api/contract/groups/user.ts'
import { verification } from '#api/contract/groups/verification.ts'
import { resultCodes } from '#api/contract/result-codes.ts'
import { answerAgain, answerWith, leaveUnanswered, refuseWith } from '#tests/support/pages/answers.ts'
import { demoMobiles, home, openPage, openPortal } from '#tests/support/pages/pages.ts'
import { signOutEverywhere } from '#tests/support/pages/sessions.ts'
import { fakeToken, isThere, press, surveyedBrowser } from '#tests/support/pages/survey.ts'
import { lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()
const { lin } = demoMobiles
const { begin, browser, expectStates, survey } = surveyedBrowser()

const soon = () => new Date(Date.now() + 110_000).toISOString()

const computer = () => ({
  browser: 'Chrome 147',
  system: 'Windows',
  address: '10.24.6.18',
  city: '启明中学校园网',
  askedAt: new Date().toISOString(),
  expiresAt: soon(),
  needsMatch: false,
  isAccepted: false,
  nonce: fakeToken,
})

const lins = { uid: 1, realname: '林知夏', mobile: '138****0001', schoolName: '启明中学' }

/** The phone page shows there who is signed in. */
async function signIn(page: Page): Promise<void> {
  await answerWith(page, phone.who, lins)
  await answerWith(page, setup.currentTime, { now: new Date().toISOString() })
}

test('every state of the phone page is accessible', async () => {
  begin()
  const page = await openPage(browser(), 'phone')
  await leaveUnanswered(page, phone.who, 'never')
  await page.goto(`${address}/phone/`)
  await survey().look(page, 'waiting')
  await leaveUnanswered(page, phone.who, 'error')
  await page.reload()
  await isThere(page, '现在不能扫码登录')
  await survey().look(page, 'unreachable')
  await answerAgain(page, phone.who)
  await press(page, '重试')
  await page.getByRole('heading', { name: '老师登录' }).waitFor()
  await survey().look(page, 'sign-in')
  await press(page, '登录')
  await isThere(page, '用户密码不能为空')
  await survey().look(page, 'missing')
  await page.getByRole('tab', { name: '短信登录' }).click()
  await press(page, '登录')
  await isThere(page, '手机号验证码不能为空')
  await survey().look(page, 'SMS')
  await signIn(page)
  await page.reload()
  await page.getByRole('heading', { name: '用手机相机扫电脑上的二维码' }).waitFor()
  await survey().look(page, 'home')
  expectStates(6)
})

test('the phone page with a scanned code is accessible', async () => {
  begin()
  const page = await openPage(browser(), 'phone')
  await signIn(page)
  const open = async (title: string) => {
    await page.goto(`${address}/phone/?${encodeURIComponent(title)}#/scan?qrId=${'q'.repeat(22)}`)
    await page.getByRole('heading', { name: title }).waitFor()
    await survey().look(page, title)
  }
  for (const [id, title] of [
    ['qrExpired', '二维码已过期'],
    ['qrScanned', '这个二维码已被另一个账号扫过'],
    ['qrDecided', '这个二维码已经确认或取消'],
  ] as const) {
    await refuseWith(page, phone.scan, id)
    await open(title)
  }
  await leaveUnanswered(page, phone.scan, 'error')
  await open('没能打开这个二维码')
  await answerWith(page, phone.scan, { ...computer(), needsMatch: true })
  await open('要在这台电脑上登录讲台吗？')
  await press(page, '确认登录')
  await isThere(page, '请输入电脑上的两位数字')
  await survey().look(page, 'number missing')
  await answerWith(page, phone.scan, computer())
  await leaveUnanswered(page, phone.confirm, 'error')
  await open('要在这台电脑上登录讲台吗？')
  await press(page, '确认登录')
  await isThere(page, /不知道送到没有/)
  await survey().look(page, 'unanswered')
  await answerWith(page, phone.confirm, {})
  await press(page, '确认登录')
  await isThere(page, '已确认，请看电脑')
  await survey().look(page, 'confirmed')
  await answerWith(page, phone.cancel, {})
  await open('要在这台电脑上登录讲台吗？')
  await press(page, '取消')
  await isThere(page, '已取消')
  await survey().look(page, 'cancelled')
  expectStates(11)
})

test('registering, resetting a password and binding are accessible', async () => {
  begin()
  const page = await openPage(browser())
  await page.goto(`${address}/#/register`)
  await page.getByRole('heading', { name: '注册账号' }).waitFor()
  await survey().look(page, 'register')
  await press(page, '提交申请')
  await isThere(page, '手机号验证码不能为空')
  await survey().look(page, 'register, missing')
  await page.goto(`${address}/#/password`)
  await page.getByRole('heading', { name: '忘记密码' }).waitFor()
  await survey().look(page, 'password, mobile')
  await press(page, '下一步')
  await isThere(page, '手机号验证码不能为空')
  await survey().look(page, 'password, missing')
  await page.getByText('用邮箱', { exact: true }).click()
  await press(page, '下一步')
  await isThere(page, '请填写邮箱')
  await survey().look(page, 'password, e-mail missing')
  await page.getByText('用手机号', { exact: true }).click()
  await page.getByRole('textbox', { name: '手机号' }).fill(lin)
  await press(page, '下一步')
  await page.getByRole('textbox', { name: '验证码' }).fill('123456')
  await survey().look(page, 'password, code')
  await press(page, '下一步')
  await page.getByLabel('新密码', { exact: true }).waitFor()
  await survey().look(page, 'password, new')
  await page.goto(`${address}/#/bind/o/${fakeToken}`)
  await page.getByRole('heading', { name: '绑定账号' }).waitFor()
  await survey().look(page, 'bind')
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await page.getByRole('heading', { name: '微信登录已失效' }).waitFor()
  await survey().look(page, 'bind, over')
  expectStates(9)
})

const info = {
  uid: 1,
  username: lin,
  realname: '林知夏',
  mobile: '138****0001',
  email: null,
  userType: 101,
  schoolId: 1,
  schoolName: '启明中学',
  isSchoolOwner: true,
  stageId: 2,
  stageName: '初中',
  subjectId: 203,
  subjectName: '英语',
  bookVersion: '人教版',
  regionId: 0,
  trialInfo: null,
  mustChangePassword: false,
  consentNeeded: false,
}

/** A teacher's portal, about which the service says something different on each reload. */
async function openChanging() {
  begin()
  const page = await openPortal(browser(), address, lin)
  return {
    page,
    dialog: (name: string | RegExp) => page.getByRole('dialog', { name }),
    anew: async (changes: Partial<Omit<typeof info, 'mobile'>> & { readonly mobile?: string | null }) => {
      await answerWith(page, user.teacherInfo, { ...info, ...changes })
      await page.goto(`${address}/#/`)
      await page.reload()
    },
  }
}

test('network and account dialogs over the page are accessible', async () => {
  const { page, dialog, anew } = await openChanging()
  await page.context().setOffline(true)
  await dialog('网络已断开').waitFor()
  await survey().look(page, 'offline')
  await page.context().setOffline(false)
  await dialog('网络已断开').waitFor({ state: 'hidden' })

  await anew({ mustChangePassword: true })
  await dialog('请先设置新密码').waitFor()
  await survey().look(page, 'new password')
  await anew({ consentNeeded: true })
  await dialog('文件有更新，请重新同意').waitFor()
  await survey().look(page, 'documents changed')
  await anew({ mobile: null })
  await dialog('绑定手机号').waitFor()
  await survey().look(page, 'bind a mobile')
  expectStates(4)
})

test('the dialogs after a session has ended are accessible', async () => {
  const { page, dialog, anew } = await openChanging()
  await anew({})
  await home(page).waitFor()
  await answerWith(page, account.newLogins, { logins: [{ browser: 'Chrome 147', system: 'Windows' }] })
  await answerWith(page, user.teacherInfo, null, resultCodes.notLoggedIn, '请先登录')
  await signOutEverywhere(address, [lin])
  // The page may ask on its own meanwhile, and is then covered by the dialog.
  await page.evaluate(() => (window.location.hash = '/course/1/tasks'))
  await dialog('登录已过期，请重新登录').waitFor()
  await survey().look(page, 're-login')
  await press(page, '登录')
  await isThere(page, '用户密码不能为空')
  await survey().look(page, 're-login, missing')
  await answerWith(page, user.teacherInfo, { ...info, uid: 2, realname: '许望舒' })
  await answerWith(page, signOn.passwordLogin, { uid: 2 })
  await answerWith(page, verification.clientToken, { token: fakeToken })
  await dialog('登录已过期，请重新登录').getByLabel('密码', { exact: true }).fill('a')
  await press(page, '登录')
  await dialog('现在登录的是另一个账号').waitFor()
  await survey().look(page, 'taken')

  // Ends the session, so it must come last.
  await anew({ userType: 102 })
  await page.getByRole('heading', { name: '这里是教师页面' }).waitFor()
  await survey().look(page, 'student')
  expectStates(4)
})

test("the account's own screens are accessible", async () => {
  begin()
  const page = await openPortal(browser(), address, lin)
  for (const [path, heading] of [
    ['/course-manage/profile', '我的资料'],
    ['/course-manage/profile/edit/password', '修改密码'],
    ['/course-manage/profile/edit/phone', /手机号/],
    ['/course-manage/profile/edit/email', /邮箱/],
    ['/personal-center/my-profile/devices', '我的设备'],
    ['/personal-center/my-profile/entries', '入口顺序'],
    ['/personal-center/my-functions', '我的功能'],
    ['/school/applications', '教师和申请'],
  ] as const) {
    await page.goto(`${address}/#${path}`)
    await page.getByRole('heading', { name: heading }).first().waitFor()
    await page.waitForLoadState('networkidle')
    await survey().look(page, path)
  }
  expectStates(8)
})
