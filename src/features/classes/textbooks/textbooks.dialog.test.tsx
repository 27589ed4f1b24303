// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { textbook } from '#api/contract/groups/textbook.ts'
import { edgeNames } from '#tests/support/files/edge-names.ts'
import { refused } from '#tests/support/documents/fake-answers.ts'
import { bookOf, choose, extra, lines, main, openTextbooks, press, type } from './testing/open-textbooks.tsx'

test('the books of a class with their days and states', async () => {
  openTextbooks({}, [
    main,
    extra,
    bookOf(5, '八年级上册', { startDate: '2026-12-01', state: 'notBegun' }),
    bookOf(6, '八年级下册', { endDate: '2026-11-01', state: 'ended', validDays: 0 }),
    bookOf(7, '九年级', { endDate: '2026-11-22', state: 'endsSoon', validDays: 1 }),
  ])
  await screen.findByText('共 5 本')
  expect(lines('这个班用的课本')).toEqual([
    '七年级上册主课本使用中不限期目录',
    '七年级下册快到期2026-02-01 至 2026-12-01还有 9 天目录',
    '八年级上册还没启用2026-12-01 起目录',
    '八年级下册已停用到 2026-11-01 为止',
    '九年级快到期到 2026-11-22 为止今天是最后一天目录',
  ])
})

test('a book is added: the main book’s version comes first, with its days', async () => {
  const { sentTo } = openTextbooks({ [textbook.add.path]: () => ({}) })
  await screen.findByRole('button', { name: '添加课本' })
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('课本').value).toBe('5'))
  expect([...screen.getByLabelText<HTMLSelectElement>('版本').options].map(({ text }) => text)).toEqual([
    '外研版',
    '人教版',
  ])
  type('课本', '6')
  type('启用日期', '2026-12-01')
  type('停用日期', '2026-11-30')
  press('添加课本')
  expect(descriptionOf(screen.getByLabelText('停用日期'))).toBe('停用日期不能早于启用日期 留空就是不限')
  expect(sentTo(textbook.add.path)).toEqual([])
  type('停用日期', '')
  press('添加课本')
  await screen.findByText('已添加《九年级》')
  const added = [{ bookId: 6, startDate: '2026-12-01', endDate: null }]
  expect(sentTo(textbook.add.path)).toEqual([{ courseId: '7', addedBooks: JSON.stringify(added) }])
  expect(screen.getByLabelText<HTMLInputElement>('启用日期').value).toBe('')
})

test('days typed while somebody else changed them stay, and are saved over the latest', async () => {
  const answers = [() => refused('courseChangedMeanwhile'), () => ({ rev: 2 })]
  const latest = [main, { ...extra, rev: 1 }, bookOf(5, '八年级上册')]
  const lists = [[main, extra]]
  const { sentTo } = openTextbooks({
    [textbook.update.path]: () => answers.shift()?.(),
    [textbook.ofCourse.path]: () => ({ list: lists.shift() ?? latest, today: '2026-11-22' }),
  })
  await screen.findByText('共 2 本')
  await choose('七年级下册', '改使用日期')
  const form = within(screen.getByRole('form', { name: '七年级下册的使用日期' }))
  fireEvent.change(form.getByLabelText('停用日期'), { target: { value: '2027-01-31' } })
  fireEvent.click(form.getByRole('button', { name: '保存' }))
  fireEvent.click(within(await screen.findByRole('dialog', { name: '没有办成' })).getByRole('button', { name: '确定' }))
  await screen.findByText('共 3 本')
  expect(form.getByLabelText<HTMLInputElement>('停用日期').value).toBe('2027-01-31')
  fireEvent.click(form.getByRole('button', { name: '保存' }))
  await screen.findByText('《七年级下册》的使用日期已保存')
  expect(sentTo(textbook.update.path).map(({ rev, daysOfUse }) => ({ rev, daysOfUse }))).toEqual(
    ['0', '1'].map((rev) => ({ rev, daysOfUse: JSON.stringify({ startDate: '2026-02-01', endDate: '2027-01-31' }) })),
  )
})

test('a book is removed after confirmation, and restored with its days; the main one stays', async () => {
  const { sentTo } = openTextbooks({ [textbook.remove.path]: () => ({}), [textbook.add.path]: () => ({}) })
  await screen.findByText('共 2 本')
  press('更多操作：七年级上册')
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['改使用日期'])
  await choose('七年级下册', '移出')
  const question = await screen.findByText('要把《七年级下册》移出七年级(1)班吗？')
  fireEvent.click(within(question.closest('[role="dialog"]') as HTMLElement).getByRole('button', { name: '移出' }))
  fireEvent.click(await screen.findByRole('button', { name: '撤销' }))
  await screen.findByText('已添加《七年级下册》')
  expect(sentTo(textbook.remove.path)).toEqual([{ courseId: '7', bookIds: '4' }])
  const back = [{ bookId: 4, startDate: '2026-02-01', endDate: '2026-12-01' }]
  expect(sentTo(textbook.add.path)).toEqual([{ courseId: '7', addedBooks: JSON.stringify(back) }])
})

test('a list that cannot be read says why; no book, and nothing left to add', async () => {
  const lists = [() => refused('ownAccount'), () => ({ list: [], today: '2026-11-22' })]
  openTextbooks({ [textbook.ofCourse.path]: () => lists.shift()?.(), [textbook.standard.path]: () => ({ list: [] }) })
  fireEvent.click(await screen.findByRole('button', { name: '刷新试试' }))
  await screen.findByText('还没有课本')
  await waitFor(() =>
    expect(screen.getByRole('dialog').textContent).toBe(
      '七年级(1)班的课本还没有课本在下面选一本添加，学生马上能用。这个学科的课本都已添加关闭',
    ),
  )
})

test('names of every kind are shown as they are', async () => {
  openTextbooks(
    {},
    edgeNames.map((name, index) => bookOf(index + 1, name)),
  )
  await screen.findByText(`共 ${edgeNames.length} 本`)
  const names = within(screen.getByRole('list', { name: '这个班用的课本' })).getAllByRole('listitem')
  expect(names.map((line) => line.querySelector('b')?.textContent)).toEqual([...edgeNames])
})
