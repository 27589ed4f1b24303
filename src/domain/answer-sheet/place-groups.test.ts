import { expect, test } from 'vitest'
import type { SheetItem } from './answer-groups.ts'
import { placeGroups } from './place-groups.ts'
import { sheetArea, sizes } from './sheet-geometry.ts'

const blank = (no: number): SheetItem => ({ no, printed: String(no), kind: 'blank', choices: [], score: 20 })

test('rows of boxes fill a page to its last millimetre, and one row more begins another page', () => {
  const first = sheetArea.bottom - 2 * sizes.box.row
  const pagesOf = (count: number) => {
    const items = Array.from({ length: count }, (_, index) => blank(index + 1))
    return placeGroups([{ form: 'boxes', items }], true, { first, other: 52 })
  }
  expect([4, 5].map((count) => pagesOf(count).map(({ marks }) => marks.map(({ row, y }) => ({ row, y }))))).toEqual([
    [
      [
        { row: 'Q1', y: 250 },
        { row: 'Q2', y: 250 },
        { row: 'Q3', y: 263 },
        { row: 'Q4', y: 263 },
      ],
    ],
    [
      [
        { row: 'Q1', y: 250 },
        { row: 'Q2', y: 250 },
        { row: 'Q3', y: 263 },
        { row: 'Q4', y: 263 },
      ],
      [{ row: 'Q5', y: 52 }],
    ],
  ])
})
