// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { paper } from '#api/contract/groups/paper.ts'
import { refused } from '#tests/support/documents/fake-answers.ts'
import { openPapers } from './testing/open-papers.tsx'
import { textsOf } from '#tests/support/documents/page-texts.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T04:00:00.000Z') })
  return () => vi.useRealTimers()
})

const list = paper.list.path

test('布置 opens the dialog for the current class; afterwards it leads to the assignments, and the list is reloaded', async () => {
  const { sentTo, pushed } = openPapers()
  fireEvent.click(await screen.findByRole('button', { name: '布置“第五单元检测”' }))
  expect(
    JSON.parse((await screen.findByRole('dialog', { name: 'assign' })).querySelector('output')?.textContent ?? ''),
  ).toEqual({
    paperId: 6,
    paperTitle: '第五单元检测',
    duration: 60,
    score: 515,
    itemCount: 32,
    subjectId: 203,
    courseId: 3,
  })
  const before = sentTo(list).length
  fireEvent.click(screen.getByRole('button', { name: 'assign-done' }))
  fireEvent.click(await screen.findByRole('button', { name: '去看任务' }))
  expect({ pushed, dialog: screen.queryByRole('dialog') }).toEqual({
    pushed: ['/course/3/homework/edit/success/published?assignmentIds=7'],
    dialog: null,
  })
  await waitFor(() => expect(sentTo(list).length).toBeGreaterThan(before))
})

test('an assignment just made can be withdrawn; if it cannot, the reason is shown', async () => {
  const answers = [refused('openedByStudents', { courseId: 3 }), {}]
  const { sentTo } = openPapers({ answers: { [assigning.withdraw.path]: () => answers.shift() } })
  const assign = async () => {
    fireEvent.click(await screen.findByRole('button', { name: '布置“第五单元检测”' }))
    fireEvent.click(await screen.findByRole('button', { name: 'assign-done' }))
    fireEvent.click(await screen.findByRole('button', { name: '撤销' }))
  }
  await assign()
  fireEvent.click(await screen.findByRole('button', { name: '确定' }))
  await assign()
  await waitFor(() => expect(textsOf('log')).toContain('已撤回，学生看不到了；任务还在列表里，没有布置去看任务'))
  expect(sentTo(assigning.withdraw.path).map(({ fields }) => fields)).toEqual([
    { assignmentIds: '7' },
    { assignmentIds: '7' },
  ])
})

test('an assignment to several classes is withdrawn from all, or the class that prevents it is named', async () => {
  const answers = [refused('openedByStudents', { courseId: 5 }), {}]
  const assigned = {
    courses: [
      { courseId: 4, courseName: '七年级(3)班' },
      { courseId: 5, courseName: '七年级(5)班' },
    ],
    assignmentIds: [7, 8],
    message: '“第五单元检测”已布置给 2 个班共 79 人，学生现在可以作答',
    isPublished: true,
  }
  const { sentTo, pushed } = openPapers({ assigned, answers: { [assigning.withdraw.path]: () => answers.shift() } })
  const assign = async () => {
    fireEvent.click(await screen.findByRole('button', { name: '布置“第五单元检测”' }))
    fireEvent.click(await screen.findByRole('button', { name: 'assign-done' }))
    await screen.findByText(assigned.message)
    fireEvent.click(await screen.findByRole('button', { name: '撤销' }))
  }
  await assign()
  const refusal = await screen.findByRole('dialog', { name: '错误提示' })
  expect(refusal.textContent).toBe('错误提示七年级(5)班：已有学生打开，不能撤回；可以提前结束确定')
  fireEvent.click(await screen.findByRole('button', { name: '确定' }))
  await assign()
  await screen.findByText('2 个班的任务都已撤回，学生看不到了；任务还在列表里，没有布置')
  fireEvent.click(await screen.findByRole('button', { name: '去看任务' }))
  expect(sentTo(assigning.withdraw.path).map(({ fields }) => fields)).toEqual([
    { assignmentIds: '7,8' },
    { assignmentIds: '7,8' },
  ])
  expect(pushed).toEqual(['/course/4/tasks'])
})

test('a closed dialog leaves no message', async () => {
  openPapers()
  fireEvent.click(await screen.findByRole('button', { name: '布置“第五单元检测”' }))
  fireEvent.click(await screen.findByRole('button', { name: 'assign-close' }))
  expect({ dialog: screen.queryByRole('dialog'), button: screen.queryByRole('button', { name: '去看任务' }) }).toEqual({
    dialog: null,
    button: null,
  })
})

test('布置 ends when the address moves to another page, and does not reopen on return', async () => {
  const { address } = openPapers()
  fireEvent.click(await screen.findByRole('button', { name: '布置“第五单元检测”' }))
  expect((await screen.findByRole('dialog')).textContent).toBe(
    '{"paperId":6,"paperTitle":"第五单元检测","duration":60,"score":515,"itemCount":32,"subjectId":203,"courseId":3}' +
      'assign-doneassign-close',
  )
  act(() => address.set({ paperId: '6' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => address.set({}))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without a class, the message says what is missing', async () => {
  openPapers({ context: { courseId: null } })
  fireEvent.click(await screen.findByRole('button', { name: '布置“第五单元检测”' }))
  expect((await screen.findByRole('dialog')).textContent).toBe(
    '还没有班级布置要先有班级。请先在“我的课程”里新建班级，再回来布置。确定',
  )
})
