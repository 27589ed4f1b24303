import { expect, test } from 'vitest'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { corruptions } from '#tests/support/pages/corruptions.ts'
import { bankQuestion } from '#tests/support/worlds/bank-questions.ts'
import { keptBasket } from './kept-basket.ts'

test.each(corruptions.map((text) => [JSON.stringify(text.slice(0, 40)), text]))(
  '%s stored as changes is ignored, and replaced by new ones',
  (_, text) => {
    const storage = memoryStorage(false)
    storage.write('podium.draft.basket.7.203', text)
    const kept = keptBasket(storage, 7, 203)
    expect(kept.changes()).toEqual([])
    kept.keepChanges([{ kind: 'remove', key: 'k4', questionIds: [4] }])
    expect(kept.changes()).toEqual([{ kind: 'remove', key: 'k4', questionIds: [4] }])
  },
)

test('nothing is stored once there is nothing to keep', () => {
  const storage = memoryStorage(false)
  const kept = keptBasket(storage, 7, 203)
  kept.keepChanges([{ kind: 'clear', key: 'k5', questionIds: [5] }])
  kept.keepChanges([])
  expect(storage.keys()).toEqual([])
})

test('a change kept before changes had keys, of a question from before difficulties and generators were told, gets one key', () => {
  const storage = memoryStorage(false)
  const { measured: _none, generator: _unnamed, ...older } = bankQuestion(9)
  storage.write('podium.draft.basket.7.203', JSON.stringify([{ kind: 'add', questions: [older] }]))
  const kept = keptBasket(storage, 7, 203).changes()
  expect(kept).toEqual([{ kind: 'add', key: expect.stringMatching(/^.{32}$/), questions: [bankQuestion(9)] }])
  expect(keptBasket(storage, 7, 203).changes()).toEqual(kept)
})

test('a change that is not understood does not take the others along', () => {
  const storage = memoryStorage(false)
  const cleared = { kind: 'clear' }
  storage.write('podium.draft.basket.7.203', JSON.stringify([removing(4), cleared, removing(5)]))
  expect(keptBasket(storage, 7, 203).changes()).toEqual([four, five])
})

const removing = (questionId: number) => ({ kind: 'remove', key: `k${questionId}`, questionIds: [questionId] }) as const

const [four, five, six] = [removing(4), removing(5), removing(6)]

test('two tabs keep their changes beside each other, and take away only those they made or took over', () => {
  const storage = memoryStorage(false)
  const [one, other] = [keptBasket(storage, 7, 203), keptBasket(storage, 7, 203)]
  one.changes()
  other.changes()
  one.keepChanges([four])
  other.keepChanges([five, six])
  const third = keptBasket(storage, 7, 203)
  expect(third.changes()).toEqual([four, five, six])
  one.keepChanges([])
  expect(keptBasket(storage, 7, 203).changes()).toEqual([five, six])
  third.keepChanges([six])
  expect(keptBasket(storage, 7, 203).changes()).toEqual([six])
})
