import { expect, test } from 'vitest'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { corruptions } from '#tests/support/pages/corruptions.ts'
import { bankQuestion } from '#tests/support/worlds/bank-questions.ts'
import { keptBasket } from './kept-basket.ts'

const blueprint = [{ knowledgeId: 3, name: '一次函数', marks: [0, 30, 0] }] as const

test.each(corruptions.map((text) => [JSON.stringify(text.slice(0, 40)), text]))(
  '%s stored as changes or blueprint is ignored, and replaced by new ones',
  (_, text) => {
    const storage = memoryStorage(false)
    storage.write('podium.draft.basket.7.203', text)
    storage.write('podium.draft.blueprint.7.203', text)
    const kept = keptBasket(storage, 7, 203)
    expect([kept.changes(), kept.blueprint()]).toEqual([[], []])
    kept.keepChanges([{ kind: 'remove', questionIds: [4] }])
    kept.keepBlueprint(blueprint)
    expect([kept.changes(), kept.blueprint()]).toEqual([[{ kind: 'remove', questionIds: [4] }], blueprint])
  },
)

test('nothing is stored once there is nothing to keep', () => {
  const storage = memoryStorage(false)
  const kept = keptBasket(storage, 7, 203)
  kept.keepChanges([{ kind: 'clear' }])
  kept.keepChanges([])
  kept.keepBlueprint([])
  expect(storage.keys()).toEqual([])
})

test('a question kept before difficulties were measured is still added', () => {
  const storage = memoryStorage(false)
  const { measured: _none, ...older } = bankQuestion(9)
  storage.write('podium.draft.basket.7.203', JSON.stringify([{ kind: 'add', questions: [older] }]))
  expect(keptBasket(storage, 7, 203).changes()).toEqual([{ kind: 'add', questions: [bankQuestion(9)] }])
})
