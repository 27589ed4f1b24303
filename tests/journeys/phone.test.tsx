// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://127.0.0.1:4173/phone/" }
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { phone } from '#api/contract/groups/phone.ts'
import { qrLogin } from '#api/contract/groups/qr-login.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { user } from '#api/contract/groups/user.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { qrStatus } from '#domain/accounts/qr-rules.ts'
import { session, user as people } from '#server/database/schema/people.ts'
import { captcha } from '#server/database/schema/sign-on.ts'
import { type Journey, startJourney } from '#tests/support/documents/journey.ts'
import { browserAt, passTime } from '#tests/support/documents/login-browsers.ts'
import { givePassword } from '#tests/support/service/passwords.ts'
import { openPhone } from '#tests/support/documents/phone-page.tsx'
import { lastCode } from '#tests/support/service/sent-code.ts'
import { newSession, settle } from '#tests/support/service/sessions.ts'
import { openBrowser, type TestBrowser } from '#tests/support/product/test-browser.ts'

let journey: Journey
let computer: TestBrowser
const password = 'Podium@2026'

beforeAll(async () => {
  journey = await startJourney()
  const { service, world } = journey
  for (const [index, person] of [world.teacher, world.colleague].entries()) {
    await givePassword(service, person, password)
    await settle(service, person, `1380000000${index + 1}`)
  }
})

beforeEach(() => {
  // In the same network as the page.
  computer = openBrowser(journey.service.client)
})

afterAll(() => journey.close())

const openPhonePage = (path = '') => openPhone(journey, path)

type Code = Awaited<ReturnType<typeof newCode>>

const newCode = (browser = computer) => browser.get(qrLogin.loginUrl, {})

/** The page that the QR code opens, below its header. */
const pathOf = ({ url }: Code) => url.slice(url.indexOf('#') + 1)

/** Polls from the computer, at a client's usual interval. */
function poll({ qrId, qrToken }: Code, browser = computer) {
  passTime(journey.service, 2_000)
  return browser.get(qrLogin.result, { qrId, qrToken })
}

const signedIn = async (person: 'teacher' | 'colleague') =>
  journey.network.signIn(await newSession(journey.service, journey.world[person], { surface: 'phone' }))

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const heading = (name: string) => screen.findByRole('heading', { name })
const signedInHere = () => screen.getByRole('region', { name: '这部手机上登录的是' }).textContent
const question = () => heading('要在这台电脑上登录讲台吗？')

/** Signs in on the page. */
function enter(account: string) {
  type('账号', account)
  type('密码', password)
  press('登录')
}

/**
 * A code shown on this computer and scanned by the account signed in on the phone; the page asks whether to sign in.
 */
async function openScanned(browser = computer): Promise<Code> {
  const code = await newCode(browser)
  openPhonePage(pathOf(code))
  await question()
  return code
}

/** Confirms on the page; returns what the computer gets then. */
async function confirm(code: Code, browser = computer) {
  press('确认登录')
  await heading('已确认，请看电脑')
  return poll(code, browser)
}

test('a teacher signs in on the phone, gets to the code, confirms, and the computer is signed in', async () => {
  const { service, world, network } = journey
  const code = await newCode()
  openPhonePage(pathOf(code))
  await screen.findByText('先在手机上登录，再确认电脑上的登录。')
  expect({ hash: window.location.hash, kept: { ...localStorage } }).toEqual({ hash: '#/', kept: {} })
  enter(' colleague ')
  await question()
  screen.getByText('姓名 colleague，138****0002')
  expect((await poll(code)).status).toBe(qrStatus.scanned)
  const { status, token, ticketType } = await confirm(code)
  expect({ status, ticketType }).toEqual({ status: qrStatus.confirmed, ticketType: '101' })
  const consent = [...currentConsent]
  expect(
    await computer.get(signOn.autoLogin, { token: token ?? '', ticketType: ticketType ?? '', signInAs: 101, consent }),
  ).toEqual({
    uid: world.colleague.uid,
  })
  expect((await computer.get(user.teacherInfo, {})).realname).toBe('姓名 colleague')
  const writes = network.exchanges.filter(({ path }) => path === phone.scan.path || path === phone.confirm.path)
  expect(writes.map(({ headers }) => headers.get('x-expected-uid'))).toEqual(
    writes.map(() => String(world.colleague.uid)),
  )
  expect(service.faults).toEqual([])
})

test('a cancelled code signs nobody in', async () => {
  await signedIn('teacher')
  const code = await openScanned()
  press('取消')
  await heading('已取消')
  const { status, token } = await poll(code)
  expect({ status, token }).toEqual({ status: qrStatus.cancelled, token: null })
  press('回到首页')
  await heading('用手机相机扫电脑上的二维码')
})

test('from another network the number shown on the computer must be typed', async () => {
  await signedIn('teacher')
  const elsewhere = browserAt(journey.service, '10.24.1.5')
  const code = await openScanned(elsewhere)
  expect(screen.getByText('10.24.1.5').textContent).toBe('10.24.1.5启明中学校园网')
  const { matchNumber } = await poll(code, elsewhere)
  const right = matchNumber ?? ''
  type('电脑上的两位数字', right === '42' ? '43' : '42')
  press('确认登录')
  await screen.findByText('数字与电脑上的不一致，请再看一眼电脑')
  type('电脑上的两位数字', right)
  expect((await confirm(code, elsewhere)).status).toBe(qrStatus.confirmed)
})

test('a second account is told that the code is taken, and the first one can go on', async () => {
  const { service, world } = journey
  const code = await newCode()
  const first = await newSession(service, world.teacher, { surface: 'phone' })
  await first.get(phone.scan, { qrId: code.qrId })
  await signedIn('colleague')
  openPhonePage(pathOf(code))
  await heading('这个二维码已被另一个账号扫过')
  press('换账号登录')
  await heading('老师登录')
  enter('teacher')
  await question()
  expect((await confirm(code)).status).toBe(qrStatus.confirmed)
})

test('a code that is decided, expired or unknown is reported as such', async () => {
  const { service, world } = journey
  const other = await newSession(service, world.teacher, { surface: 'phone' })
  const decided = await newCode()
  const { nonce } = await other.get(phone.scan, { qrId: decided.qrId })
  await other.get(phone.cancel, { qrId: decided.qrId, nonce })
  const over = await newCode()
  await signedIn('teacher')
  openPhonePage(pathOf(decided))
  await heading('这个二维码已经确认或取消')
  passTime(service, 121_000)
  window.location.hash = pathOf(over)
  await heading('二维码已过期')
  press('回到首页')
  await heading('用手机相机扫电脑上的二维码')
  window.location.hash = '/scan?qrId=no+code'
  await heading('二维码已过期')
  expect(window.location.hash).toBe('#/')
})

test('a sign-in that is too old to confirm is renewed, and then the same code continues', async () => {
  const { service } = journey
  await signedIn('teacher')
  passTime(service, 1_801_000)
  const code = await openScanned()
  press('确认登录')
  await screen.findByText('为了安全，请在手机上重新登录，再确认电脑上的登录。')
  enter('teacher')
  await question()
  expect((await confirm(code)).status).toBe(qrStatus.confirmed)
})

test('after a lost answer to a confirmation, pressing again finds it confirmed', async () => {
  const { network } = journey
  await signedIn('teacher')
  const code = await openScanned()
  network.loseAnswer(phone.confirm.path)
  press('确认登录')
  await screen.findByRole('alert')
  expect((await confirm(code)).status).toBe(qrStatus.confirmed)
})

test('a session that ends before the decision leads through the sign-in to the same code', async () => {
  const { service, world } = journey
  await signedIn('teacher')
  const code = await openScanned()
  await service.db.delete(session).where(and(eq(session.uid, world.teacher.uid), eq(session.surface, 'phone')))
  press('取消')
  await screen.findByText('登录已失效，请重新登录。')
  enter('teacher')
  await question()
  press('取消')
  await heading('已取消')
  expect((await poll(code)).status).toBe(qrStatus.cancelled)
})

/** Moves the piece into place, which only the service knows. */
async function solvePuzzle() {
  const slider = await screen.findByRole('slider')
  const [open, ...others] = await journey.service.db.select().from(captcha).where(isNull(captcha.solvedAt))
  expect(others).toEqual([])
  for (let x = 0; x < (open?.answerX ?? 0); x += 1) fireEvent.keyDown(slider, { key: 'ArrowRight' })
  fireEvent.keyDown(slider, { key: 'Enter' })
}

test('after several wrong passwords the puzzle comes first', async () => {
  openPhonePage()
  await heading('老师登录')
  type('账号', 'colleague')
  for (const wrong of ['one', 'two', 'three']) {
    type('密码', wrong)
    press('登录')
    await screen.findByText(/^登录名或密码错误/)
  }
  type('密码', password)
  press('登录')
  await solvePuzzle()
  await heading('用手机相机扫电脑上的二维码')
  expect(signedInHere()).toBe('这部手机上登录的是姓名 colleague138****0002学校 qm')
})

test('a code by SMS signs the phone in, after the puzzle', async () => {
  const { service, world } = journey
  openPhonePage()
  await heading('老师登录')
  fireEvent.click(screen.getByRole('tab', { name: '短信登录' }))
  await screen.findByRole('textbox', { name: '手机号' })
  type('手机号', '13800000001')
  press('获取验证码')
  await solvePuzzle()
  await screen.findByText('验证码发送成功，请注意查收！')
  type('验证码', lastCode(service, '13800000001'))
  press('登录')
  await heading('用手机相机扫电脑上的二维码')
  expect(signedInHere()).toBe('这部手机上登录的是姓名 teacher138****0001学校 qm')
  press('退出登录')
  await heading('老师登录')
  const left = await service.db.$count(
    session,
    and(eq(session.uid, world.teacher.uid), eq(session.surface, 'phone'), eq(session.agent, navigator.userAgent)),
  )
  expect(left).toBe(0)
})

test('a password that must be changed is changed on the computer first; then the same code continues', async () => {
  const { service, world } = journey
  const mustChange = (mustChangePassword: boolean) =>
    service.db.update(people).set({ mustChangePassword }).where(eq(people.uid, world.teacher.uid))
  await mustChange(true)
  const code = await newCode()
  openPhonePage(pathOf(code))
  await heading('老师登录')
  enter('teacher')
  await heading('现在不能扫码登录')
  expect(screen.getByRole('alert').textContent).toContain('请在电脑上用账号和密码登录，改好再回这里点重试')
  expect((await poll(code)).status).toBe(qrStatus.waiting)
  // A new password ends all sessions started with the former one.
  await mustChange(false)
  await service.db.delete(session).where(and(eq(session.uid, world.teacher.uid), eq(session.surface, 'phone')))
  press('重试')
  await heading('老师登录')
  enter('teacher')
  await question()
  expect((await confirm(code)).status).toBe(qrStatus.confirmed)
})

test('the phone page and the portal coexist in one browser', async () => {
  const { service, world, network } = journey
  await network.signIn(await newSession(service, world.colleague))
  await signedIn('teacher')
  openPhonePage()
  await heading('用手机相机扫电脑上的二维码')
  expect(signedInHere()).toBe('这部手机上登录的是姓名 teacher138****0001学校 qm')
  press('退出登录')
  await heading('老师登录')
  await waitFor(async () =>
    expect((await jsdom.cookieJar.getCookies('http://127.0.0.1:4173/')).map(({ key }) => key)).toEqual(['sid']),
  )
})
