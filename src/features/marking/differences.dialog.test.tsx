// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { markingRule, type MarkingRuleRow } from '#api/contract/groups/marking-rule.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { fakeAnswers } from '#tests/support/documents/fake-answers.ts'
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
  isBegun: true,
  markers: [
    { uid: 1, realname: '林知夏' },
    { uid: 2, realname: '徐书宁' },
    { uid: 4, realname: '顾之远' },
  ],
}

const marks = [
  { uid: 1, realname: '林知夏', score: 150, isThird: false },
  { uid: 2, realname: '徐书宁', score: 60, isThird: false },
]
const decided = [...marks, { uid: 4, realname: '顾之远', score: 100, isThird: true }]
const decidedBefore = [...marks, { uid: 9, realname: '沈知行', score: 90, isThird: true }]
const difference = { itemId: 9, no: 14, difference: 90, marks }

const list = [
  { ...difference, handle: 70_123, place: 3, student: null },
  { ...difference, handle: 80_123, place: null, student: null, marks: decided },
  { ...difference, handle: 8, place: 1, student: '陈思远' },
  { ...difference, handle: 90_123, place: null, student: null, marks: decidedBefore },
]

async function openDialog(uid: number, changes: Partial<MarkingRuleRow> = {}) {
  const { call } = fakeAnswers({ [markingRule.differences.path]: () => ({ list }) })
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider call={call}>
        <DifferencesDialog uid={uid} rule={{ ...rule, ...changes }} onClose={() => {}} />
      </ClientProvider>
    </QueryClientProvider>,
  )
  await screen.findByRole('link', { name: '第 14 题，陈思远' })
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
  await openDialog(1, { thirdMarkerId: null })
  expect(screen.queryByRole('link', { name: '去定分' })).toBeNull()
  expect(screen.getByText('还没有第三位老师来定分。点任务旁的“设置”选一位，或者两位老师改自己的分。').tagName).toBe('P')
  cleanup()
  const goneThird = { realname: '沈知行', isDisabled: true, hasDecided: false }
  await openDialog(1, { thirdMarkerId: 9, goneThird })
  expect(screen.getByText('第三位沈知行的账号停用了。点任务旁的“设置”换一位，或者两位老师改自己的分。').tagName).toBe(
    'P',
  )
})

test('in a class of two teachers nobody is told to name a third who is not there', async () => {
  await openDialog(1, { thirdMarkerId: null, markers: rule.markers.slice(0, 2) })
  const hint =
    '这个班没有第三位老师来定分。请其中一位老师改自己的分；或者先给班级添一位老师，再点任务旁的“设置”选这位老师。'
  expect(screen.getByText(hint).tagName).toBe('P')
})
