// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { message } from '#api/contract/groups/message.ts'
import { type Answers, lost, refused } from '#tests/support/documents/fake-answers.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import type { Message } from './messages.types.ts'
import { MessagesScreen } from './messages.screen.tsx'

const messageOf = (messageId: number, title: string, changes: Partial<Message> = {}): Message => ({
  messageId,
  kind: 'notice',
  title,
  sentAt: `2020-11-1${messageId}T10:00:00.000Z`,
  isRead: false,
  path: null,
  ...changes,
})

const longTitle = '关于期末考试时间调整以及监考安排和考场布置的通知，请各位老师务必仔细阅读并在周五前确认自己的场次'

const received = [
  messageOf(3, longTitle),
  messageOf(2, '周明远申请加入学校', { kind: 'application', path: '/school/applications' }),
  messageOf(1, '停课通知', { isRead: true }),
]

const boxOf = (list: readonly Message[]) => {
  const unread = list.filter(({ isRead }) => !isRead).length
  return { list, total: list.length, all: list.length, unread }
}

/** The screen over boxes returned in turn; the last is repeated. */
function open(boxes: readonly (readonly Message[])[], answers: Answers = {}, query = {}, isSchoolOwner = true) {
  const left = [...boxes]
  return openScreen(
    <MessagesScreen teacher={{ isSchoolOwner }} />,
    {
      [message.list.path]: ({ unreadOnly }) => {
        const box = boxOf((left.length > 1 ? left.shift() : left[0]) ?? [])
        const list = unreadOnly === 'true' ? box.list.filter(({ isRead }) => !isRead) : box.list
        return { ...box, list, total: list.length }
      },
      [message.read.path]: () => ({}),
      [message.remove.path]: () => ({}),
      [message.restore.path]: () => ({}),
      ...answers,
    },
    query,
  )
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }))

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .filter((text) => text !== ''),
    )

const emptyBox = [['没有消息学校的通知和反馈的回复会出现在这里。']]

/** How many messages there are, and the acts on all of them. */
const head = () => screen.getByRole('banner').textContent

test('messages are listed with kinds and times, unread ones marked, and links to their subjects', async () => {
  open([received])
  await screen.findByText('停课通知')
  expect(head()).toBe('消息通知共 3 条，2 条未读接收设置全部标为已读标记中…')
  expect(rows()).toEqual([
    [`未读${longTitle}`, '学校通知', '2020-11-13 18:00'],
    ['未读周明远申请加入学校', '教师申请', '2020-11-12 18:00', '去看看'],
    ['停课通知', '学校通知', '2020-11-11 18:00'],
  ])
  expect(screen.getByRole('link', { name: '去看看：周明远申请加入学校' }).getAttribute('href')).toBe(
    '#/school/applications',
  )
  expect(screen.getByText(/^共 . 条$/).textContent).toBe('共 3 条')
})

test('showing only unread messages is stored in the address', async () => {
  const { address } = open([received])
  await screen.findByText('停课通知')
  fireEvent.click(screen.getByRole('radio', { name: /^未读\s*2$/ }))
  await screen.findByText('共 2 条')
  expect(screen.queryByText('停课通知')).toBeNull()
  expect({ address: address.get(), rows: rows().length }).toEqual({ address: { show: 'unread' }, rows: 2 })
})

test('several are deleted at once, and restored', async () => {
  const { sentTo } = open([received, received.slice(1, 2), received])
  await screen.findByText('停课通知')
  tick('停课通知')
  tick('关于期末')
  expect(screen.getByRole('status').textContent).toBe('已选 2 条')
  press('删除')
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('已删除 2 条消息撤销10 秒'))
  await waitFor(() => expect(screen.queryByText('停课通知')).toBeNull())
  press(/撤销/)
  await screen.findByText('停课通知')
  expect(rows().length).toBe(3)
  expect([sentTo(message.remove), sentTo(message.restore)].map((sent) => sent.map(({ fields }) => fields))).toEqual([
    [{ messageIds: '3,1' }],
    [{ messageIds: '3,1' }],
  ])
})

test('several are marked as read', async () => {
  const { sentTo } = open([received, received.map((one) => ({ ...one, isRead: true }))])
  await screen.findByText('停课通知')
  tick('关于期末')
  tick('周明远')
  press('标为已读')
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('已把 2 条标为已读'))
  await waitFor(() => expect(head()).toBe('消息通知共 3 条，都已读接收设置'))
  expect(sentTo(message.read).map(({ fields }) => fields)).toEqual([{ messageIds: '3,2' }])
})

test('everything is marked as read, and everything read is deleted', async () => {
  const read = received.map((one) => ({ ...one, isRead: true }))
  const { sentTo } = open([received, read, []], {
    [message.readAll.path]: () => ({ count: 2 }),
    [message.removeRead.path]: () => ({ messageIds: [3, 2, 1] }),
  })
  await screen.findByText('停课通知')
  press('全部标为已读')
  await waitFor(() => expect(head()).toBe('消息通知共 3 条，都已读接收设置'))
  press('删除已读')
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('已删除 3 条消息撤销10 秒'))
  await waitFor(() => expect(rows()).toEqual(emptyBox))
  expect({ readAll: sentTo(message.readAll).length, removeRead: sentTo(message.removeRead).length }).toEqual({
    readAll: 1,
    removeRead: 1,
  })
})

test('a deletion in progress is not started again', async () => {
  let answer: (value: unknown) => void = () => {}
  const removed = new Promise((resolve) => {
    answer = resolve
  })
  const { sentTo } = open([received.map((one) => ({ ...one, isRead: true })), []], {
    [message.removeRead.path]: () => removed,
  })
  await screen.findByText('停课通知')
  press('删除已读')
  const removing = () => screen.getByRole<HTMLButtonElement>('button', { name: '删除已读' })
  await waitFor(() => expect(removing().disabled).toBe(true))
  fireEvent.click(removing())
  answer({ messageIds: [3, 2, 1] })
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('已删除 3 条消息撤销10 秒'))
  expect(sentTo(message.removeRead).length).toBe(1)
})

test('opening a message marks it as read, and shows its text and the link to its subject', async () => {
  const body = '第一行\n第二行'
  const { address, sentTo } = open([received], {
    [message.info.path]: () => ({ ...received[1], body }),
  })
  fireEvent.click(await screen.findByRole('button', { name: /^未读\s*周明远申请加入学校$/ }))
  const drawer = within(await screen.findByRole('dialog', { name: '消息' }))
  expect((await drawer.findByText(/第一行/)).textContent).toBe(body)
  expect(drawer.getByRole('link', { name: '去看看' }).getAttribute('href')).toBe('#/school/applications')
  expect(address.get()).toEqual({ messageId: '2' })
  await waitFor(() => expect(sentTo(message.read).map(({ fields }) => fields)).toEqual([{ messageIds: '2' }]))
})

test('a message that is gone says so in its place', async () => {
  open([received], {}, { messageId: '9' })
  const drawer = within(await screen.findByRole('dialog', { name: '消息' }))
  expect((await drawer.findByRole('alert')).textContent).toContain('没有找到，可能已被删除')
})

test('a message withdrawn meanwhile is reported, and the list is read again', async () => {
  open([received, received.slice(1)], { [message.remove.path]: () => refused('messageUnknown') })
  await screen.findByText('停课通知')
  tick('关于期末')
  press('删除')
  expect((await screen.findByRole('alert')).textContent).toBe('没有完成：有的消息已被学校撤回，请刷新后再试')
  await waitFor(() => expect(rows().length).toBe(2))
})

test('an empty box and a box without unread messages say so', async () => {
  open([[]], {}, { show: 'unread' })
  await screen.findByRole('button', { name: '看全部消息' })
  expect(rows()).toEqual([['没有未读消息新消息来了会先出现在这里。看全部消息']])
  press('看全部消息')
  await waitFor(() => expect(rows()).toEqual(emptyBox))
})

test('a box that cannot be read says why and can be read again', async () => {
  const answers = [() => refused('messageUnknown'), () => boxOf(received)]
  open([], { [message.list.path]: () => answers.shift()?.() })
  expect((await screen.findByRole('alert')).textContent).toContain('加载失败')
  press('刷新试试')
  await screen.findByText('停课通知')
  expect(rows().length).toBe(3)
})

const settingsBoxes = () =>
  within(screen.getByRole('dialog', { name: '接收设置' }))
    .getAllByRole<HTMLInputElement>('checkbox')
    .map((box) => [box.labels?.[0]?.textContent, box.checked, box.disabled])

test('kinds are switched off at the service, except school notices; a failure is shown in the dialog', async () => {
  const answers = [lost, () => ({})]
  const { sentTo } = open([received], {
    [message.settings.path]: () => ({ off: ['reply'] }),
    [message.saveSettings.path]: () => answers.shift()?.(),
  })
  press('接收设置')
  await screen.findByRole('checkbox', { name: '教师申请' })
  expect(settingsBoxes()).toEqual([
    ['学校通知', true, true],
    ['教师申请', true, false],
    ['教师反馈', true, false],
    ['反馈回复', false, false],
    ['加入班级', true, false],
    ['同事退出', true, false],
    ['功能到期', true, false],
  ])
  fireEvent.click(screen.getByRole('checkbox', { name: '教师申请' }))
  fireEvent.click(screen.getByRole('checkbox', { name: '反馈回复' }))
  press('保存')
  expect((await screen.findByRole('alert')).textContent).toBe('服务器错误')
  press('保存')
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('已保存接收设置'))
  expect(sentTo(message.saveSettings).map(({ fields }) => fields)).toEqual([
    { off: 'application' },
    { off: 'application' },
  ])
})

test('a teacher who owns no school is not asked about its kinds, and keeps what was set for them', async () => {
  const { sentTo } = open(
    [received],
    { [message.settings.path]: () => ({ off: ['feedback'] }), [message.saveSettings.path]: () => ({}) },
    {},
    false,
  )
  press('接收设置')
  fireEvent.click(await screen.findByRole('checkbox', { name: '反馈回复' }))
  expect(settingsBoxes().map(([name]) => name)).toEqual(['学校通知', '反馈回复', '加入班级', '同事退出', '功能到期'])
  press('保存')
  await screen.findByText('已保存接收设置')
  expect(sentTo(message.saveSettings).map(({ fields }) => fields)).toEqual([{ off: 'feedback,reply' }])
})

test('a long kind of message wraps instead of running into the time', async () => {
  open([[messageOf(1, '任务已交接', { kind: 'assignmentTaken' })]])
  await screen.findByText('任务已交接')
  const kind = screen.getAllByRole('cell').find(({ className }) => className.includes('quiet'))
  expect(kind?.className.includes('one-line')).toBe(false)
})
