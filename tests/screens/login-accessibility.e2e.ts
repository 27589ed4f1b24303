import { test } from 'vitest'
import { messagingLogin } from '#api/contract/groups/messaging-login.ts'
import { qrLogin } from '#api/contract/groups/qr-login.ts'
import { setup } from '#api/contract/groups/setup.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { verification } from '#api/contract/groups/verification.ts'
import { qrStatus } from '#domain/accounts/qr-rules.ts'
import { answerWith, leaveUnanswered, refuseWith } from '#tests/support/pages/answers.ts'
import { demoMobiles, signInByPassword } from '#tests/support/pages/pages.ts'
import { fakeDevice, fakeToken, isThere, press, surveyedBrowser } from '#tests/support/pages/survey.ts'

const { lin } = demoMobiles
const { expectStates, openLogin, survey } = surveyedBrowser()

const tooMany = { token: fakeToken, devices: [1, 2, 3, 4, 5].map((deviceId) => ({ ...fakeDevice, deviceId })) }

test('guide, documents and farewell are accessible', async () => {
  const page = await openLogin()
  const guide = page.getByRole('dialog', { name: '使用前请阅读' })
  await guide.waitFor()
  await survey().look(page, 'guide')
  for (const document of ['隐私政策', '用户许可协议', '儿童隐私政策']) {
    await guide.getByRole('button', { name: document, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: document, exact: true })
    await dialog.waitFor()
    await survey().look(page, document)
    await dialog.getByRole('button', { name: '关闭' }).last().click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await guide.getByRole('button', { name: '放弃并退出' }).click()
  await page.getByRole('heading', { name: '您已退出讲台' }).waitFor()
  await survey().look(page, 'farewell')
  expectStates(5)
})

test('the password login is accessible, whatever is wrong with it', async () => {
  const page = await openLogin()
  await press(page, '同意')
  await survey().look(page, 'empty')
  await page.getByRole('textbox', { name: '账号' }).press('Enter')
  await isThere(page, '用户密码不能为空')
  await survey().look(page, 'missing')
  await page.getByRole('checkbox').uncheck()
  await page.getByRole('textbox', { name: '账号' }).fill(lin)
  await page.getByLabel('密码', { exact: true }).fill('a')
  await page.getByLabel('密码', { exact: true }).press('Enter')
  await isThere(page, '请先阅读并同意以上三份文件')
  await survey().look(page, 'not agreed')
  const refused = async (state: string, id: 'wrongPassword' | 'accountLocked' | 'captchaNeeded', data: unknown) => {
    await refuseWith(page, signOn.passwordLogin, id, data)
    await signInByPassword(page, lin, 'a')
    await isThere(page, /登录名或密码错误|锁定|滑块验证/)
    await survey().look(page, state)
  }
  await refused('wrong', 'wrongPassword', { errorCount: 1 })
  await refused('lock near', 'wrongPassword', { errorCount: 5 })
  await refused('locked', 'accountLocked', {})
  await refused('puzzle', 'captchaNeeded', {})
  const slider = page.getByRole('slider')
  await slider.waitFor()
  await survey().look(page, 'puzzle there')
  await refuseWith(page, verification.solveCaptcha, 'captchaWrong', { left: 2 })
  await slider.press('Enter')
  await isThere(page, '位置不对，请再试一次')
  await survey().look(page, 'puzzle wrong')
  await leaveUnanswered(page, verification.newCaptcha, 'error')
  await press(page, '换一张')
  await isThere(page, /网络连接|服务器错误/)
  await survey().look(page, 'puzzle failed')
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
  await leaveUnanswered(page, signOn.passwordLogin, 'never')
  await signInByPassword(page, lin, 'a')
  await isThere(page, '登录中…')
  await survey().look(page, 'signing in')
  expectStates(11)
})

test('five devices, the messaging app and no network are accessible', async () => {
  const page = await openLogin((fresh) => refuseWith(fresh, signOn.passwordLogin, 'tooManyDevices', tooMany))
  await signInByPassword(page, lin)
  const devices = page.getByRole('dialog', { name: '登录设备过多' })
  await devices.getByRole('listitem').first().waitFor()
  await survey().look(page, 'devices')
  await refuseWith(page, signOn.releaseDevice, 'tokenInvalid')
  await devices.getByRole('listitem').first().getByRole('button').click()
  await devices.getByRole('button', { name: '返回登录' }).waitFor()
  await survey().look(page, 'release refused')
  await devices.getByRole('button', { name: '返回登录' }).click()
  await refuseWith(page, messagingLogin.state, 'messagingClosed')
  await press(page, '微信登录')
  await isThere(page, /微信登录还没有开通/)
  await survey().look(page, 'messaging app closed')
  await page.context().setOffline(true)
  await isThere(page, '网络连接失败，联网后才能登录')
  await survey().look(page, 'offline')
  await page.context().setOffline(false)
  await press(page, 'English')
  await page.getByRole('textbox', { name: 'Account name' }).waitFor()
  await survey().look(page, 'English')
  expectStates(5)
})

const codeNow = { qrId: 'q'.repeat(22), qrToken: fakeToken, url: 'http://127.0.0.1/phone/#/scan?qrId=q' }

const soon = () => new Date(Date.now() + 110_000).toISOString()

/** The state of a code, as the service reports it. */
const became = (status: number) => ({
  status,
  token: status === qrStatus.confirmed ? fakeToken : null,
  ticketType: status === qrStatus.confirmed ? '101' : null,
  who: status === qrStatus.waiting ? null : '林**',
  matchNumber: status === qrStatus.scanned ? '47' : null,
  expiresAt: soon(),
})

test('the login code is accessible in each of its states', async () => {
  const page = await openLogin(async (fresh) => {
    await fresh.clock.install()
    await answerWith(fresh, setup.currentTime, { now: new Date().toISOString() })
    await leaveUnanswered(fresh, qrLogin.loginUrl, 'never')
  })
  await press(page, '同意')
  await page.getByRole('checkbox').uncheck()
  const code = page.getByRole('region', { name: '扫码登录' })
  const fresh = async () => {
    await answerWith(page, qrLogin.result, became(qrStatus.waiting))
    await answerWith(page, qrLogin.loginUrl, { ...codeNow, expiresAt: soon() })
    await code.getByRole('button', { name: '刷新' }).last().click()
    await page.getByRole('img', { name: '登录二维码' }).waitFor()
  }
  await isThere(page, '正在取二维码…')
  await survey().look(page, 'loading')
  await leaveUnanswered(page, qrLogin.loginUrl, 'error')
  await code.getByRole('button', { name: '刷新' }).click()
  await isThere(page, '二维码出错')
  await survey().look(page, 'load error')
  await fresh()
  await survey().look(page, 'loaded')
  const turn = async (status: number, text: string) => {
    await answerWith(page, qrLogin.result, became(status))
    await page.clock.runFor(2_100)
    await isThere(page, text)
    await survey().look(page, text)
  }
  await turn(qrStatus.scanned, '扫码成功')
  await turn(qrStatus.cancelled, '扫码登录已取消')
  await fresh()
  await leaveUnanswered(page, signOn.autoLogin, 'never')
  await turn(qrStatus.confirmed, '林**老师')
  await page.clock.runFor(31_000)
  await isThere(page, '登录失败')
  await survey().look(page, 'login error')
  await fresh()
  await page.clock.fastForward(120_000)
  await isThere(page, '二维码已过期')
  await survey().look(page, 'expired')
  for (const [name, title] of [
    ['帮助', '扫码登录帮助'],
    ['下载App', '下载讲台教师端'],
  ] as const) {
    await code.getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.waitFor()
    await survey().look(page, title)
    await dialog.getByRole('button').last().click()
    await dialog.waitFor({ state: 'hidden' })
  }
  expectStates(10)
})

test('the login by SMS is accessible', async () => {
  const page = await openLogin(async (fresh) => {
    await answerWith(fresh, verification.solveCaptcha, { token: fakeToken })
    await answerWith(fresh, verification.sendCode, { waitSeconds: 59, left: 4 })
  })
  await page.getByRole('tab', { name: '短信登录' }).click()
  const mobile = page.getByRole('textbox', { name: '手机号' })
  await mobile.waitFor()
  await survey().look(page, 'empty')
  await mobile.fill('1')
  await mobile.press('Enter')
  await isThere(page, '手机号格式不正确')
  await survey().look(page, 'mobile wrong')
  await mobile.fill(lin)
  await press(page, '获取验证码')
  await page.getByRole('slider').press('Enter')
  await isThere(page, '验证码发送成功，请注意查收！')
  await survey().look(page, 'sent')
  await press(page, /后重新获取$/)
  await isThere(page, '获取验证码过于频繁，请稍后再次尝试!')
  await survey().look(page, 'too soon')
  await page.getByRole('textbox', { name: '验证码' }).fill('123456')
  const form = page.getByRole('form', { name: '短信登录' })
  await form.getByRole('checkbox').check()
  await refuseWith(page, signOn.codeLogin, 'codeWrong')
  await form.getByRole('button', { name: '登录', exact: true }).click()
  await isThere(page, '验证码不正确')
  await survey().look(page, 'code wrong')
  expectStates(5)
})
