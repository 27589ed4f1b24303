// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { TransportError } from '#api/client/failures.ts'
import { qrLogin } from '#api/contract/groups/qr-login.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { setup } from '#api/contract/groups/setup.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { sessionKeys } from '#domain/portal/constants.ts'
import {
  type Answer,
  click,
  give,
  hang,
  loadLazyParts,
  type LoginWorld,
  openLogin,
  pass,
  qrCode,
  refuse,
} from '../testing/open-login.tsx'

beforeAll(loadLazyParts)

const panel = () => screen.getByRole('region', { name: '扫码登录' })
/** What the box says and a screen reader announces. */
const status = () => within(panel()).getByRole('status').textContent
const picture = () => screen.queryByRole('img', { name: '登录二维码' })
const alert = () => within(panel()).queryByRole('alert')?.textContent

const nothing = { token: null, ticketType: null, who: null, matchNumber: null, expiresAt: qrCode.expiresAt }
const poll = (status: number, more: object = {}) => give({ ...nothing, status, ...more })
const confirmed = poll(2, { token: 'ticket', ticketType: '101', who: '林**' })
const lost = () => {
  throw new TransportError('timeout', 'zh-CN')
}

/** The page with these responses to its polls. */
const openPolled = (polls: readonly Answer[], world: LoginWorld = {}) =>
  openLogin({ ...world, answers: [[qrLogin.result, ...polls], ...(world.answers ?? [])] })

test('a code is shown, polled every two seconds, scanned, confirmed, and signs in', async () => {
  const { inputsOf, onSignedIn, session } = await openPolled([poll(0), poll(1, { who: '林**' }), confirmed], {
    answers: [[signOn.autoLogin, give({ uid: 7 })]],
  })
  expect({ isPictureGone: picture() === null, status: status() }).toEqual({
    isPictureGone: false,
    status: '二维码已备好，请用手机扫码',
  })
  expect({
    id: session.read(sessionKeys.qrId),
    token: session.read(sessionKeys.qrToken),
    storedKeys: session.keys().length,
  }).toEqual({ id: 'id-1', token: 'token-1', storedKeys: 2 })
  await pass(2000)
  expect(inputsOf(qrLogin.result)).toEqual([{ qrId: 'id-1', qrToken: 'token-1' }])
  await pass(2000)
  expect({ status: status(), picture: picture() }).toEqual({ status: '扫码成功请在手机端确认登录', picture: null })
  await pass(2000)
  expect(inputsOf(signOn.autoLogin)).toEqual([{ token: 'ticket', ticketType: '101', signInAs: 101 }])
  expect({ onSignedIn: onSignedIn.mock.calls.length, storedKeys: session.keys() }).toEqual({
    onSignedIn: 1,
    storedKeys: [],
  })
})

test('while signing in it says who, and cannot be refreshed', async () => {
  await openPolled([confirmed], { answers: [[signOn.autoLogin, hang]] })
  await pass(2000)
  expect(status()).toBe('登录中…林**老师')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '刷新' }).disabled).toBe(true)
})

test('the number to type on the phone is shown', async () => {
  await openPolled([poll(1, { who: '林**', matchNumber: '42' })])
  await pass(2000)
  expect(status()).toBe('扫码成功请在手机端确认登录42在手机上输入这个数字')
})

test('a confirmed code signs in at once: the documents were accepted on the phone', async () => {
  const { onSignedIn } = await openPolled([confirmed], { answers: [[signOn.autoLogin, give({ uid: 7 })]] })
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '我已阅读并同意' }).checked).toBe(false)
  await pass(2000)
  expect(onSignedIn).toHaveBeenCalledOnce()
})

test('a cancelled code says so and is replaced after three seconds', async () => {
  const { inputsOf } = await openPolled([poll(3)])
  await pass(2000)
  expect(status()).toBe('扫码登录已取消3 秒后换新二维码刷新')
  await pass(3000)
  expect(inputsOf(qrLogin.loginUrl)).toEqual([{}, { qrId: 'id-1', qrToken: 'token-1' }])
  expect(status()).toBe('二维码已备好，请用手机扫码')
})

test('when the box has its own 刷新, the other one is hidden with its divider', async () => {
  await openPolled([poll(3)])
  const acts = () => screen.getByRole('button', { name: '帮助' }).parentElement
  const before = acts()?.dataset['refresh']
  await pass(2000)
  expect({ before, after: acts()?.dataset['refresh'] }).toEqual({ before: 'here', after: 'box' })
})

test('an expired code says so; 刷新 requests another one', async () => {
  const { inputsOf } = await openPolled([poll(0)])
  await pass(120_000)
  expect(status()).toBe('二维码已过期超过 2 分钟，请刷新刷新')
  await click('button', '刷新')
  expect(inputsOf(qrLogin.loginUrl).length).toBe(2)
})

test('a code the service lost early is not reported as too old; 刷新 requests another one', async () => {
  await openPolled([refuse('qrExpired', '二维码已过期'), poll(0)])
  await pass(2000)
  expect(status()).toBe('二维码已过期还没到时间就失效了，请刷新后重新扫码刷新')
  await click('button', '刷新')
  expect(status()).toBe('二维码已备好，请用手机扫码')
  await pass(120_000)
  expect(status()).toBe('二维码已过期超过 2 分钟，请刷新刷新')
})

test('with a dead network a code expires at its own time, whatever the device’s clock', async () => {
  await openPolled([lost])
  await pass(119_000)
  expect(status()).toBe('二维码已备好，请用手机扫码')
  await pass(1000)
  expect(status()).toContain('二维码已过期')
})

test.each([
  ['the service', refuse('qrTooMany', '二维码请求过多，请稍后再试'), '二维码信息请求失败：二维码请求过多，请稍后再试'],
  ['the network', lost, '二维码信息请求失败：网络原因'],
])('without a code, %s says why', async (_name, answer, text) => {
  const { network } = await openLogin({ answers: [[qrLogin.loginUrl, answer, give(qrCode)]] })
  expect({ status: status(), alert: alert(), picture: picture() }).toEqual({
    status: '二维码出错没有取到二维码，请刷新刷新',
    alert: text,
    picture: null,
  })
  network.set(false)
  network.set(true)
  await pass(10)
  expect(status()).toBe('二维码已备好，请用手机扫码')
})

test.each([
  [refuse('notTeacher', '?'), '请登录教师账号'],
  [refuse('notCertified', '?'), '请登录教师账号'],
  [refuse('accountLocked', '?'), '账号已被锁定，可修改密码或明天再试！'],
  [refuse('wrongPassword', '?', { errorCount: 3 }), '登录名或密码错误'],
  [refuse('wrongPassword', '?', { errorCount: 8 }), '登录名或密码错误再超过2次账号会被锁定'],
  [refuse('ticketInvalid', '登录已失效，请重新登录'), '登录已失效，请重新登录'],
  [refuse('ticketInvalid', ''), '登录失败，请重新扫描'],
  [refuse('consentNeeded', '请先阅读并同意最新的三份文件'), '请先阅读并同意最新的三份文件'],
  [lost, '网络原因'],
])('a failed sign-in says why: %#', async (answer, text) => {
  await openPolled([confirmed], { answers: [[signOn.autoLogin, answer]] })
  await pass(2000)
  expect({ status: status(), alert: alert() }).toEqual({ status: '登录失败请刷新后重新扫码刷新', alert: text })
})

test.each([
  [refuse('accountLocked', '?'), '可先找回密码。'],
  [refuse('wrongPassword', '?', { errorCount: 1 }), '可先找回密码。'],
  [refuse('notTeacher', '?'), undefined],
])('after a wrong password the way out is shown below: %#', async (answer, text) => {
  await openPolled([confirmed], { answers: [[signOn.autoLogin, answer]] })
  await pass(2000)
  const link = screen.queryByRole('link', { name: '找回密码' })
  expect({ href: link?.getAttribute('href'), text: link?.parentElement?.textContent }).toEqual({
    href: text && '#/password',
    text,
  })
})

test('too many devices are listed, with a way to a new password', async () => {
  const tooMany = refuse('tooManyDevices', '登录设备过多', { token: 't', devices: [] })
  const { inputsOf } = await openPolled([confirmed, poll(0)], { answers: [[signOn.autoLogin, tooMany]] })
  await pass(2000)
  const dialog = screen.getByRole('dialog', { name: '登录设备过多' })
  expect(within(dialog).getByRole('link', { name: '找回密码' }).getAttribute('href')).toBe('#/password')
  await click('button', '取消')
  expect({ status: status(), sent: inputsOf(qrLogin.loginUrl).length }).toEqual({
    status: '二维码已备好，请用手机扫码',
    sent: 2,
  })
})

test('code 1 leads to binding', async () => {
  const unbound = refuse('notBound', '?', { openId: 'o/1', state: 's' })
  const { onGo } = await openPolled([confirmed], { answers: [[signOn.autoLogin, unbound]] })
  await pass(2000)
  expect(onGo).toHaveBeenCalledExactlyOnceWith('/bind/o%2F1/s')
})

test('polling pauses while the page is hidden and while there is no network', async () => {
  const { inputsOf, visibility, network } = await openPolled([poll(0)])
  visibility.set(false)
  await pass(20_000)
  expect(inputsOf(qrLogin.result)).toEqual([])
  visibility.set(true)
  await pass(10)
  expect(inputsOf(qrLogin.result).length).toBe(1)
  network.set(false)
  await pass(20_000)
  expect(inputsOf(qrLogin.result).length).toBe(1)
  network.set(true)
  await pass(10)
  expect(inputsOf(qrLogin.result).length).toBe(2)
})

test('a reload continues with the code that was scanned', async () => {
  const session = memoryStorage()
  session.write(sessionKeys.qrId, 'id-0')
  session.write(sessionKeys.qrToken, 'token-0')
  const { inputsOf } = await openPolled([poll(1, { who: '林**' })], { session })
  await pass(1500)
  expect({ status: status(), results: inputsOf(qrLogin.result), codes: inputsOf(qrLogin.loginUrl) }).toEqual({
    status: '扫码成功请在手机端确认登录',
    results: [{ qrId: 'id-0', qrToken: 'token-0' }],
    codes: [],
  })
})

test('help and download open from the panel', async () => {
  await openLogin()
  await click('button', '帮助')
  const help = screen.getByRole('dialog', { name: '扫码登录帮助' })
  expect(within(help).getAllByRole('listitem').length).toBe(3)
  await click('button', '下载App', help)
  const download = screen.getByRole('dialog', { name: '下载讲台教师端' })
  expect(within(download).getByRole('link').getAttribute('href')).toBe(`${location.origin}/phone/`)
  expect(within(download).getByRole('img').getAttribute('aria-label')).toBe('教师端地址的二维码')
})

test('the dialog leads to the app the operator offers', async () => {
  const downloadUrl = 'https://apps.example.cn/podium'
  const latest = { version: '0.2.0', buildId: 'b', lowestVersion: '0.2.0', downloadUrl }
  await openLogin({ answers: [[setup.latestVersion, () => latest]] })
  await click('button', '下载App')
  const download = within(screen.getByRole('dialog', { name: '下载讲台教师端' }))
  expect(download.getByRole('link').getAttribute('href')).toBe(downloadUrl)
  expect(screen.getByRole('dialog', { name: '下载讲台教师端' }).textContent).toBe(
    `下载讲台教师端用手机相机扫下面的二维码，下载并安装教师端。${downloadUrl}关闭`,
  )
})

test.each([
  [true, qrCode.url],
  [false, undefined],
])('on loopback %s, the phone page on this machine is at %s', async (isLoopback, href) => {
  await openLogin({ isLoopback })
  expect(screen.queryByRole('link', { name: '在本机打开手机页' })?.getAttribute('href')).toBe(href)
})
