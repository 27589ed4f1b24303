// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { lost } from '#tests/support/documents/fake-answers.ts'
import { openAssignments } from './testing/open-assignments.tsx'
import { cellsOf, choose, click } from './testing/assignment-rows.ts'
import { finishedRow, infoOf, listOf, now, rowOf, rows } from './testing/assignment-fixtures.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  return () => vi.useRealTimers()
})

const textsOf = async (name: string) => (await cellsOf(name)).getAllByRole('cell').map((cell) => cell.textContent)

test('the header summarises the class', async () => {
  openAssignments()
  await waitFor(() =>
    expect(screen.getByRole('banner').textContent).toBe(
      '练习报告七(2)班 4 项任务，1 项进行中；共 12 份待批，1 项今天截止。导出名单导出中…布置',
    ),
  )
  expect(screen.getByRole('link', { name: '布置' }).getAttribute('href')).toBe('#/paper-select')
})

test('a row shows what is known; before the start there are no counts', async () => {
  openAssignments()
  expect(await textsOf('Unit 6 写作')).toEqual([
    'Unit 6 写作',
    '作文',
    '11-18 08:00',
    '今天 18:00',
    '37',
    '3',
    '12',
    '',
    '进行中',
    '批改',
  ])
  expect(await textsOf('期末完形专练')).toEqual([
    '期末完形专练',
    '练习，专项',
    '今天 08:00',
    '明天 20:00',
    '–',
    '–',
    '–',
    '',
    '未发布',
    '发布',
  ])
  const progress = (await cellsOf('Unit 6 写作')).getByRole('img')
  expect(progress.getAttribute('aria-label')).toBe('25 已批，12 待批，3 未交')
})

test('an assignment that was ended early says when, and that it was early', async () => {
  const early = rowOf({ status: 2, finishedAt: '2026-11-20T00:29:00.000Z' })
  openAssignments({ [assigning.list.path]: () => listOf([early]) })
  expect((await textsOf('Unit 6 写作')).slice(2, 4)).toEqual(['11-18 08:00', '今天 08:29 提前结束'])
})

test('a segment is shown with its count; choosing it changes the address and the request', async () => {
  const { address, sentTo } = openAssignments({}, { page: '1', keyword: 'Unit' })
  await screen.findByRole('link', { name: 'Unit 6 写作' })
  fireEvent.click(screen.getByRole('radio', { name: '已结束1' }))
  await waitFor(() => expect(sentTo(assigning.list.path).at(-1)?.fields['assignmentStatus']).toBe('2'))
  expect(address.get()).toEqual({ status: '2', keyword: 'Unit' })
})

test('in progress and finished together are one choice, which shows as selected', async () => {
  const { address, sentTo } = openAssignments()
  await screen.findByRole('link', { name: 'Unit 6 写作' })
  expect(sentTo(assigning.list.path).map(({ fields }) => fields['assignmentStatus'])).toContain('0')
  const both = screen.getByRole<HTMLInputElement>('radio', { name: '进行中和已结束2' })
  expect(both.checked).toBe(false)
  fireEvent.click(both)
  await waitFor(() => expect(address.get()).toEqual({ status: '1,2' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '进行中和已结束2' }).checked).toBe(true)
})

test('a filter that admits everything says what it filters', async () => {
  openAssignments()
  await screen.findByRole('link', { name: 'Unit 6 写作' })
  const filters = within(screen.getByRole('group', { name: '筛选任务' })).getAllByRole<HTMLSelectElement>('combobox')
  expect(filters.flatMap(({ selectedOptions }) => [...selectedOptions].map(({ text }) => text))).toEqual([
    '全部类型',
    '报告：不限',
    '成绩：不限',
  ])
})

test('a search goes into the address once typing pauses', async () => {
  const { address, sentTo } = openAssignments({}, { page: '2' })
  await screen.findByRole('link', { name: 'Unit 6 写作' })
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索任务名' })
  fireEvent.change(field, { target: { value: '写' } })
  fireEvent.change(field, { target: { value: '写作' } })
  await waitFor(() => expect(address.get()).toEqual({ keyword: '写作' }))
  expect(field.value).toBe('写作')
  const keywords = sentTo(assigning.list.path).map(({ fields }) => fields['keyword'])
  expect(keywords).not.toContain('写')
})

test('headings sort through the service', async () => {
  const { address } = openAssignments()
  await screen.findByRole('link', { name: 'Unit 6 写作' })
  const order = () => screen.getByRole('columnheader', { name: '截止' }).getAttribute('aria-sort')
  expect(order()).toBe('descending')
  click('截止')
  await waitFor(() => expect(order()).toBe('ascending'))
  expect(address.get()).toEqual({ sortBy: 'endTime', sort: 'ASC' })
})

test('a long list has pages; a page beyond the end becomes the last one', async () => {
  const { address } = openAssignments({ [assigning.list.path]: () => listOf(rows, 31) }, { page: '9' })
  await waitFor(() => expect(address.get()).toEqual({ page: '3' }))
  const pages = within(screen.getByRole('navigation', { name: '翻页' }))
  fireEvent.click(pages.getByRole('button', { name: '第 2 页' }))
  expect(address.get()).toEqual({ page: '2' })
})

test('turning the page moves the focus to the start of the list, where Enter does not turn it again', async () => {
  openAssignments({ [assigning.list.path]: () => listOf(rows, 31) })
  const pages = within(await screen.findByRole('navigation', { name: '翻页' }))
  const second = pages.getByRole('button', { name: '第 2 页' })
  second.focus()
  fireEvent.click(second)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '练习报告' }))
  await waitFor(() => expect(pages.getByRole('status').textContent).toBe('第 2 页，共 3 页'))
})

test('without assignments the next step is offered, without a match the filters can be cleared', async () => {
  openAssignments({ [assigning.list.path]: () => listOf([]) })
  await waitFor(() =>
    expect(screen.getByRole('banner').textContent).toBe('练习报告七(2)班还没有布置过任务。导出名单导出中…布置'),
  )
  expect(screen.getByRole('link', { name: '去布置' }).getAttribute('href')).toBe('#/paper-select')
})

test('clearing the filters keeps the order', async () => {
  const { address } = openAssignments(
    { [assigning.list.path]: () => listOf([]) },
    { status: '2', type: '11', keyword: 'x', sort: 'ASC' },
  )
  await screen.findByText('没有符合条件的任务，换个条件试试')
  click('清除筛选')
  expect(address.get()).toEqual({ sort: 'ASC' })
})

test('a list that cannot be fetched says why and can be retried', async () => {
  let isDown = true
  openAssignments({ [assigning.list.path]: () => (isDown ? lost() : listOf(rows)) })
  expect((await screen.findByRole('alert')).textContent).toContain('服务器错误')
  isDown = false
  click('刷新试试')
  await screen.findByRole('link', { name: 'Unit 6 写作' })
  expect(screen.getAllByRole('row').map((row) => row.querySelector('td')?.textContent)).toEqual([
    undefined,
    'Unit 6 写作',
    'Unit 6 阅读',
    '期末完形专练',
    '第五单元检测',
  ])
})

test('the acts of a row lead where they say', async () => {
  const { pushed } = openAssignments()
  expect((await cellsOf('Unit 6 写作')).getByRole('link', { name: '批改' }).getAttribute('href')).toBe(
    '#/correct-html?assignmentId=5',
  )
  await choose('Unit 6 写作', '报告')
  await choose('第五单元检测', '投屏')
  expect(pushed).toEqual([
    '/report-html?type=studytask&scope=class&courseId=1&homeworkId=5',
    '/course/1/homework/6/screen',
  ])
  await choose('Unit 6 阅读', '编辑')
  expect(screen.getByRole('status').textContent).toBe('edits 9')
})

test('a name opens the drawer, keeping the filters', async () => {
  openAssignments({ [assigning.info.path]: () => infoOf(finishedRow) }, { status: '2' })
  const link = await screen.findByRole('link', { name: '第五单元检测' })
  expect(link.getAttribute('href')).toBe('#/course/1/tasks?status=2&assignmentId=6')
})
