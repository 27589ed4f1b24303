import { expect, test } from 'vitest'
import { wrongGroups, wrongItemsOf } from './wrong-groups.ts'

const fact = (itemId: number, day: string, answered: number, wrong: number) => ({
  assignmentId: 1,
  itemId,
  day,
  answered,
  wrong,
})

const facts = [
  fact(1, '1', 40, 10),
  fact(1, '3', 40, 4),
  fact(2, '1', 20, 6),
  fact(3, '2', 40, 0),
  fact(4, '-9', 10, 5),
]

/** Days are weeks here; items 1 and 2 form one group. */
const grouped = wrongGroups(facts, ({ itemId }) => (itemId < 3 ? 'a' : String(itemId)), [1, 2, 3], Number)

test('groups sum answers by week, and the last week with answers gives the latest state', () => {
  expect(grouped).toEqual([
    {
      group: 'a',
      wrong: 20,
      weeks: [{ answered: 60, wrong: 16 }, null, { answered: 40, wrong: 4 }],
      latest: { answered: 40, wrong: 4 },
      itemCount: 2,
      lastDay: '3',
    },
    {
      group: '4',
      wrong: 5,
      weeks: [null, null, null],
      latest: { answered: 10, wrong: 5 },
      itemCount: 1,
      lastDay: '-9',
    },
  ])
})

test('items with most wrong answers come first, those without are left out', () => {
  expect(wrongItemsOf(facts)).toEqual([1, 2, 4])
})

test('items with equally many wrong answers stand in the order of their ids, however they arrive', () => {
  expect(wrongItemsOf([fact(9, '1', 40, 6), fact(7, '1', 10, 6), fact(8, '1', 20, 6)])).toEqual([7, 8, 9])
})
