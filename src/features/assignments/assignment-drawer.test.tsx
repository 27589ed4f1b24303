// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { lost, refused } from '#tests/support/documents/fake-answers.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { openAssignments } from './testing/open-assignments.tsx'
import { draftRow, finishedRow, infoOf, now, runningRow, students } from './testing/assignment-fixtures.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  return () => vi.useRealTimers()
})

const running = {
  [assigning.info.path]: () => infoOf(runningRow),
  [assigning.students.path]: () => ({ list: students }),
}

const group = async (name: string) => within(await screen.findByRole('region', { name }))

/** The checkboxes of students who have not handed in, and whether each is ticked. */
const ticks = async () =>
  (await group('未交'))
    .getAllByRole<HTMLInputElement>('checkbox')
    .map((box) => [box.getAttribute('aria-label') ?? box.labels?.[0]?.textContent, box.checked])

const linesOf = async (name: string) => (await group(name)).getAllByRole('listitem').map((item) => item.textContent)

test('whose work was collected at the end is told beside the time', async () => {
  const list = students.map((one) => ({ ...one, isCollected: one.realname === '程可欣' }))
  openAssignments({ ...running, [assigning.students.path]: () => ({ list }) }, { assignmentId: '5' })
  expect(await linesOf('待批')).toEqual(['程可欣昨天 19:30 到时间，自动收卷'])
})

test('students are listed in three groups that add up to the total', async () => {
  openAssignments(running, { assignmentId: '5' })
  expect(await linesOf('未交')).toEqual(['陈思远还没打开', '陈予安今天 09:00 开始作答提醒 2 次，最近昨天 18:00已看到'])
  expect(await linesOf('待批')).toEqual(['程可欣昨天 19:30 提交'])
  expect(await linesOf('已批')).toEqual(['丁一诺11-18 09:00 提交', '邓子墨昨天 20:00 提交'])
  expect(screen.getByRole('dialog', { name: 'Unit 6 写作' }).textContent).toContain('5应交＝2已批＋1待批＋2未交')
})

test('only students who have not handed in can be ticked, and they are reminded after a question', async () => {
  const { sentTo } = openAssignments(
    { ...running, [assigning.remind.path]: () => ({ count: 1 }) },
    { assignmentId: '5' },
  )
  const missing = await group('未交')
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  expect(screen.getByRole('button', { name: /^提醒/ }).hasAttribute('disabled')).toBe(true)
  fireEvent.click(missing.getByRole('checkbox', { name: '陈予安' }))
  fireEvent.click(screen.getByRole('button', { name: '提醒 1 人' }))
  const question = within(await screen.findByRole('dialog', { name: '提醒未交学生' }))
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '发给：陈予安',
    '“Unit 6 写作”今天 18:00 截止，学生页会收到提醒',
  ])
  fireEvent.click(question.getByRole('button', { name: '发送提醒' }))
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('已送达 1 人'))
  expect(sentTo(assigning.remind.path).map(({ fields }) => fields)).toEqual([{ assignmentId: '5', uids: '22' }])
})

test('a student who hands in meanwhile is not counted', async () => {
  openAssignments({ ...running, [assigning.remind.path]: () => ({ count: 1 }) }, { assignmentId: '5' })
  fireEvent.click((await group('未交')).getByRole('checkbox', { name: '全选未交' }))
  fireEvent.click(screen.getByRole('button', { name: '提醒 2 人' }))
  fireEvent.click(await screen.findByRole('button', { name: '发送提醒' }))
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('已送达 1 人，另 1 人刚刚交了'))
})

test('提醒 in the row opens the drawer with all missing students ticked', async () => {
  const { address } = openAssignments(running)
  await screen.findByRole('link', { name: 'Unit 6 写作' })
  fireEvent.click(screen.getByRole('button', { name: '更多操作：Unit 6 写作' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '提醒' }))
  await screen.findByRole('button', { name: '提醒 2 人' })
  expect(await ticks()).toEqual([
    ['全选未交', true],
    ['陈思远', true],
    ['陈予安', true],
  ])
  expect(address.get()).toEqual({ assignmentId: '5' })
})

test('a refused reminder says why and keeps the ticks', async () => {
  openAssignments({ ...running, [assigning.remind.path]: () => refused('nobodyToRemind') }, { assignmentId: '5' })
  fireEvent.click((await group('未交')).getByRole('checkbox', { name: '陈思远' }))
  fireEvent.click(screen.getByRole('button', { name: '提醒 1 人' }))
  fireEvent.click(await screen.findByRole('button', { name: '发送提醒' }))
  const failure = within(await screen.findByRole('dialog', { name: '错误提示' }))
  expect(descriptionOf(screen.getByRole('dialog', { name: '错误提示' }))).toBe('所选学生都已提交，不用提醒')
  fireEvent.click(failure.getByRole('button', { name: '确定' }))
  await screen.findByRole('button', { name: '提醒 1 人' })
  expect(await ticks()).toEqual([
    ['全选未交', false],
    ['陈思远', true],
    ['陈予安', false],
  ])
})

test('a student with their own times can be reminded of an assignment that is over for the others', async () => {
  const list = students.map((one) => ({ ...one, canHandIn: one.uid === 22 }))
  openAssignments(
    { [assigning.info.path]: () => infoOf(finishedRow), [assigning.students.path]: () => ({ list }) },
    { assignmentId: '6' },
  )
  const missing = await group('未交')
  expect(missing.getAllByRole('checkbox').map((box) => box.closest('li')?.textContent ?? '全选')).toEqual([
    '全选',
    '陈予安今天 09:00 开始作答提醒 2 次，最近昨天 18:00已看到',
  ])
  fireEvent.click(missing.getByRole('checkbox', { name: '全选未交' }))
  expect(screen.getByRole('button', { name: /^提醒/ }).textContent).toBe('提醒 1 人发送中…')
})

test('nobody is reminded of an assignment that is over or unpublished', async () => {
  const list = students.map((one) => ({ ...one, canHandIn: false }))
  openAssignments(
    { [assigning.info.path]: () => infoOf(finishedRow), [assigning.students.path]: () => ({ list }) },
    { assignmentId: '6' },
  )
  await group('未交')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /^提醒/ })).toBeNull()
})

test('an unpublished assignment says who will get it', async () => {
  openAssignments(
    { [assigning.info.path]: () => infoOf(draftRow), [assigning.students.path]: () => ({ list: [] }) },
    { assignmentId: '7' },
  )
  await screen.findByRole('button', { name: '关闭' })
  await waitFor(() =>
    expect(descriptionOf(screen.getByRole('dialog', { name: '期末完形专练' }))).toBe(
      '练习，今天 08:00 开始，明天 20:00 截止还没有发布，发布后 40 人会收到',
    ),
  )
})

test('an assignment whose groups begin one after another says so', async () => {
  openAssignments(
    {
      [assigning.info.path]: () => ({ ...infoOf(draftRow), groupMinutes: 15 }),
      [assigning.students.path]: () => ({ list: [] }),
    },
    { assignmentId: '7' },
  )
  await screen.findByRole('button', { name: '关闭' })
  await waitFor(() =>
    expect(descriptionOf(screen.getByRole('dialog', { name: '期末完形专练' }))).toBe(
      '练习，今天 08:00 开始，明天 20:00 截止各组依次开始，每组相隔 15 分钟还没有发布，发布后 40 人会收到',
    ),
  )
})

test('closing removes the assignment from the address', async () => {
  const { address } = openAssignments(running, { assignmentId: '5', status: '1' })
  await group('未交')
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address.get()).toEqual({ status: '1' })
})

test('students that cannot be fetched can be fetched again', async () => {
  let isDown = true
  const answers = { ...running, [assigning.students.path]: () => (isDown ? lost() : { list: students }) }
  openAssignments(answers, { assignmentId: '5' })
  const failure = within(await screen.findByRole('alert'))
  isDown = false
  fireEvent.click(failure.getByRole('button', { name: '刷新试试' }))
  expect(await linesOf('待批')).toEqual(['程可欣昨天 19:30 提交'])
})
