// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { course } from '#api/contract/groups/course.ts'
import { featureIds } from '#domain/features/granted-features.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { givenRow } from '#tests/support/worlds/shown-assignment.ts'
import { AssignPaperDialog } from './assign-paper.dialog.tsx'
import { assignmentToEdit, course as givenCourse, paper, students } from './testing/assign-fixtures.ts'
import { choose, dueTomorrow, now, open, outcomeOf, publish, rename, summary } from './testing/assign-steps.tsx'
import { openDialog } from './testing/open-dialog.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: now - 13 * 3_600_000 })
  return () => vi.useRealTimers()
})

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('the paper’s time limit is filled in, and can be cleared', async () => {
  const dialog = await open()
  expect(field('答题时长（分钟）').value).toBe('45')
  fireEvent.change(field('答题时长（分钟）'), { target: { value: '' } })
  dueTomorrow()
  publish()
  await outcomeOf(dialog)
  expect(dialog.sentTo(assigning.save.path).map(({ fields }) => fields['duration'])).toEqual([undefined])
})

test('a value beyond its limit is reported at its field', async () => {
  const { sentTo } = await open()
  rename('长'.repeat(61))
  fireEvent.change(field('答题时长（分钟）'), { target: { value: '601' } })
  dueTomorrow()
  publish()
  await waitFor(() =>
    expect(['任务名', '答题时长（分钟）'].map((name) => descriptionOf(field(name)))).toEqual([
      '任务名最多 60 个字',
      '请填 1 到 600 分钟，或不填 按试卷的时长，打开后计时；不填不限时',
    ]),
  )
  expect(sentTo(assigning.save.path)).toEqual([])
})

test('hints below kind and type explain them', async () => {
  await open()
  const hints = ['任务种类', '任务类型'].map((name) => descriptionOf(screen.getByRole('combobox', { name })))
  expect(hints).toEqual(['学生看到的叫法', '只给老师归类和筛选，学生看不到'])
})

test('a class that has had the paper before is pointed out, with the date', async () => {
  const last = givenRow({ assignmentName: 'Unit 6 写作' }, { marked: 3, unmarked: 0, missing: 0 })
  const counts = { all: 2, inProgress: 1, finished: 1, unpublished: 0, notStarted: 0 }
  const { sentTo } = await open({
    [assigning.list.path]: () => ({ list: [last], total: 2, counts }),
  })
  expect((await screen.findByRole('note')).textContent).toBe(
    '这个班布置过这份试卷 2 次，最近一次是 11-18 08:00 开始的“Unit 6 写作”',
  )
  expect(
    sentTo(assigning.list.path).map(({ fields }) => ({ courseId: fields['courseId'], paperId: fields['paperId'] })),
  ).toEqual([{ courseId: '3', paperId: '8' }])
})

test('a first assignment is noted quietly, and nothing is said when editing', async () => {
  await open()
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: '任务名' }).closest('form')?.textContent).toMatch(
      /^第五单元检测，32 题，满分 100 分看学生看到的样子这个班还没有布置过这份试卷任务名/,
    ),
  )
  expect(screen.queryByRole('note')).toBeNull()
  cleanup()
  const { sentTo } = await open({}, assignmentToEdit)
  expect(sentTo(assigning.list.path)).toEqual([])
})

test('the calendar marks today by the school’s time zone', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: '截止时间' }))
  const days = await screen.findAllByRole('button', { current: 'date' })
  expect(days.map((day) => day.textContent)).toEqual(['20'])
})

test('students who cannot sign in yet are counted among those chosen', async () => {
  const list = students.map((one, index) => ({ ...one, hasPassword: index === 0 }))
  await open({ [course.students.path]: () => ({ list, total: list.length }) })
  const hint = () => screen.queryByText(/还没有密码/)?.textContent ?? ''
  await waitFor(() => expect(hint()).toBe('其中 2 人还没有密码，登录不了；密码条在“成员管理”里打印。'))
  fireEvent.click(screen.getByRole('radio', { name: '部分学生' }))
  expect(hint()).toBe('')
  fireEvent.click(screen.getByRole('checkbox', { name: '陈予安' }))
  await waitFor(() => expect(hint()).toBe('其中 1 人还没有密码，登录不了；密码条在“成员管理”里打印。'))
})

test('while the names of those chosen are loading they are only counted, and none is lost', async () => {
  const dialog = (
    <AssignPaperDialog
      paper={paper}
      course={givenCourse}
      uids={[21, 22]}
      onClose={() => undefined}
      onDone={() => undefined}
    />
  )
  openDialog(dialog, now, { [course.students.path]: () => new Promise(() => undefined) })
  const count = await screen.findByText('已选 2 人')
  await screen.findByRole('button', { name: '今晚 20:00' })
  dueTomorrow()
  fireEvent.click(screen.getByRole('button', { name: '全不选' }))
  expect({ count: count.textContent, summary: summary() }).toEqual({
    count: '已选 2 人',
    summary: '七(2)班 2 人，布置后马上可以作答，明天 20:00 截止，限时 45 分钟。',
  })
})

test('the gap between groups is checked at its field, which stays while it has a value', async () => {
  const grouped = students.map((one) => ({ ...one, groupName: '第1组' }))
  const { sentTo } = await open({ [course.students.path]: () => ({ list: grouped, total: grouped.length }) })
  const hint = '共 1 个小组，没有小组的最后开始；不填就同时开始，截止时间相同'
  const apart = await screen.findByRole<HTMLInputElement>('textbox', { name: '各组依次开始，每组相隔（分钟）' })
  fireEvent.change(apart, { target: { value: '601' } })
  dueTomorrow()
  publish()
  await waitFor(() => expect(descriptionOf(apart)).toBe(`每批相隔 1 到 600 分钟；不填就同时开始 ${hint}`))
  expect(sentTo(assigning.save.path)).toEqual([])
})

test('the summary says that groups begin one after another, unless those chosen are in none', async () => {
  const grouped = students.map((one, at) => ({ ...one, groupName: at === 0 ? '第1组' : null }))
  await open({ [course.students.path]: () => ({ list: grouped, total: grouped.length }) })
  const apart = await screen.findByRole('textbox', { name: '各组依次开始，每组相隔（分钟）' })
  fireEvent.change(apart, { target: { value: '10' } })
  dueTomorrow()
  const ofClass = summary()
  choose('部分学生')
  fireEvent.click(await screen.findByRole('checkbox', { name: '陈予安' }))
  expect({ ofClass, ofChosen: summary() }).toEqual({
    ofClass: '七(2)班全班 3 人，布置后马上可以作答，各组依次相隔 10 分钟，明天 20:00 截止，限时 45 分钟。',
    ofChosen: '七(2)班 陈予安 1 人，布置后马上可以作答，明天 20:00 截止，限时 45 分钟。',
  })
})

test('a start that is to be set and is not chosen yet is said to be missing', async () => {
  await open()
  choose('定时开始')
  dueTomorrow()
  expect(summary()).toBe('七(2)班全班 3 人，还没有选开始时间，明天 20:00 截止，限时 45 分钟。')
})

test.each([
  [[], ['练习', '作业', '测验', '学习任务', '听写']],
  [[featureIds.assignComposition], ['练习', '作业', '测验', '学习任务', '听写', '作文']],
])('with the grants %j the kinds of an assignment are %j', async (granted, kinds) => {
  const endTime = new Date(now + 86_400_000).toISOString()
  const grants = granted.map((featureId) => ({ feature: '', featureId, endTime, isTrial: false }))
  const { sentTo } = await open({
    [account.features.path]: () => ({ now: new Date(now).toISOString(), grants }),
  })
  await waitFor(() => expect(sentTo(account.features.path)).toHaveLength(1))
  fireEvent.click(screen.getByRole('combobox', { name: '任务种类' }))
  await waitFor(() =>
    expect(screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      ...kinds,
      '普通',
      '专项',
      '公开',
      '模拟',
    ]),
  )
})
