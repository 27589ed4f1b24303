import { expect, test } from 'vitest'
import { commonErrorOf, itemRow, type ReportItem, studentRow, summaryRows } from './report-tables.ts'

const empty = { kind: 'empty' }

const number = (value: number, format: string) => ({ kind: 'number', value, format })

const text = (value: string) => ({ kind: 'text', text: value })

const word = (id: string) => ({ kind: 'word', word: id })

const item: ReportItem = {
  no: 12,
  kind: 'blank',
  sectionText: '二、填空',
  knowledge: '频度副词',
  score: 25,
  mean: 14,
  facility: 56,
  discrimination: -11,
  answers: [
    { value: 'usually', count: 9, right: true },
    { value: 'usualy', count: 4, right: false },
    { value: '', count: 3, right: false },
  ],
}

test("a marked student's row has numbers in points and percentage points", () => {
  const student = { username: 'qm0701001', realname: '胡星辰', state: 'marked', rank: 1 } as const
  expect(studentRow({ ...student, total: 955, objective: 810, written: 145, change: -23 })).toEqual([
    number(1, 'whole'),
    text('胡星辰'),
    text('qm0701001'),
    word('marked'),
    number(95.5, 'points'),
    number(81, 'points'),
    number(14.5, 'points'),
    number(-2.3, 'change'),
  ])
})

test('unknown values are empty, a real zero is a number', () => {
  const nothing = { rank: null, total: null, written: null, change: null }
  expect(studentRow({ username: 'u', realname: '', state: 'unmarked', objective: 0, ...nothing })).toEqual([
    empty,
    empty,
    text('u'),
    word('unmarked'),
    empty,
    number(0, 'points'),
    empty,
    empty,
  ])
})

test('the row of an item names its most common error', () => {
  expect(itemRow(item)).toEqual([
    number(12, 'whole'),
    text('频度副词'),
    text('二、填空'),
    number(2.5, 'points'),
    number(1.4, 'mean'),
    number(56, 'percent'),
    number(-0.11, 'index'),
    text('usualy'),
    number(4, 'whole'),
  ])
})

test.each([
  ['left open most of all', { answers: [{ value: '', count: 3, right: false }] }, word('leftOpen'), number(3, 'whole')],
  ['all right', { answers: [{ value: 'usually', count: 3, right: true }] }, word('none'), empty],
  ['marked by a person', { kind: 'written', answers: [] }, word('seeComments'), empty],
  ['nothing marked', { mean: null, facility: null, answers: [] }, empty, empty],
] as const)('most common error: %s', (_name, over, error, count) => {
  expect(itemRow({ ...item, ...over }).slice(-2)).toEqual([error, count])
})

test('the most common error is the first answer that is not right', () => {
  expect(commonErrorOf(item)).toEqual({ value: 'usualy', count: 4, right: false })
})

test('the summary has the counts, the statistics and the bands in order; an assignment ended by hand ended then', () => {
  const rows = summaryRows({
    assignment: {
      assignmentName: '第五单元检测',
      beginTime: '2026-11-18T06:00:00.000Z',
      endTime: '2026-11-18T12:00:00.000Z',
      finishedAt: '2026-11-18T07:30:00.000Z',
      score: 1000,
      assignedCount: 40,
    },
    paperTitle: '第五单元',
    courseName: '七年级(2)班',
    counts: { markedCount: 32, unmarkedCount: 6, unsubmittedCount: 2 },
    statistics: { mean: 741, median: 755, deviation: 117, highest: 960, lowest: 490, passed: 28 },
    distribution: [4, 6, 12, 7, 3],
    items: Array.from({ length: 36 }, () => item),
  })
  expect(rows.map(({ label, cell }) => ({ label, cell }))).toEqual([
    { label: 'assignmentName', cell: text('第五单元检测') },
    { label: 'courseName', cell: text('七年级(2)班') },
    { label: 'paperTitle', cell: text('第五单元') },
    { label: 'beginTime', cell: { kind: 'instant', instant: '2026-11-18T06:00:00.000Z' } },
    { label: 'endTime', cell: { kind: 'instant', instant: '2026-11-18T07:30:00.000Z' } },
    { label: 'itemCount', cell: number(36, 'whole') },
    { label: 'fullMark', cell: number(100, 'points') },
    { label: 'assigned', cell: number(40, 'whole') },
    { label: 'marked', cell: number(32, 'whole') },
    { label: 'unmarked', cell: number(6, 'whole') },
    { label: 'unsubmitted', cell: number(2, 'whole') },
    { label: 'mean', cell: number(74.1, 'mean') },
    { label: 'median', cell: number(75.5, 'mean') },
    { label: 'deviation', cell: number(11.7, 'mean') },
    { label: 'highest', cell: number(96, 'points') },
    { label: 'lowest', cell: number(49, 'points') },
    { label: 'passed', cell: number(28, 'whole') },
    { label: 'passRate', cell: number(88, 'percent') },
    { label: 'under60', cell: number(4, 'whole') },
    { label: 'from60', cell: number(6, 'whole') },
    { label: 'from70', cell: number(12, 'whole') },
    { label: 'from80', cell: number(7, 'whole') },
    { label: 'from90', cell: number(3, 'whole') },
  ])
})
