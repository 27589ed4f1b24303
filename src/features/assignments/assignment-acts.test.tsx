// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { lost, refused } from '#tests/support/documents/fake-answers.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { openAssignments } from './testing/open-assignments.tsx'
import { cellsOf, choose, click } from './testing/assignment-rows.ts'
import {
  comingRow,
  draftRow,
  finishedRow,
  infoOf,
  listOf,
  now,
  rowOf,
  runningRow,
} from './testing/assignment-fixtures.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  return () => vi.useRealTimers()
})

interface CommandCase {
  readonly act: string
  readonly row: typeof runningRow
  readonly path: string
  readonly answer: unknown
  readonly says: readonly string[]
  /** The toast, including the next step and how long it can be undone. */
  readonly done: string
  /** The id is sent in a list. */
  readonly isList?: true
}

const commands: readonly CommandCase[] = [
  {
    act: '发布',
    row: draftRow,
    path: assigning.publish.path,
    isList: true,
    answer: { assignedCount: 40 },
    says: ['把“期末完形专练”发布给七(2)班 40 人吗？', '发布后马上可以作答', '明天 20:00 截止'],
    done: '已把“期末完形专练”发布给 40 人撤销10 秒',
  },
  {
    act: '现在开始',
    row: comingRow,
    path: assigning.start.path,
    answer: {},
    says: ['现在就开始“Unit 6 阅读”吗？', '原定 11-23 08:00 开始', '40 名学生马上可以作答，不能再改回定时'],
    done: '“Unit 6 阅读”已开始，学生现在可以作答提醒 40 人',
  },
  {
    act: '提前结束',
    row: runningRow,
    path: assigning.finish.path,
    answer: {},
    says: ['现在就结束“Unit 6 写作”吗？', '原定今天 18:00 截止', '还有 3 人未交，结束后不能再交'],
    done: '“Unit 6 写作”已结束批改撤销10 秒',
  },
  {
    act: '提前结束',
    row: rowOf({}, { answering: 2 }),
    path: assigning.finish.path,
    answer: {},
    says: [
      '现在就结束“Unit 6 写作”吗？',
      '原定今天 18:00 截止',
      '还有 3 人未交，结束后不能再交',
      '正在作答的 2 人，已保存的答案会自动收上来',
    ],
    done: '“Unit 6 写作”已结束批改撤销10 秒',
  },
  {
    act: '撤回',
    row: comingRow,
    path: assigning.withdraw.path,
    isList: true,
    answer: {},
    says: [
      '撤回已发布给 40 人的“Unit 6 阅读”吗？',
      '学生看不到这项任务了；名称、对象和时间都在，可以改好再发布',
      '还没有学生打开过；有人打开就不能撤回',
    ],
    done: '“Unit 6 阅读”已撤回，学生看不到了编辑',
  },
  {
    act: '删除',
    row: comingRow,
    path: assigning.remove.path,
    answer: {},
    says: ['要删除“Unit 6 阅读”吗？', '40 名学生将看不到这项任务，还没有人开始作答', '试卷本身还在；删除后不能恢复'],
    done: '已删除“Unit 6 阅读”看试卷',
  },
  {
    act: '撤回成绩',
    row: rowOf({ status: 2, scoreTime: '2026-11-19T00:00:00.000Z' }, { unmarked: 0 }),
    path: assigning.withdrawScores.path,
    answer: {},
    says: ['撤回“Unit 6 写作”已发布的成绩吗？', '学生看不到分数和答案了；已有学生看过就不能撤回'],
    done: '已撤回“Unit 6 写作”的成绩批改',
  },
]

const start = async ({ act, row }: Pick<CommandCase, 'act' | 'row'>) => {
  const cells = await cellsOf(row.assignmentInfo.assignmentName)
  const primary = cells.queryByRole('button', { name: act })
  if (primary === null) await choose(row.assignmentInfo.assignmentName, act)
  else fireEvent.click(primary)
  return within(await screen.findByRole('dialog', { name: act }))
}

/** The question in a dialog, and the details below it. */
function linesIn(dialog: HTMLElement) {
  const lines = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  const whole = descriptionOf(dialog)
  return [whole.slice(0, whole.length - lines.join('').length), ...lines]
}

test.each(commands)('$act asks with numbers, then runs once', async (command) => {
  const { sentTo } = openAssignments({
    [assigning.list.path]: () => listOf([command.row]),
    [command.path]: () => command.answer,
  })
  const dialog = await start(command)
  expect(linesIn(screen.getByRole('dialog'))).toEqual(command.says)
  fireEvent.click(dialog.getByRole('button', { name: command.act }))
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe(command.done))
  const { assignmentId } = command.row.assignmentInfo
  expect(sentTo(command.path).map(({ fields }) => fields)).toEqual([
    { [command.isList ? 'assignmentIds' : 'assignmentId']: String(assignmentId) },
  ])
})

test('a cancelled act is not carried out', async () => {
  const { sentTo } = openAssignments()
  await choose('Unit 6 阅读', '删除')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentTo(assigning.remove.path)).toEqual([])
})

test('published scores can be withdrawn at once', async () => {
  const { sentTo } = openAssignments({
    [assigning.publishScores.path]: () => ({ count: 38 }),
    [assigning.withdrawScores.path]: () => ({}),
  })
  fireEvent.click((await cellsOf('第五单元检测')).getByRole('button', { name: '发布成绩' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(linesIn(screen.getByRole('dialog'))).toEqual([
    '发布“第五单元检测”38 人的成绩吗？',
    '已批 38 人，未交 2 人没有成绩',
    '学生马上能看到分数和答案；没有人看过之前可以撤回',
  ])
  fireEvent.click(dialog.getByRole('button', { name: '发布成绩' }))
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('已发布“第五单元检测”38 人的成绩讲评撤销10 秒'))
  click('撤销')
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('已撤回“第五单元检测”的成绩批改'))
  expect(sentTo(assigning.withdrawScores.path).map(({ fields }) => fields)).toEqual([{ assignmentId: '6' }])
})

const nothingIn = { marked: 0, unmarked: 0 }

const steps = [
  ['现在开始', comingRow, assigning.start.path, '提醒 40 人', null, '9'],
  ['提前结束', runningRow, assigning.finish.path, '批改', '/correct-html?assignmentId=5', undefined],
  [
    '提前结束',
    rowOf({}, { unmarked: 0 }),
    assigning.finish.path,
    '讲评',
    '/report-html?type=studytask&scope=class&courseId=1&homeworkId=5',
    undefined,
  ],
  [
    '发布成绩',
    finishedRow,
    assigning.publishScores.path,
    '讲评',
    '/report-html?type=studytask&scope=class&courseId=1&homeworkId=6',
    undefined,
  ],
  ['删除', comingRow, assigning.remove.path, '看试卷', '/my-paper/paper-lib?paperId=8', undefined],
] as const

test.each(steps)('after %s the next step is offered', async (act, row, path, step, leadsTo, drawer) => {
  const { pushed, address } = openAssignments({
    [assigning.list.path]: () => listOf([row]),
    [path]: () => ({ assignedCount: 40, count: 38 }),
    [assigning.info.path]: () => infoOf(row),
    [assigning.students.path]: () => ({ list: [] }),
  })
  const dialog = await start({ act, row })
  fireEvent.click(dialog.getByRole('button', { name: act }))
  fireEvent.click(await screen.findByRole('button', { name: step }))
  expect({ pushed, assignmentId: address.get()['assignmentId'] }).toEqual({
    pushed: leadsTo === null ? [] : [leadsTo],
    assignmentId: drawer,
  })
})

const undone = [
  [
    '发布',
    draftRow,
    assigning.publish.path,
    assigning.withdraw.path,
    { assignmentIds: '7' },
    '“期末完形专练”已撤回，学生看不到了编辑',
  ],
  [
    '提前结束',
    rowOf({}, nothingIn),
    assigning.finish.path,
    assigning.reopen.path,
    { assignmentId: '5', endTime: '2026-11-20T10:00:00.000Z' },
    '“Unit 6 写作”接着作答，今天 18:00 截止提醒 3 人',
  ],
] as const

test.each(undone)('%s can be undone for ten seconds', async (act, row, path, undoPath, fields, announcement) => {
  const { sentTo } = openAssignments({
    [assigning.list.path]: () => listOf([row]),
    [path]: () => ({ assignedCount: 40 }),
    [undoPath]: () => ({ givenBack: 0 }),
  })
  const dialog = await start({ act, row })
  fireEvent.click(dialog.getByRole('button', { name: act }))
  fireEvent.click(await screen.findByRole('button', { name: '撤销' }))
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe(announcement))
  expect(sentTo(undoPath).map((one) => one.fields)).toEqual([fields])
})

test.each([
  ['改截止时间', runningRow, '“Unit 6 写作”改为 11-23 20:00 截止提醒 3 人'],
  [
    '重新开放',
    finishedRow,
    '“第五单元检测”已重新开放，11-23 20:00 截止；2 人的作答之前自动收了，已还给学生接着做提醒 2 人',
  ],
])('%s announces the new end, with a reminder as the next step', async (act, row, announcement) => {
  openAssignments({ [assigning.list.path]: () => listOf([row]) })
  await choose(row.assignmentInfo.assignmentName, act)
  fireEvent.click(await screen.findByRole('button', { name: `ends ${row.assignmentInfo.assignmentId}` }))
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe(announcement))
})

test('scores a student has seen meanwhile stay published, with a message saying so', async () => {
  openAssignments({
    [assigning.publishScores.path]: () => ({ count: 38 }),
    [assigning.withdrawScores.path]: () => refused('seenByStudents'),
  })
  fireEvent.click((await cellsOf('第五单元检测')).getByRole('button', { name: '发布成绩' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '发布成绩' }))
  fireEvent.click(await screen.findByRole('button', { name: '撤销' }))
  expect((await screen.findByRole('dialog', { name: '错误提示' })).textContent).toBe(
    '错误提示已有学生看过成绩，不能撤回确定',
  )
})

test('a refused act says why and fetches the list again', async () => {
  const { sentTo } = openAssignments({ [assigning.publish.path]: () => refused('alreadyPublished') })
  fireEvent.click((await cellsOf('期末完形专练')).getByRole('button', { name: '发布' }))
  const before = sentTo(assigning.list.path).length
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '发布' }))
  expect((await screen.findByRole('dialog', { name: '错误提示' })).textContent).toBe('错误提示这项任务已经发布确定')
  await waitFor(() => expect(sentTo(assigning.list.path).length).toBeGreaterThan(before))
})

test('an act whose response was lost keeps its key when repeated', async () => {
  let isDown = true
  const { sentTo } = openAssignments({ [assigning.finish.path]: () => (isDown ? lost() : {}) })
  const finishIt = async () => {
    await choose('Unit 6 写作', '提前结束')
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '提前结束' }))
  }
  await finishIt()
  fireEvent.click(within(await screen.findByRole('dialog', { name: '错误提示' })).getByRole('button', { name: '确定' }))
  isDown = false
  await finishIt()
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('“Unit 6 写作”已结束批改撤销10 秒'))
  const keys = sentTo(assigning.finish.path).map(({ key }) => key)
  expect({ keys: keys.length, differentKeys: new Set(keys).size }).toEqual({ keys: 2, differentKeys: 1 })
})
