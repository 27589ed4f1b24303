// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paper } from '#api/contract/groups/paper.ts'
import { mathsTypes } from '#domain/questions/question-types.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { openPapers } from './testing/open-papers.tsx'
import { item, paperOf, question, section } from '#parts/paper-sheet/testing/paper-fixtures.ts'

test('the rule for partly right answers is chosen per item, and explained in its points', async () => {
  const several = paperOf(203, [
    section('二、多项选择', [
      question(mathsTypes.multiChoice, [
        item(1, { kind: 'multiple', score: 60, key: { kind: 'multiple', choices: ['A', 'B', 'C'] } }),
      ]),
    ]),
  ])
  const { sentTo } = openPapers({
    query: { paperId: '6', answers: 'each' },
    answers: {
      [paper.detail.path]: () => several,
      [paper.correctKey.path]: () => ({ jobId: 'j1' }),
      [paper.correctionProgress.path]: () => ({ state: 'done', done: 0, total: 0, changes: [] }),
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: '更正第 1 题的答案' }))
  const dialog = within(await screen.findByRole('dialog', { name: '更正第 1 题的答案' }))
  const usual = '全部选对得 6 分；少选得 3 分；有错选得 0 分'
  expect(dialog.getByText('现在的答案').parentElement?.textContent).toBe(`现在的答案ABC${usual}`)
  const rules = within(dialog.getByRole('radiogroup', { name: '少选时怎么给分' }))
  const radio = (name: string) => rules.getByRole<HTMLInputElement>('radio', { name })
  expect(radio('少选得一半').checked).toBe(true)
  expect(rules.getAllByRole('radio').map(descriptionOf)).toEqual([
    '全部选对得 6 分；少选、错选都得 0 分',
    usual,
    '选对 1 个得 2 分，选对 2 个得 4 分，选对 3 个得 6 分；有错选得 0 分',
  ])
  fireEvent.click(radio('按选项给分'))
  fireEvent.click(dialog.getByRole('button', { name: '更正答案' }))
  await dialog.findByText('答案已更正。没有人的分数变化。')
  expect(sentTo(paper.correctKey.path).map(({ fields }) => fields['key'])).toEqual([
    '{"kind":"multiple","choices":["A","B","C"],"rule":"each"}',
  ])
})
