// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { phone } from '#api/contract/groups/phone.ts'
import { computer, FakePhoneService, lost, passwordChangeNeeded, qrId, refusal } from './testing/fake-phone-service.ts'
import { heading, openPhone, pass, press } from './testing/open-phone.tsx'

let service: FakePhoneService

beforeEach(() => {
  service = new FakePhoneService()
})

test('without the service the page says so and tries again', async () => {
  service.next(phone.who, lost())
  await openPhone(service)
  expect(screen.getByRole('alert').textContent).toBe('现在不能扫码登录网络连接失败')
  await press('重试')
  expect(heading()).toBe('要在这台电脑上登录讲台吗？')
})

test('without a code the page explains itself, shows who is signed in, and signs out', async () => {
  service.next(phone.logout, lost())
  await openPhone(service, null)
  expect(heading()).toBe('用手机相机扫电脑上的二维码')
  expect(screen.getAllByRole('listitem').length).toBe(3)
  expect(screen.getByRole('region', { name: '这部手机上登录的是' }).textContent).toContain('林知夏138****0001启明中学')
  await press('退出登录')
  expect(screen.getByRole('alert').textContent).toContain('网络连接失败')
  await press('退出登录')
  expect(heading()).toBe('老师登录')
  expect(service.sentTo(phone.scan)).toEqual([])
})

test('a code opened in the same page is scanned and leaves the address', async () => {
  await openPhone(service, null)
  await act(async () => {
    window.location.hash = `/scan?qrId=${qrId}`
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
  await pass(10)
  expect(heading()).toBe('要在这台电脑上登录讲台吗？')
  expect({ hash: window.location.hash, sent: service.inputsOf(phone.scan) }).toEqual({ hash: '#/', sent: [{ qrId }] })
})

test.each([
  ['asking', null, []],
  ['confirmed', null, ['确认登录']],
  ['cancelled', null, ['取消']],
  ['expired', 'qrExpired', []],
] as const)('the other language is in the head of every screen: %s', async (_name, error, presses) => {
  if (error !== null) service.next(phone.scan, refusal(error))
  await openPhone(service)
  for (const name of presses) await press(name)
  expect(screen.getByRole('banner').textContent).toBe('讲台林知夏，138****0001English')
})

test('the page speaks English too', async () => {
  const { language } = await openPhone(service)
  await press('English')
  expect({ heading: heading(), language: language.get() }).toEqual({
    heading: 'Sign in to Podium on this computer?',
    language: 'en',
  })
  expect(screen.getByLabelText('Computer asking to sign in').lastElementChild?.textContent).toBe(
    'TimeNov 20, 14:31:52The code expires in 1 min 46 s',
  )
})

test('a fault of the page is reported, and trying again continues with the same code', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  service.next(phone.scan, { ...computer, address: {} }, computer)
  await openPhone(service)
  expect(screen.getByRole('alert').textContent).toBe('页面出了点问题请点重试；还是不行，就在电脑上刷新二维码再扫。')
  await press('重试')
  expect(heading()).toBe('要在这台电脑上登录讲台吗？')
  expect(service.inputsOf(phone.scan)).toEqual([{ qrId }, { qrId }])
})

const changeFirst = '您的密码需要先修改。请在电脑上用账号和密码登录，改好再回这里点重试。'

test('a teacher whose password must be changed first learns where, and continues afterwards', async () => {
  service.next(phone.who, passwordChangeNeeded())
  await openPhone(service)
  expect(screen.getByRole('alert').textContent).toBe(`现在不能扫码登录${changeFirst}`)
  const buttons = within(screen.getByRole('contentinfo')).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['重试', '退出登录'])
  await press('重试')
  expect(heading()).toBe('要在这台电脑上登录讲台吗？')
})

test('a password that must be changed meanwhile is reported before the scan and at the decision', async () => {
  service.next(phone.scan, passwordChangeNeeded(), computer)
  service.next(phone.confirm, passwordChangeNeeded())
  await openPhone(service)
  expect(screen.getByRole('alert').textContent).toBe(`没能打开这个二维码${changeFirst}`)
  await press('重试')
  await press('确认登录')
  expect(screen.getByRole('alert').textContent).toBe(changeFirst)
})
