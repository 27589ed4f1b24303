import { expect, test } from 'vitest'
import { subjects } from '#domain/classes/subjects.ts'
import { takesItems, withNewItem, withoutItem } from './question-items.ts'
import { item, question, reading, written } from './testing/papers.ts'

test('a new item is answered, scored and lettered like the last one', () => {
  const { items } = withNewItem(reading(1, 2), 777)
  expect([items.length, items[2]]).toEqual([
    3,
    {
      itemId: 777,
      stem: '',
      options: [
        { id: 'A', text: '' },
        { id: 'B', text: '' },
      ],
      key: { kind: 'single', choice: null },
      analysis: '',
      knowledge: '',
      score: 20,
    },
  ])
})

test('an item can be removed, but not the last one', () => {
  const two = reading(1, 2)
  const one = withoutItem(two, 101)
  expect([one.items, withoutItem(one, 102)]).toEqual([[item(102)], one])
})

test('questions with a shared text, or several blanks, take more items', () => {
  const { juniorEnglish, juniorMaths } = subjects
  const several = question(2, { type: 21, items: [item(201)] })
  expect([
    takesItems(juniorEnglish, reading(1, 1)),
    takesItems(juniorEnglish, written(3, [50])),
    takesItems(juniorEnglish, question(4)),
    takesItems(juniorMaths, several),
    takesItems(juniorMaths, question(5, { count: 2 })),
  ]).toEqual([true, false, false, true, true])
})
