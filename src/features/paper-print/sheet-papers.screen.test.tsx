// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paper } from '#api/contract/groups/paper.ts'
import { listOf, row } from '#parts/paper-sheet/testing/paper-fixtures.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { PaperOfAddress } from './components/paper-of-address.tsx'
import { SheetPapersScreen } from './sheet-papers.screen.tsx'

const open = (rows: Parameters<typeof listOf>[0], query: Readonly<Record<string, string>> = {}) =>
  openScreen(
    <PaperOfAddress otherwise={<SheetPapersScreen subjectId={203} />}>
      {(paperId) => <output>{paperId}</output>}
    </PaperOfAddress>,
    { [paper.list.path]: () => listOf(rows) },
    query,
  )

test('without a paper in the address, every paper leads to its answer sheet', async () => {
  const { sentTo } = open([row(), row({ paperId: 7, paperTitle: '期中检测' })])
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => ({ text: link.textContent, href: link.getAttribute('href') }))).toEqual([
    { text: '第五单元检测', href: '#/answer-sheet-html?paperId=6' },
    { text: '期中检测', href: '#/answer-sheet-html?paperId=7' },
  ])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('答题卡')
  expect(sentTo(paper.list).map(({ fields }) => ({ scope: fields['scope'], subjectId: fields['subjectId'] }))).toEqual([
    { scope: 'all', subjectId: '203' },
  ])
})

test('without papers it says where to make one', async () => {
  open([])
  expect((await screen.findByText('还没有试卷')).parentElement?.textContent).toContain('先到“我的试卷”里组一份试卷')
})

test('a paper in the address is shown at once', () => {
  const { sentTo } = open([row()], { paperId: '12' })
  expect({ status: screen.getByRole('status').textContent, sent: sentTo(paper.list) }).toEqual({
    status: '12',
    sent: [],
  })
})
