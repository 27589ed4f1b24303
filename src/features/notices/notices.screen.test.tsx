// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { notice } from '#api/contract/groups/notice.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { type Answers, lost, refused } from '#tests/support/documents/fake-answers.ts'
import { browserWork, openScreen } from '#tests/support/documents/open-screen.tsx'
import type { Notice } from './notices.types.ts'
import { NoticesScreen } from './notices.screen.tsx'

const noticeOf = (noticeId: number, title: string, changes: Partial<Notice> = {}): Notice => ({
  noticeId,
  title,
  text: `${title}的内容`,
  path: '',
  sentAt: `2020-11-1${noticeId}T10:00:00.000Z`,
  withdrawnAt: null,
  recipients: 12,
  readers: 7,
  ...changes,
})

const sent = [
  noticeOf(2, '停课通知', { path: '/classes-dialog' }),
  noticeOf(1, '教研会', { withdrawnAt: '2020-11-12T10:00:00.000Z', recipients: 0, readers: 0 }),
]

/** The screen over lists returned in turn; the last is repeated. */
function open(lists: readonly (readonly Notice[])[], answers: Answers = {}, work = browserWork()) {
  const left = [...lists]
  return openScreen(
    <NoticesScreen teacher={{ isSchoolOwner: true }} />,
    {
      [notice.list.path]: () => {
        const list = (left.length > 1 ? left.shift() : left[0]) ?? []
        return { list, total: list.length }
      },
      ...answers,
    },
    {},
    work,
  )
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)

const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })

const openDialog = async () => {
  fireEvent.click(await screen.findByRole('button', { name: '写通知' }))
  await screen.findByRole('dialog', { name: '写通知' })
}

test('each notice says when it was sent, how many have read it, and whether it was withdrawn', async () => {
  open([sent])
  await screen.findByText('停课通知')
  expect(screen.getByRole('banner').textContent).toBe('学校通知发过 2 条通知写通知')
  const rows = screen.getAllByRole('row').slice(1)
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['停课通知', '2020-11-12 18:00', '7/1212 位老师里 7 位已读', '已发送', '查看'],
    ['教研会', '2020-11-11 18:00', '–', '已撤回', '查看'],
  ])
  press('停课通知')
  const drawer = within(await screen.findByRole('dialog', { name: '通知' }))
  await drawer.findByText('停课通知的内容')
  expect(descriptionOf(screen.getByRole('dialog'))).toBe(
    '停课通知2020-11-12 18:0012 位老师里 7 位已读停课通知的内容打开的页面 /classes-dialog',
  )
  expect(drawer.getByRole('link', { name: '/classes-dialog' }).getAttribute('href')).toBe('#/classes-dialog')
})

test('a notice is written and sent, and the form is empty afterwards', async () => {
  const work = browserWork()
  const { sentTo } = open([[], sent], { [notice.save.path]: () => ({ noticeId: 3, recipients: 12 }) }, work)
  await screen.findByRole('heading', { name: '还没有发过通知' })
  expect(screen.getAllByRole('row')[1]?.textContent).toBe('还没有发过通知通知会进入本校每位老师的消息通知。')
  await openDialog()
  type(/^标题/, ' 停课通知 ')
  type(/^内容/, '周三下午停课')
  type(/^链接/, '#/classes-dialog')
  press('发送')
  await screen.findByText('已发给 12 位老师')
  expect(screen.getByRole('log').textContent).toBe('已发给 12 位老师')
  expect(sentTo(notice.save).map(({ fields }) => fields)).toEqual([
    { title: '停课通知', text: '周三下午停课', path: '#/classes-dialog' },
  ])
  await screen.findByText('停课通知')
  expect(work.draft('notice')).toBeNull()
})

test('title and text are required; a link to another site is refused, and all input is kept', async () => {
  const { sentTo } = open([[]], { [notice.save.path]: () => refused('linkUnknown') })
  await openDialog()
  press('发送')
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['请写标题', '请写内容'])
  type(/^标题/, '停课通知')
  type(/^内容/, '周三下午停课')
  type(/^链接/, 'https://example.com')
  expect(screen.queryAllByRole('alert')).toEqual([])
  press('发送')
  expect((await screen.findByRole('alert')).textContent).toBe('链接要是讲台里的页面，请从地址栏复制')
  expect({ title: field(/^标题/).value, text: field(/^内容/).value, sent: sentTo(notice.save).length }).toEqual({
    title: '停课通知',
    text: '周三下午停课',
    sent: 1,
  })
})

test('input is restored after a failure and after leaving the page, and can be cleared', async () => {
  const work = browserWork()
  const { unmount } = open([[]], { [notice.save.path]: lost }, work)
  await openDialog()
  type(/^标题/, '停课通知')
  type(/^内容/, '周三下午停课')
  press('发送')
  expect((await screen.findByRole('alert')).textContent).toBe('服务器错误')
  unmount()
  open([[]], {}, work)
  await openDialog()
  expect({ title: field(/^标题/).value, text: field(/^内容/).value }).toEqual({
    title: '停课通知',
    text: '周三下午停课',
  })
  press('清空')
  expect({ title: field(/^标题/).value, draft: work.draft('notice') }).toEqual({ title: '', draft: null })
})

const withdraw = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /更多.*停课通知|停课通知.*更多/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '撤回' }))
  const dialog = await screen.findByRole('dialog')
  expect(descriptionOf(dialog)).toBe(
    '要撤回“停课通知”吗？它会从 12 位老师的消息里消失，其中 7 位已经读过。撤回后不能恢复，需要时请重新发送。',
  )
  fireEvent.click(within(dialog).getByRole('button', { name: '撤回' }))
}

test('a notice is withdrawn after a question saying how many have it', async () => {
  const { sentTo } = open([sent, sent.slice(1)], { [notice.withdraw.path]: () => ({}) })
  await withdraw()
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('已撤回“停课通知”'))
  await waitFor(() => expect(screen.queryByText('停课通知')).toBeNull())
  expect(sentTo(notice.withdraw).map(({ fields }) => fields)).toEqual([{ noticeId: '2' }])
})

test('a withdrawal that failed says so', async () => {
  open([sent], { [notice.withdraw.path]: lost })
  await withdraw()
  expect((await screen.findByRole('alert')).textContent).toBe('没有撤回：服务器错误')
})

test('a list that cannot be read says why and can be read again', async () => {
  const answers = [() => refused('linkUnknown'), () => ({ list: sent, total: 2 })]
  open([], { [notice.list.path]: () => answers.shift()?.() })
  expect((await screen.findByRole('alert')).textContent).toContain('加载失败')
  press('刷新试试')
  await screen.findByText('停课通知')
  expect(screen.getAllByRole('row').length).toBe(3)
})

test('anybody but the owner is told whose page this is, and nothing is requested', () => {
  const { sentTo } = openScreen(<NoticesScreen teacher={{ isSchoolOwner: false }} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('只有学校负责人能发通知')
  expect(sentTo(notice.list)).toEqual([])
})
