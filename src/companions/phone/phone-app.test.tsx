// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { phone } from '#api/contract/groups/phone.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { computer, FakePhoneService, lost, nonce, notLoggedIn, qrId, refusal } from './testing/fake-phone-service.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { heading, openPhone, pass, press, type } from './testing/open-phone.tsx'

let service: FakePhoneService

beforeEach(() => {
  service = new FakePhoneService()
})

const facts = () => [...screen.getByLabelText('要登录的电脑').querySelectorAll('div')].map((fact) => fact.textContent)

const footButtons = () =>
  within(screen.getByRole('contentinfo'))
    .getAllByRole('button')
    .map(({ dataset }) => [dataset['variant'], dataset['size']])

test('the computer is shown with what is known about it, and refusing is as easy as confirming', async () => {
  await openPhone(service)
  expect(heading()).toBe('要在这台电脑上登录讲台吗？')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(facts()).toEqual([
    '浏览器Chrome 156Windows',
    'IP 地址10.24.6.18启明中学校园网',
    '时间11月20日 14:31:52二维码 1分46秒后过期',
  ])
  expect({
    warning: screen.getByRole('main').lastElementChild?.textContent,
    banner: screen.getByRole('banner').textContent,
  }).toEqual({ warning: '不是您本人操作，请点取消。', banner: '讲台林知夏，138****0001English' })
  expect(footButtons()).toEqual([
    ['filled', 'lg'],
    ['filled', 'lg'],
  ])
})

test('unknown facts about the computer are not made up', async () => {
  service.next(phone.scan, { ...computer, browser: '', system: '', city: null })
  await openPhone(service)
  expect(facts().slice(0, 2)).toEqual(['浏览器没有认出', 'IP 地址10.24.6.18'])
})

test('confirming sends the nonce for the teacher shown, once', async () => {
  await openPhone(service)
  fireEvent.click(screen.getByRole('button', { name: '确认登录' }))
  await press('确认中…')
  expect(heading()).toBe('已确认，请看电脑')
  expect(service.sentTo(phone.confirm).map(({ input, uid }) => ({ input, uid }))).toEqual([
    { input: { qrId, nonce }, uid: 1 },
  ])
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  await press('回到首页')
  expect(heading()).toBe('用手机相机扫电脑上的二维码')
})

test.each([
  [true, '您已同意 隐私政策、用户许可协议、儿童隐私政策。', {}],
  [false, '点“确认登录”，就是您已阅读并同意 隐私政策、用户许可协议、儿童隐私政策。', { consent: [...currentConsent] }],
])('the documents are named and can be read; accepted before: %j', async (isAccepted, note, sent) => {
  service.next(phone.scan, { ...computer, isAccepted })
  await Promise.all([import('#parts/consent/documents/document.dialog.tsx'), import('./scan/consent-note.tsx')])
  await openPhone(service)
  const link = screen.getByRole('button', { name: '儿童隐私政策' })
  expect(link.parentElement?.textContent).toBe(note)
  fireEvent.click(link)
  await pass(10)
  const document = screen.getByRole('dialog', { name: '儿童隐私政策' })
  expect(document.textContent).toContain('15 天内答复')
  fireEvent.click(within(document).getAllByRole('button', { name: '关闭' })[0] ?? document)
  await pass(500)
  expect({ dialog: screen.queryByRole('dialog'), heading: heading() }).toEqual({
    dialog: null,
    heading: '要在这台电脑上登录讲台吗？',
  })
  await press('确认登录')
  expect(service.inputsOf(phone.confirm)).toEqual([{ qrId, nonce, ...sent }])
})

test('when the service calls the documents outdated, the page says so and confirms nothing', async () => {
  service.next(phone.confirm, refusal('consentNeeded'))
  await openPhone(service)
  await press('确认登录')
  expect({ heading: heading(), alert: screen.getByRole('alert').textContent }).toEqual({
    heading: '要在这台电脑上登录讲台吗？',
    alert: '请先阅读并同意最新的三份文件',
  })
})

test('the phone says when the computer is signed in, also after one of too many devices was signed out there', async () => {
  const outcomes = [{ outcome: null }, lost(), { outcome: 'tooManyDevices' }, { outcome: 'tooManyDevices' }]
  service.next(phone.outcome, ...outcomes, { outcome: 'signedIn' })
  await openPhone(service)
  await press('确认登录')
  const seen: (string | null)[] = []
  while (seen.length <= outcomes.length) {
    await pass(2_010)
    seen.push(heading())
  }
  const full = '设备已满，电脑还没有登录'
  expect(seen).toEqual(['已确认，请看电脑', '已确认，请看电脑', full, full, '电脑已登录'])
  await pass(10_000)
  expect(service.inputsOf(phone.outcome)).toEqual(Array.from({ length: 5 }, () => ({ qrId })))
})

test('the phone stops polling for a computer that never signs in', async () => {
  await openPhone(service)
  await press('确认登录')
  await pass(600_000)
  expect({ heading: heading(), hasStopped: service.sentTo(phone.outcome).length < 31 }).toEqual({
    heading: '已确认，请看电脑',
    hasStopped: true,
  })
})

test('cancelling keeps the computer out', async () => {
  await openPhone(service)
  await press('取消')
  expect(heading()).toBe('已取消')
  expect(service.inputsOf(phone.cancel)).toEqual([{ qrId, nonce }])
  expect(service.inputsOf(phone.confirm)).toEqual([])
})

test('the time left is counted down to the end of the code', async () => {
  await openPhone(service)
  await pass(46_000)
  expect(facts().at(-1)).toBe('时间11月20日 14:31:52二维码 1分后过期')
  await pass(59_000)
  expect(facts().at(-1)).toBe('时间11月20日 14:31:52二维码 1秒后过期')
  await pass(1_000)
  expect(heading()).toBe('二维码已过期')
})

test('on another network the number shown on the computer is asked for', async () => {
  service.next(phone.scan, { ...computer, needsMatch: true })
  service.next(phone.confirm, refusal('matchWrong'), {})
  await openPhone(service)
  await press('确认登录')
  const field = screen.getByLabelText('电脑上的两位数字')
  const hint = '手机和电脑不在同一个网络。请看着电脑，输入二维码旁边的两位数字。'
  expect(descriptionOf(field)).toBe(`请输入电脑上的两位数字 ${hint}`)
  expect(document.activeElement).toBe(field)
  type('电脑上的两位数字', '4a2')
  expect(screen.queryByText('请输入电脑上的两位数字')).toBeNull()
  await press('确认登录')
  expect(descriptionOf(field)).toBe(`数字与电脑上的不一致，请再看一眼电脑 ${hint}`)
  expect(screen.getByLabelText<HTMLInputElement>('电脑上的两位数字').value).toBe('')
  type('电脑上的两位数字', '24')
  fireEvent.submit(field)
  await pass(10)
  expect(heading()).toBe('已确认，请看电脑')
  expect(service.inputsOf(phone.confirm)).toEqual([
    { qrId, nonce, matchNumber: '42' },
    { qrId, nonce, matchNumber: '24' },
  ])
})

test.each([
  ['qrExpired', '二维码已过期'],
  ['qrScanned', '这个二维码已被另一个账号扫过'],
  ['qrDecided', '这个二维码已经确认或取消'],
] as const)('a scan that is answered %s says so and what to do', async (id, title) => {
  service.next(phone.scan, refusal(id))
  await openPhone(service)
  expect({ heading: heading(), saysRefresh: screen.getByRole('status').textContent?.includes('刷新') }).toEqual({
    heading: title,
    saysRefresh: true,
  })
  await press('回到首页')
  expect(heading()).toBe('用手机相机扫电脑上的二维码')
})

test('a code of another account can be continued by signing in with that account', async () => {
  service.next(phone.scan, refusal('qrScanned'), computer)
  await openPhone(service)
  await press('换账号登录')
  expect({ heading: heading(), sent: service.inputsOf(phone.logout) }).toEqual({ heading: '老师登录', sent: [{}] })
  expect(screen.getByRole('heading').nextElementSibling?.textContent).toBe('先在手机上登录，再确认电脑上的登录。')
  await signIn()
  expect(heading()).toBe('要在这台电脑上登录讲台吗？')
})

async function signIn() {
  type('账号', ' 13800000001 ')
  type('密码', 'Podium@2026')
  await press('登录')
}

test('a decision without a response is reported, and sent again as the same decision', async () => {
  service.next(phone.confirm, lost(), {})
  await openPhone(service)
  await press('确认登录')
  expect(screen.getByRole('alert').textContent).toBe('网络连接失败，不知道送到没有。请再点一次。')
  await press('确认登录')
  expect(heading()).toBe('已确认，请看电脑')
  const keys = service.sentTo(phone.confirm).map(({ key }) => key)
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]])
})

test('after a refusal, deciding again is a new decision', async () => {
  service.next(phone.confirm, refusal('accountLocked'), refusal('accountLocked'))
  await openPhone(service)
  await press('确认登录')
  expect(screen.getByRole('alert').textContent).toBe('账号已被锁定，可修改密码或明天再试！')
  await press('确认登录')
  const [first, second] = service.sentTo(phone.confirm).map(({ key }) => key)
  expect(first).not.toBe(second)
})

test('while a decision is being sent, neither button sends another', async () => {
  service.next(phone.confirm, 'never')
  await openPhone(service)
  await press('确认登录')
  expect(screen.getByRole('button', { name: '确认中…' }).getAttribute('aria-busy')).toBe('true')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '取消' }).disabled).toBe(true)
  await press('确认中…')
  expect({ confirmed: service.sentTo(phone.confirm).length, cancelled: service.sentTo(phone.cancel).length }).toEqual({
    confirmed: 1,
    cancelled: 0,
  })
})

test('an old sign-in has to be renewed, and the same code is scanned again', async () => {
  service.next(phone.confirm, refusal('phoneSignInAgain'), {})
  service.next(phone.scan, computer, { ...computer, nonce: 'm'.repeat(43) })
  await openPhone(service)
  await press('确认登录')
  expect(screen.getByRole('alert').textContent).toBe('为了安全，请在手机上重新登录，再确认电脑上的登录。')
  await signIn()
  await press('确认登录')
  expect(heading()).toBe('已确认，请看电脑')
  expect(service.inputsOf(phone.confirm)).toEqual([
    { qrId, nonce },
    { qrId, nonce: 'm'.repeat(43) },
  ])
})

test('a session that has ended meanwhile leads to the sign-in and back', async () => {
  service.next(phone.cancel, notLoggedIn())
  await openPhone(service)
  service.isSignedIn = false
  await press('取消')
  expect(screen.getByRole('alert').textContent).toBe('登录已失效，请重新登录。')
  await signIn()
  await press('取消')
  expect(heading()).toBe('已取消')
})

test('a code that cannot be looked up says why and can be tried again', async () => {
  service.next(phone.scan, lost())
  await openPhone(service)
  expect(screen.getByRole('alert').textContent).toBe('没能打开这个二维码网络连接失败')
  await press('重试')
  expect(heading()).toBe('要在这台电脑上登录讲台吗？')
})
