// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { assignmentException } from '#api/contract/groups/assignment-exception.ts'
import { correction } from '#api/contract/groups/correction.ts'
import { finishedRow, infoOf, rowOf, students } from './testing/assignment-fixtures.ts'
import { click } from './testing/assignment-rows.ts'
import { openAssignments } from './testing/open-assignments.tsx'
import { type Answers, refused } from '#tests/support/documents/fake-answers.ts'
import { textsOf } from '#tests/support/documents/page-texts.ts'

const planned = {
  uid: 21,
  username: 'qm0702001',
  realname: '陈思远',
  groupName: null,
  beginTime: '2026-11-18T00:00:00.000Z',
  groupBegin: '2026-11-18T00:00:00.000Z',
  endTime: '2026-11-20T10:00:00.000Z',
  duration: null,
  hasSubmitted: false,
  isCollected: false,
  own: null,
}

const own = {
  isExcused: true,
  beginTime: null,
  endTime: null,
  isEnded: false,
  extraMinutes: 0,
  reason: '住院',
  byName: '林知夏',
}

const scoredRow = {
  ...finishedRow,
  assignmentInfo: { ...finishedRow.assignmentInfo, scoreTime: '2026-11-19T00:00:00.000Z' },
}

test('an excused student is shown in the drawer with the reason; removing that can be undone', async () => {
  const { sentTo } = openAssignments(
    {
      [assigning.info.path]: () => infoOf(rowOf()),
      [assigning.students.path]: () => ({ list: students }),
      [assignmentException.list.path]: () => ({
        list: [
          { ...planned, own },
          { ...planned, uid: 22, realname: '陈予安' },
        ],
      }),
      [assignmentException.remove.path]: () => ({ count: 1, givenBack: 0 }),
      [assignmentException.save.path]: () => ({ count: 1, givenBack: 0 }),
    },
    { assignmentId: '5' },
  )
  await waitFor(() => expect(textsOf('listitem')).toContain('陈思远免做住院（林知夏）取消安排'))
  click('取消陈思远的单独安排')
  await screen.findByText('已取消陈思远的免做，原来的进度和单独安排都在')
  fireEvent.click(await screen.findByRole('button', { name: '撤销' }))
  await screen.findByText('住院（林知夏）')
  expect(sentTo(assignmentException.remove.path).map(({ fields }) => fields)).toEqual([
    { assignmentId: '5', uids: '21' },
  ])
  expect(sentTo(assignmentException.save.path).map(({ fields }) => fields)).toEqual([
    { assignmentId: '5', uids: '21', isExcused: 'true', reason: '住院' },
  ])
  click('给学生单独安排')
  await waitFor(() => expect(textsOf('status')).toContain('arranges 5 for  of 2'))
})

test('students ticked in the drawer are ticked in the dialog for their own times', async () => {
  openAssignments(
    {
      [assigning.info.path]: () => infoOf(rowOf()),
      [assigning.students.path]: () => ({ list: students }),
      [assignmentException.list.path]: () => ({ list: [planned, { ...planned, uid: 22, realname: '陈予安' }] }),
    },
    { assignmentId: '5' },
  )
  const missing = students.find(({ state, canHandIn }) => state === 'unsubmitted' && canHandIn)
  fireEvent.click(await screen.findByRole('checkbox', { name: missing?.realname ?? '' }))
  fireEvent.click(await screen.findByRole('button', { name: '单独安排 1 人' }))
  await waitFor(() => expect(textsOf('status')).toContain(`arranges 5 for ${missing?.uid} of 2`))
})

const shown = {
  submissionId: 9,
  realname: '陈思远',
  item: { itemId: 4, no: 8, kind: 'written', stem: 'My Saturday', options: [], score: 150 },
  before: 'I get up.',
  crop: null,
  answer: 'I get up at eight.',
  answeredAt: '2026-11-19T02:00:00.000Z',
  state: 'waiting',
  comment: '',
}

/** The drawer of an assignment with one correction to look at. */
const openCorrection = (one: object = shown, decide: Answers[string] = () => ({})) =>
  openAssignments(
    {
      [assigning.info.path]: () => infoOf(scoredRow),
      [assigning.students.path]: () => ({ list: students }),
      [assignmentException.list.path]: () => ({ list: [planned] }),
      [correction.list.path]: () => ({ list: [one] }),
      [correction.decide.path]: decide,
      [assigning.showMean.path]: () => ({}),
    },
    { assignmentId: '6' },
  )

test('a written correction is decided in the drawer, and the mean is shown to students', async () => {
  const { sentTo } = openCorrection()
  await waitFor(() =>
    expect(textsOf('listitem')).toContain('第 8 题，陈思远等你看原来：I get up.订正：I get up at eight.对了再订正'),
  )
  click('陈思远第 8 题订正对了')
  fireEvent.click(screen.getByRole('checkbox', { name: '让学生看到班级平均分和自己的标准分' }))
  await screen.findByText('1 份要看')
  expect(sentTo(correction.decide.path).map(({ fields }) => fields)).toEqual([
    {
      assignmentId: '6',
      submissionId: '9',
      itemId: '4',
      answeredAt: '2026-11-19T02:00:00.000Z',
      isRight: 'true',
    },
  ])
  expect(sentTo(assigning.showMean.path).map(({ fields }) => fields)).toEqual([
    { assignmentId: '6', showsMean: 'true' },
  ])
})

test('a correction is returned with a reason, which a refusal does not lose', async () => {
  const title = '陈思远第 8 题：退回再订正'
  let isRefused = true
  const { sentTo } = openCorrection(shown, () => (isRefused ? refused('correctionChanged') : {}))
  const again = () => screen.findByRole('button', { name: '陈思远第 8 题要再订正' })
  fireEvent.click(await again())
  fireEvent.change(await screen.findByLabelText('哪里还不对'), { target: { value: '时态不对' } })
  const go = () =>
    fireEvent.click(within(screen.getByRole('dialog', { name: title })).getByRole('button', { name: '再订正' }))
  go()
  expect((await within(screen.getByRole('dialog', { name: title })).findByRole('alert')).textContent).toBe(
    '学生刚又订正了一次，请看过新的答案再定',
  )
  isRefused = false
  go()
  await screen.findByText('已把第 8 题退给陈思远再订正')
  expect(screen.queryByRole('dialog', { name: title })).toBeNull()
  expect(
    sentTo(correction.decide.path).map(({ fields }) => ({ isRight: fields['isRight'], comment: fields['comment'] })),
  ).toEqual([
    { isRight: 'false', comment: '时态不对' },
    { isRight: 'false', comment: '时态不对' },
  ])
})

test('the reason of a returned correction stands beside it', async () => {
  openCorrection({ ...shown, state: 'again', comment: '时态不对' })
  await waitFor(() =>
    expect(textsOf('listitem')).toContain(
      '第 8 题，陈思远退回再订正原来：I get up.订正：I get up at eight.您说：时态不对',
    ),
  )
})

test('an own end that was cut off by ending the assignment for all is not shown as if it held', async () => {
  const later = { ...own, isExcused: false, endTime: '2026-11-21T10:00:00.000Z' }
  openAssignments(
    {
      [assigning.info.path]: () => infoOf(finishedRow),
      [assigning.students.path]: () => ({ list: students }),
      [assignmentException.list.path]: () => ({
        list: [
          { ...planned, own: { ...later, isEnded: true } },
          { ...planned, uid: 22, realname: '陈予安', own: later },
        ],
      }),
    },
    { assignmentId: '5' },
  )
  await screen.findByRole('button', { name: '取消陈思远的单独安排' })
  expect(textsOf('listitem').filter((text) => text.includes('住院'))).toEqual([
    '陈思远已随全班提前结束住院（林知夏）取消安排',
    '陈予安明天 18:00 截止住院（林知夏）取消安排',
  ])
})
