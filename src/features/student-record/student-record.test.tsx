// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { course } from '#api/contract/groups/course.ts'
import { type Reminder, studentRecord } from '#api/contract/groups/student-record.ts'
import { type Answers, lost } from '#tests/support/documents/fake-answers.ts'
import { givenCourse } from '#tests/support/worlds/shown-assignment.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { RemindersScreen } from './reminders.screen.tsx'
import { StudentProductsScreen } from './student-products.screen.tsx'

const cellsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )

/** Books of another class: ended, about to end, or not begun. */
const booksUntil = (
  [
    ['2020-11-20', 'endsSoon', 1],
    ['2020-12-31', 'open', 42],
    ['2020-11-19', 'ended', 0],
    ['2021-07-31', 'notBegun', 254],
  ] as const
).map(([endDate, state, validDays], index) => ({
  bookId: 10 + index,
  bookName: '人教版2024 七年级下册',
  optionName: '人教版',
  subjectId: 202,
  courseId: 8,
  courseName: '七年级(2)班',
  startDate: '2020-09-01',
  endDate,
  state,
  validDays,
}))

const products = {
  now: '2020-11-20T06:00:00.000Z',
  realname: '林雅婷',
  username: 'qm0701001',
  studentNo: '20260001',
  books: [
    {
      bookId: 3,
      bookName: '七年级上册',
      optionName: '人教版',
      subjectId: 203,
      courseId: 7,
      courseName: '七年级(1)班',
      startDate: '2020-09-01',
      endDate: null,
      state: 'open',
      validDays: null,
    },
    ...booksUntil,
  ],
}

const head = () => screen.getByRole('banner').textContent

test('books show their start, end, and days left by the service’s clock', async () => {
  openScreen(<StudentProductsScreen studentId={11} />, { [studentRecord.products.path]: () => products })
  await screen.findByRole('heading', { name: '林雅婷的课本' })
  expect(head()).toBe('成员管理学生的课本林雅婷的课本账号 qm0701001，学号 20260001')
  const other = ['人教版2024 七年级下册', '数学', '七年级(2)班', '2020-09-01']
  expect(cellsOf('课本')).toEqual([
    ['七年级上册人教版', '英语', '七年级(1)班', '2020-09-01', '不限期', '使用中'],
    [...other, '2020-11-20', '快到期今天到期'],
    [...other, '2020-12-31', '使用中还有 41 天'],
    [...other, '2020-11-19', '已到期'],
    [...other, '2021-07-31', '还没开始'],
  ])
  // Features are only granted to teachers.
  expect(screen.queryByText('功能')).toBeNull()
})

test('a student who is not found can be retried; a student without books', async () => {
  const answers = [() => undefined, () => ({ ...products, books: [], studentNo: null })]
  openScreen(<StudentProductsScreen studentId={11} />, { [studentRecord.products.path]: () => answers.shift()?.() })
  expect((await screen.findByRole('alert')).textContent).toBe('加载失败没有找到，可能已被删除刷新试试')
  fireEvent.click(screen.getByRole('button', { name: '刷新试试' }))
  await screen.findByText('班级还没有选课本')
  expect(cellsOf('课本')).toEqual([['班级还没有选课本在“我的课程”里给班级选课本后，学生马上能用。']])
})

const reminderOf = (reminderId: number, changes: Partial<Reminder>): Reminder => ({
  reminderId,
  assignmentId: 3,
  assignmentName: '第五单元检测',
  uid: 11,
  realname: '林雅婷',
  username: 'qm0701001',
  sentByName: '周老师',
  sentAt: `2020-11-1${reminderId}T10:00:00.000Z`,
  openedAt: null,
  submittedAt: null,
  ...changes,
})

const reminders = {
  list: [
    reminderOf(2, { openedAt: '2020-11-12T11:00:00.000Z', submittedAt: '2020-11-12T12:00:00.000Z' }),
    reminderOf(1, { uid: 12, realname: '欧阳明', username: 'qm0701002' }),
  ],
  total: 2,
  assignments: [{ assignmentId: 3, assignmentName: '第五单元检测' }],
  students: [
    { uid: 11, realname: '林雅婷' },
    { uid: 12, realname: '欧阳明' },
  ],
}

const openTrail = (answers: Answers = {}, query = {}, currentClassId: number | null = 7) =>
  openScreen(
    <RemindersScreen currentClassId={currentClassId} />,
    {
      [course.list.path]: () => ({ list: [{ ...givenCourse, courseId: 7, courseName: '七年级(1)班' }], total: 1 }),
      [studentRecord.reminders.path]: () => reminders,
      ...answers,
    },
    query,
  )

test('the list says who was reminded, whether they opened it, and who has handed in since', async () => {
  openTrail()
  await waitFor(() => expect(head()).toBe('成员管理提醒记录提醒记录提醒 2 次，其中 1 次之后已交。'))
  expect(cellsOf('提醒记录')).toEqual([
    ['林雅婷qm0701001', '第五单元检测', '2020-11-12 18:00', '周老师', '2020-11-12 19:00 打开', '2020-11-12 20:00 已交'],
    ['欧阳明qm0701002', '第五单元检测', '2020-11-11 18:00', '周老师', '没有打开', '还没交'],
  ])
})

test('class, assignment and student are kept in the address and sent to the service', async () => {
  const { sentTo, address } = openTrail({}, { assignmentId: '3' })
  const asked = () =>
    sentTo(studentRecord.reminders)
      .filter(({ fields }) => fields['pager.pageSize'] !== '1')
      .map(({ fields }) => [fields['courseId'], fields['assignmentId'], fields['studentId']])
  await screen.findByText('欧阳明', { selector: 'td *' })
  fireEvent.change(screen.getByRole('combobox', { name: '学生' }), { target: { value: '12' } })
  expect(address.get()).toEqual({ assignmentId: '3', uid: '12' })
  await waitFor(() => expect(asked().length).toBe(2))
  fireEvent.change(screen.getByRole('combobox', { name: '任务' }), { target: { value: '' } })
  expect(address.get()).toEqual({ uid: '12' })
  await waitFor(() =>
    expect(asked()).toEqual([
      ['7', '3', undefined],
      ['7', '3', '12'],
      ['7', undefined, '12'],
    ]),
  )
})

const nobody = [['没有提醒记录在首页或任务里提醒没交的学生，这里会记下谁在什么时候被提醒、有没有打开。']]

test('nobody was reminded; a failed list can be reloaded; a teacher without classes', async () => {
  const none = { list: [], total: 0, assignments: [], students: [] }
  const answers = [lost, () => none]
  const answer = (fields: Readonly<Record<string, string>>) =>
    fields['pager.pageSize'] === '1' ? none : answers.shift()?.()
  const { unmount } = openTrail({ [studentRecord.reminders.path]: answer })
  fireEvent.click(await screen.findByRole('button', { name: '刷新试试' }))
  await screen.findByText('没有提醒记录')
  expect(cellsOf('提醒记录')).toEqual(nobody)
  unmount()
  const { sentTo } = openTrail({ [course.list.path]: () => ({ list: [], total: 0 }) }, {}, null)
  await screen.findByText('没有提醒记录')
  expect(cellsOf('提醒记录')).toEqual(nobody)
  expect(sentTo(studentRecord.reminders)).toEqual([])
})
