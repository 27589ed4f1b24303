// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { ItemText } from './item-text.tsx'

const question: BankQuestion = {
  questionId: 31,
  subjectId: 203,
  type: 1,
  typeName: '完形填空',
  difficulty: 1,
  measured: null,
  passage: 'Tom was late again. She [[1]] to school [[2]] day.',
  items: [1, 2].map((itemId) => ({
    itemId,
    stem: '',
    options: [],
    key: { kind: 'single', choice: 'B' },
    analysis: '',
    knowledge: '完形填空',
    score: 20,
  })),
  source: 'platform',
  generator: null,
  bookName: null,
  chapterNames: [],
}

function shown(isWhole: boolean) {
  const { container } = renderUi(
    <main>
      <ItemText question={question} itemId={2} isWhole={isWhole} />
    </main>,
  )
  return container.querySelector('main')?.textContent
}

test('a blank shows its sentence and number, and the full passage on request', () => {
  expect([shown(false), shown(true)]).toEqual([
    'She 第 1 空1 to school 第 2 空2 day.第 2 空',
    'Tom was late again. She 第 1 空1 to school 第 2 空2 day.第 2 空',
  ])
})
