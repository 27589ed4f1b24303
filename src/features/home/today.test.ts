import { expect, test } from 'vitest'
import { busyDay, nothing, rowOf } from './testing/home-fixture.ts'
import {
  dueLater,
  dueToday,
  isUntouched,
  needKinds,
  nextDeadline,
  overdue,
  schoolDateOf,
  stepOf,
  totalCount,
} from './today.ts'

test.each([
  ['2026-11-20T06:32:00Z', { month: 11, day: 20, weekday: 5 }],
  ['2026-11-20T15:59:59Z', { month: 11, day: 20, weekday: 5 }],
  ['2026-11-20T16:00:00Z', { month: 11, day: 21, weekday: 6 }],
  ['2026-02-28T16:00:00Z', { month: 3, day: 1, weekday: 0 }],
])('at %s the day at school is %j', (instant, date) => expect(schoolDateOf(Date.parse(instant))).toEqual(date))

/** Friday, 20 November 2026, 14:32 at school. */
const friday = Date.parse('2026-11-20T06:32:00Z')

test('waiting things are counted by kind, and by submission or student', () => {
  const calm = { requestCount: 0 }
  const asked = { requestCount: 2 }
  const coming = { ...nothing, due: [...dueLater(busyDay, friday)] }
  expect({
    busy: needKinds(calm, busyDay, friday),
    asked: needKinds(asked, nothing, friday),
    coming: needKinds(calm, coming, friday),
  }).toEqual({ busy: 4, asked: 1, coming: 0 })
  expect({
    unmarked: totalCount(busyDay.unmarked),
    due: totalCount(busyDay.due),
    nothing: totalCount([]),
  }).toEqual({ unmarked: 18, due: 20, nothing: 0 })
})

test('only what is over counts as overdue; the rest is due today or on another school day', () => {
  const idsOf = (assignments: ReturnType<typeof dueLater>) => assignments.map(({ assignmentId }) => assignmentId)
  const lists = [overdue(busyDay), dueToday(busyDay, friday), dueLater(busyDay, friday)]
  expect(lists.map(idsOf)).toEqual([[4], [1, 2], [3]])
})

test('the next deadline is that of a running assignment', () => {
  expect([nextDeadline(busyDay), nextDeadline(nothing)]).toEqual([Date.parse('2026-11-20T10:00:00Z'), null])
})

test('a class is untouched until an assignment is prepared, running or over', () => {
  const { preparing, recent, seats } = busyDay
  const days = [nothing, { ...nothing, preparing }, { ...nothing, recent }, { ...nothing, seats }]
  expect(days.map(isUntouched)).toEqual([true, false, false, false])
})

const report = '/report-html?type=studytask&scope=class&courseId=2&homeworkId=1'

test.each([
  ['something to mark', rowOf({}, 20, 1), { word: 'mark', path: '/correct-html?assignmentId=1' }],
  ['running, nothing to mark', rowOf({}, 20), { word: 'look', path: '/course/2/tasks?assignmentId=1' }],
  [
    'over, scores not published',
    rowOf({ status: 2 }, 40),
    { word: 'publishScores', path: '/course/2/tasks?assignmentId=1' },
  ],
  [
    'over, scores published',
    rowOf({ status: 2, scoreTime: '2026-11-20T00:00:00Z' }, 40),
    { word: 'report', path: report },
  ],
  ['over, nobody handed in', rowOf({ status: 2 }), { word: 'report', path: report }],
  ['not published', rowOf({ status: 3 }), { word: 'publish', path: '/course/2/tasks?assignmentId=1' }],
  ['not begun', rowOf({ status: 4 }), { word: 'look', path: '/course/2/tasks?assignmentId=1' }],
])('%s: the step of the row', (_name, row, step) => expect(stepOf(row)).toEqual(step))
