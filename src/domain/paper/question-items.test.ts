import { expect, test } from 'vitest'
import { subjects } from '#domain/classes/subjects.ts'
import { takesItems, withNewItem, withoutItem } from './question-items.ts'
import { item, question, reading, written } from './testing/papers.ts'

test('a new item is answered, scored and lettered like the last one', () => {
  const { items } = withNewItem(reading(1, 2), 777)
  expect({ count: items.length, added: items[2] }).toEqual({
    count: 3,
    added: {
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
  })
})

test('an item can be removed, but not the last one', () => {
  const two = reading(1, 2)
  const one = withoutItem(two, 101)
  expect({ items: one.items, withoutLast: withoutItem(one, 102) }).toEqual({ items: [item(102)], withoutLast: one })
})

test('a removed blank becomes its right answer, and later blanks get the next lower numbers with their own items', () => {
  const asked = question(1, { type: 902, passage: 'He [[3]] and [[1]], then [[2]] [[4]].', count: 4 })
  expect(withoutItem(asked, 102)).toEqual({
    ...asked,
    passage: 'He [[2]] and [[1]], then one [[3]].',
    items: [item(101), item(103), item(104)],
  })
})

test('a removed blank leaves no gap in the text if its answer cannot stand there', () => {
  const typed = (accept: readonly string[]) => {
    const items = [item(101), item(102, { options: [], key: { kind: 'blank', accept } })]
    return withoutItem(question(1, { type: 902, passage: 'He [[1]] and [[2]] home.', items }), 102).passage
  }
  expect({ word: typed(['went', 'goes']), none: typed([]), formula: typed(['$x_1$']) }).toEqual({
    word: 'He [[1]] and went home.',
    none: 'He [[1]] and home.',
    formula: 'He [[1]] and home.',
  })
})

test('questions with a shared text, or several blanks, take more items', () => {
  const { juniorEnglish, juniorMaths } = subjects
  const several = question(2, { type: 21, items: [item(201)] })
  expect(takesItems(juniorEnglish, reading(1, 1))).toBe(true)
  expect(takesItems(juniorEnglish, written(3, [50]))).toBe(false)
  expect(takesItems(juniorEnglish, question(4))).toBe(false)
  expect(takesItems(juniorMaths, several)).toBe(true)
  expect(takesItems(juniorMaths, question(5, { count: 2 }))).toBe(true)
})
