import { expect, test } from 'vitest'
import { actsOf, pathOf, receiversOf, type AssignmentAct } from './row-acts.ts'
import { comingRow, draftRow, finishedRow, rowOf, runningRow } from './testing/assignment-fixtures.ts'

const nothing = { marked: 0, unmarked: 0, missing: 40 }
const openedByOne = { ...rowOf({}, nothing), reportData: { ...rowOf({}, nothing).reportData, openedCount: 1 } }
const published = '2026-11-19T00:00:00.000Z'

const table: readonly (readonly [string, ReturnType<typeof rowOf>, readonly AssignmentAct[]])[] = [
  ['unpublished', draftRow, ['PUBLISH', 'FULL_SCREEN', 'COPY', 'EDIT', 'HAND_OVER', 'REMOVE']],
  ['not started', comingRow, ['START', 'FULL_SCREEN', 'COPY', 'EDIT', 'EXPORT', 'HAND_OVER', 'WITHDRAW', 'REMOVE']],
  [
    'running, opened by nobody',
    rowOf({}, nothing),
    ['REPORT', 'FULL_SCREEN', 'COPY', 'REMIND', 'CHANGE_END', 'FINISH', 'EXPORT', 'HAND_OVER', 'WITHDRAW', 'REMOVE'],
  ],
  [
    'running, nothing handed in',
    openedByOne,
    ['REPORT', 'FULL_SCREEN', 'COPY', 'REMIND', 'CHANGE_END', 'FINISH', 'EXPORT', 'HAND_OVER', 'REMOVE'],
  ],
  [
    'running, something to mark',
    runningRow,
    ['REVIEW', 'REPORT', 'FULL_SCREEN', 'COPY', 'REMIND', 'CHANGE_END', 'FINISH', 'EXPORT', 'HAND_OVER'],
  ],
  [
    'running, all handed in and marked',
    rowOf({}, { marked: 40, unmarked: 0, missing: 0 }),
    ['PUBLISH_SCORE', 'REPORT', 'FULL_SCREEN', 'COPY', 'CHANGE_END', 'FINISH', 'EXPORT', 'HAND_OVER'],
  ],
  [
    'finished, nothing handed in',
    rowOf({ status: 2 }, nothing),
    ['REPORT', 'FULL_SCREEN', 'COPY', 'REOPEN', 'EXPORT', 'HAND_OVER', 'REMOVE'],
  ],
  [
    'finished, something to mark',
    rowOf({ status: 2 }),
    ['REVIEW', 'REPORT', 'FULL_SCREEN', 'COPY', 'REOPEN', 'EXPORT', 'HAND_OVER'],
  ],
  [
    'finished and marked',
    finishedRow,
    ['PUBLISH_SCORE', 'REPORT', 'FULL_SCREEN', 'COPY', 'REOPEN', 'EXPORT', 'HAND_OVER'],
  ],
  [
    'scores published',
    rowOf({ status: 2, scoreTime: published }, { unmarked: 0 }),
    ['REPORT', 'FULL_SCREEN', 'COPY', 'EXPORT', 'WITHDRAW_SCORES'],
  ],
  [
    'scores published, a late submission to mark',
    rowOf({ status: 2, scoreTime: published }),
    ['REVIEW', 'REPORT', 'FULL_SCREEN', 'COPY', 'EXPORT', 'HAND_OVER', 'WITHDRAW_SCORES'],
  ],
]

test.each(table)('acts of an assignment: %s', (_name, row, acts) => expect(actsOf(row)).toEqual(acts))

test('publishing scores is not offered while somebody with their own times is still working', () => {
  const { reportData, ...row } = finishedRow
  expect(actsOf({ ...row, reportData: { ...reportData, stillOpenCount: 1 } })[0]).toBe('REPORT')
})

test('acts that lead to a page lead to that of the assignment', () => {
  const paths = (['REVIEW', 'REPORT', 'FULL_SCREEN', 'PUBLISH', 'REMIND'] as const).map((act) =>
    pathOf(act, runningRow),
  )
  expect(paths).toEqual([
    '/correct-html?assignmentId=5',
    '/report-html?type=studytask&scope=class&courseId=1&homeworkId=5',
    '/course/1/homework/5/screen',
    null,
    null,
  ])
})

test('an unpublished assignment for the whole class will go to all of it, otherwise to those who have it', () => {
  expect([
    receiversOf(draftRow, 40),
    receiversOf(rowOf({ status: 3, audience: 2, assignedCount: 6 }), 40),
    receiversOf(comingRow, 41),
  ]).toEqual([40, 6, 40])
})
