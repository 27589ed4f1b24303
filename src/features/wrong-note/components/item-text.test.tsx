// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { givenQuestion } from '../testing/given-question.ts'
import { ItemText } from './item-text.tsx'

const [given] = givenQuestion.items
const passage = 'Tom was late again. She [[1]] to school [[2]] day.'
const items = [1, 2].flatMap((itemId) => (given === undefined ? [] : [{ ...given, itemId, stem: '', options: [] }]))

function shown(isWhole: boolean) {
  const { container } = renderUi(
    <main>
      <ItemText question={{ ...givenQuestion, passage, items }} itemId={2} isWhole={isWhole} />
    </main>,
  )
  return container.querySelector('main')?.textContent
}

test('a blank shows its sentence and its number, and the passage in full where that is wanted', () => {
  expect([shown(false), shown(true)]).toEqual([
    'She 第 1 空1 to school 第 2 空2 day.第 2 空',
    'Tom was late again. She 第 1 空1 to school 第 2 空2 day.第 2 空',
  ])
})
