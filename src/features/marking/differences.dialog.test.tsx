// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { markingRule, type MarkingRuleRow } from '#api/contract/groups/marking-rule.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { DifferencesDialog } from './differences.dialog.tsx'

const rule: MarkingRuleRow = {
  assignmentId: 5,
  assignmentName: 'Unit 6 写作',
  courseId: 3,
  courseName: '七年级(2)班',
  isBlind: true,
  unblindedAt: null,
  isDouble: true,
  differenceLimit: 20,
  thirdMarkerId: 4,
  goneThird: null,
  unmarked: 1,
  marked: 2,
  toSettle: 0,
  isBegun: true,
  markers: [
    { uid: 1, realname: '林知夏', leads: true, waiting: 0 },
    { uid: 2, realname: '徐书宁', leads: false, waiting: 0 },
    { uid: 4, realname: '顾之远', leads: false, waiting: 0 },
  ],
}

const marks = [
  { uid: 1, realname: '林知夏', score: 150, isThird: false },
  { uid: 2, realname: '徐书宁', score: 60, isThird: false },
]
const decided = [...marks, { uid: 4, realname: '顾之远', score: 100, isThird: true }]
const decidedBefore = [...marks, { uid: 9, realname: '沈知行', score: 90, isThird: true }]
const unsettled = { full: 150, settled: null, settledRev: 0, maySettle: false, value: null }
const difference = { ...unsettled, itemId: 9, no: 14, difference: 90, marks }

const list = [
  { ...difference, handle: 70_123, place: 3, student: null },
  { ...difference, handle: 80_123, place: null, student: null, marks: decided },
  { ...difference, handle: 8, place: 1, student: '陈思远' },
  { ...difference, handle: 90_123, place: null, student: null, marks: decidedBefore },
]

async function openDialog(uid: number, changes: Partial<MarkingRuleRow> = {}, rows: readonly unknown[] = list) {
  const { sentTo } = openScreen(<DifferencesDialog uid={uid} rule={{ ...rule, ...changes }} onClose={() => {}} />, {
    [markingRule.differences.path]: () => ({ list: rows }),
    [markingRule.settle.path]: () => ({ rev: 1 }),
  })
  await screen.findByRole('link', { name: '第 14 题，陈思远' })
  return sentTo
}

test('each difference that the teacher is shown links to its answer, by name, or by its number on the tools', async () => {
  await openDialog(1)
  const links = await screen.findAllByRole('link', { name: /^第 14 题/ })
  expect(links.map((link) => ({ text: link.textContent, href: link.getAttribute('href') }))).toEqual([
    { text: '第 14 题，第 3 份', href: '#/correct-html?assignmentId=5&itemId=9&submissionId=70123' },
    { text: '第 14 题，陈思远', href: '#/correct-html?assignmentId=5&itemId=9&submissionId=8' },
  ])
})

test('the score of the third teacher stands apart from the two, with the name of one who was replaced', async () => {
  await openDialog(1)
  const rows = screen.getAllByRole('row').slice(1)
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['第 14 题，第 3 份', '林知夏 15 · 徐书宁 6', '9', '还没定'],
    ['第 14 题，姓名隐藏', '林知夏 15 · 徐书宁 6', '9', '10'],
    ['第 14 题，陈思远', '林知夏 15 · 徐书宁 6', '9', '还没定'],
    ['第 14 题，姓名隐藏', '林知夏 15 · 徐书宁 6', '9', '沈知行 9'],
  ])
  expect(screen.getByRole('columnheader', { name: '顾之远定' }).tagName).toBe('TH')
})

test('only the third teacher is sent to decide; the others read who does', async () => {
  await openDialog(4)
  expect(screen.getByRole('link', { name: '去定分' }).getAttribute('href')).toBe('#/correct-html?assignmentId=5')
  cleanup()
  await openDialog(1)
  expect(screen.queryByRole('link', { name: '去定分' })).toBeNull()
  expect(screen.getByText('分差大的由顾之远来定，两位老师也可以改自己的分。').tagName).toBe('P')
  cleanup()
  await openDialog(2, { thirdMarkerId: null })
  expect(screen.queryByRole('link', { name: '去定分' })).toBeNull()
  const others = '没有第三位老师来定分的，由林知夏在这里定；两位老师也可以改自己的分。'
  expect(screen.getByText(others).tagName).toBe('P')
  cleanup()
  const goneThird = { realname: '沈知行', isDisabled: true, hasDecided: false }
  await openDialog(1, { thirdMarkerId: 9, goneThird })
  expect(screen.getByText(/^点右边的“定分”/).tagName).toBe('P')
})

test('who leads settles an answer by a number of half points, and may withdraw what they settled', async () => {
  const open = { ...difference, handle: 8, place: 1, student: '陈思远', maySettle: true, value: '信写好了' }
  const settled = { uid: 1, realname: '林知夏', score: 100 }
  const rows = [open, { ...open, handle: 9, place: 2, student: '周雨桐', settled, settledRev: 1 }]
  const sent = await openDialog(1, { thirdMarkerId: null }, rows)
  fireEvent.click(await screen.findByRole('button', { name: '定分 第 14 题，陈思远' }))
  expect(screen.getByRole('region', { name: '作答' }).textContent).toBe('信写好了')
  const field = screen.getByRole('textbox', { name: '定为（分）' })
  fireEvent.change(field, { target: { value: '15.5' } })
  fireEvent.click(screen.getByRole('button', { name: '定分' }))
  expect(screen.getByText('请填 0 到 15 的数，最小到 0.5 分').textContent).not.toBe('')
  fireEvent.change(field, { target: { value: '12.5' } })
  fireEvent.click(screen.getByRole('button', { name: '定分' }))
  fireEvent.click(await screen.findByRole('button', { name: '定分 第 14 题，周雨桐' }))
  fireEvent.click(screen.getByRole('button', { name: '撤回定分' }))
  await screen.findByRole('button', { name: '定分 第 14 题，周雨桐' })
  const of = { assignmentId: '5', itemId: '9' }
  expect(sent(markingRule.settle).map(({ fields }) => fields)).toEqual([
    { ...of, submissionId: '8', rev: '0', score: '125' },
    { ...of, submissionId: '9', rev: '1' },
  ])
})
