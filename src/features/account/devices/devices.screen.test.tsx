// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signOn } from '#api/contract/groups/sign-on.ts'
import type { Device } from '#api/contract/schemas/sign-on.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { type Answers, lost, refused } from '#tests/support/documents/fake-answers.ts'
import { openAccount } from '../testing/open-account.tsx'
import { button, press } from '../testing/press.ts'
import { DevicesScreen } from './devices.screen.tsx'

const deviceOf = (deviceId: number, changes: Partial<Device> = {}): Device => ({
  deviceId,
  browser: 'Chrome 147',
  system: 'Windows',
  address: '10.1.0.7',
  way: 'password',
  signedInAt: '2020-11-19T10:00:00.000Z',
  seenAt: '2020-11-20T10:00:00.000Z',
  isThis: false,
  ...changes,
})

const thisOne = deviceOf(1, { isThis: true })

const phone = deviceOf(2, { browser: 'Safari 18', system: 'iOS', address: '10.1.0.9', way: 'qr' })

const unknown = deviceOf(3, { browser: '', system: '', way: 'messaging' })

/** The screen with lists returned in turn; the last one repeats. */
function open(lists: readonly (readonly Device[])[], answers: Answers = {}) {
  const left = [...lists]
  return openAccount(<DevicesScreen />, {
    [signOn.devices.path]: () => ({ devices: left.length > 1 ? left.shift() : left[0] }),
    ...answers,
  })
}

const head = () => screen.getByRole('banner').textContent

const rows = () => within(screen.getByRole('list', { name: '已登录的设备' })).getAllByRole('listitem')

const confirm = (label: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: label }))

test('each device shows what it is, where and how it signed in, and when it was used', async () => {
  open([[thisOne, phone, unknown]])
  await screen.findByText('Safari 18，iOS')
  expect(head()).toBe('我的资料我的设备我的设备已登录 3 台，同时最多 5 台退出其他设备退出中…')
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    'Chrome 147，Windows本机IP 10.1.0.7账号登录2020-11-19 18:00 登录最近使用 2020-11-20 18:00',
    expect.stringContaining('Safari 18，iOSIP 10.1.0.9扫码登录'),
    expect.stringContaining('未知设备IP 10.1.0.7微信登录'),
  ])
  expect(screen.getByText(/^同一账号/).textContent).toBe(
    '同一账号同时最多登录 5 台设备。再多一台登录时，要先让其中一台退出。',
  )
  expect(screen.queryByRole('button', { name: '退出 Chrome 147，Windows' })).toBeNull()
})

test('one device is signed out after confirmation, and disappears', async () => {
  const { sentTo } = open([[thisOne, phone], [thisOne]], { [signOn.signOutDevice.path]: () => ({}) })
  await screen.findByText('Safari 18，iOS')
  press('退出 Safari 18，iOS')
  expect(descriptionOf(screen.getByRole('dialog'))).toBe(
    '要让“Safari 18，iOS”退出登录吗？那边没有保存的内容会丢失，再用时要重新登录。',
  )
  confirm('退出')
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('“Safari 18，iOS”已退出'))
  await waitFor(() => expect(head()).toBe('我的资料我的设备我的设备已登录 1 台，同时最多 5 台'))
  expect({ rows: rows().length, sent: sentTo(signOn.signOutDevice.path).map(({ fields }) => fields) }).toEqual({
    rows: 1,
    sent: [{ deviceId: '2' }],
  })
})

test('answering no signs nothing out', async () => {
  const { sentTo } = open([[thisOne, phone]])
  await screen.findByText('Safari 18，iOS')
  press('退出 Safari 18，iOS')
  confirm('取消')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentTo(signOn.signOutDevice.path)).toEqual([])
})

test('a refused sign-out is reported, and the list is read again', async () => {
  open([[thisOne, phone], [thisOne]], { [signOn.signOutDevice.path]: () => refused('ticketInvalid') })
  await screen.findByText('Safari 18，iOS')
  press('退出 Safari 18，iOS')
  confirm('退出')
  expect((await screen.findByRole('alert')).textContent).toBe('没有退出：登录凭证已失效，请重新登录')
  await waitFor(() => expect(rows().length).toBe(1))
})

test('a sign-out that did not arrive leaves the list unchanged', async () => {
  const { sentTo } = open([[thisOne, phone]], { [signOn.signOutDevice.path]: lost })
  await screen.findByText('Safari 18，iOS')
  press('退出 Safari 18，iOS')
  confirm('退出')
  expect((await screen.findByRole('alert')).textContent).toBe('没有退出：服务器错误')
  expect({ rows: rows().length, sent: sentTo(signOn.devices.path).length }).toEqual({ rows: 2, sent: 1 })
})

test('all others are signed out at once, and counted', async () => {
  open([[thisOne, phone, unknown], [thisOne]], { [signOn.logoutOthers.path]: () => ({ count: 2 }) })
  await screen.findByText('Safari 18，iOS')
  press('退出其他设备')
  expect(descriptionOf(screen.getByRole('dialog'))).toBe(
    '要让其他 2 台设备都退出登录吗？只有本机还保持登录。那边没有保存的内容会丢失，再用时要重新登录。',
  )
  confirm('退出其他设备')
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('已退出 2 台设备'))
  await waitFor(() => expect(screen.queryByRole('button', { name: '退出其他设备' })).toBeNull())
})

test('a list that cannot be read says why and can be read again', async () => {
  const answers = [() => refused('ticketInvalid'), () => ({ devices: [thisOne] })]
  open([], { [signOn.devices.path]: () => answers.shift()?.() })
  expect((await screen.findByRole('alert')).textContent).toBe('加载失败登录凭证已失效，请重新登录刷新试试')
  fireEvent.click(button('刷新试试'))
  await waitFor(() => expect(head()).toBe('我的资料我的设备我的设备已登录 1 台，同时最多 5 台'))
})
