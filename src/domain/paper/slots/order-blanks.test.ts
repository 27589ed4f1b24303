import { expect, test } from 'vitest'
import { subjects } from '#domain/classes/subjects.ts'
import type { PaperQuestion } from '../paper.ts'
import { item, question } from '../testing/papers.ts'
import { withBlanksInOrder } from './order-blanks.ts'

const newId = -900_000_000_000_009

const ordered = (asked: PaperQuestion) => withBlanksInOrder(subjects.juniorEnglish, asked, newId)

const blank = (itemId: number) =>
  item(itemId, {
    stem: '',
    options: [
      { id: 'A', text: '' },
      { id: 'B', text: '' },
    ],
    key: { kind: 'single', choice: null },
    knowledge: '',
  })

test('blanks are numbered by their positions, and items stay with their blanks', () => {
  const asked = question(1, { passage: 'He [[3]] and [[1]], then [[2]].', count: 3 })
  expect(ordered(asked)).toEqual({
    ...asked,
    passage: 'He [[1]] and [[2]], then [[3]].',
    items: [item(103), item(101), item(102)],
  })
})

test('blanks inserted between others get items of their own in those positions', () => {
  const asked = question(1, { passage: '[[4]] [[1]] [[2]] [[5]] [[3]]', count: 3 })
  expect(ordered(asked)).toEqual({
    ...asked,
    passage: '[[1]] [[2]] [[3]] [[4]] [[5]]',
    items: [blank(newId), item(101), item(102), blank(newId - 1), item(103)],
  })
})

test.each([
  ['the order is right', '[[1]] [[2]]', 2],
  ['there are no blanks', 'A text.', 2],
  ['a number is there twice', '[[2]] [[1]] [[1]]', 2],
  ['an item without a blank may belong to the new one', '[[4]] [[1]] [[3]]', 3],
  ['the question takes no more items', '[[2]] [[1]]', 1],
])('no order is offered if %s', (_case, passage, count) => {
  expect(ordered(question(1, { passage, count }))).toBeNull()
})
