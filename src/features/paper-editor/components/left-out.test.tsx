// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { paperWith, question } from '#domain/paper/testing/papers.ts'
import { bankQuestion } from '#tests/support/worlds/bank-questions.ts'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { LeftOutNames } from './left-out.tsx'

test('questions left out are named, as far as they are known, up to five', () => {
  const paper = paperWith([question(1, { passage: 'On the paper.' })])
  const inBasket = [2, 3, 4, 5, 6].map((id) => bankQuestion(id, { passage: `Passage ${id}.` }))
  const leftOut = [1, 2, 3, 4, 5, 6, 99].map((questionId) => ({ questionId, reason: 'full' as const }))
  const { container } = renderUi(
    <p>
      <LeftOutNames leftOut={leftOut} editor={{ paper }} basket={{ questions: inBasket }} />
    </p>,
  )
  expect(container.querySelector('p')?.textContent).toBe(
    '；没有加入：On the paper.、Passage 2.、Passage 3.、Passage 4.、Passage 5.，等 7 道题',
  )
})
