// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { markingRule, type MarkingRuleRow } from '#api/contract/areas/marking-rule.ts'
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
  unmarked: 1,
  marked: 2,
  isBegun: true,
  markers: [],
}

const marks = [{ uid: 1, realname: '林知夏', score: 150 }]
const difference = { itemId: 9, no: 14, difference: 90, marks }

test('each difference links to its answer, by name, or by the handle while names are hidden', async () => {
  const list = [
    { ...difference, handle: 70_123, student: null },
    { ...difference, handle: 8, student: '陈思远' },
  ]
  const { call } = fakeAnswers({ [markingRule.differences.path]: () => ({ list }) })
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider call={call}>
        <DifferencesDialog rule={rule} onClose={() => {}} />
      </ClientProvider>
    </QueryClientProvider>,
  )
  const links = await screen.findAllByRole('link', { name: /^第 14 题/ })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['第 14 题，编号 70123', '#/correct-html?assignmentId=5&itemId=9&submissionId=70123'],
    ['第 14 题，陈思远', '#/correct-html?assignmentId=5&itemId=9&submissionId=8'],
  ])
})
