import { expect, test } from 'vitest'
import { positionOfRow, worksheetStarts } from './worksheet-positions.ts'

const sheet = (name: string, rows: number) => ({ name, rows: Array.from({ length: rows }, () => []) })

test('rows are numbered across worksheets, and located in them again', () => {
  const starts = worksheetStarts([sheet('一班', 3), sheet('空', 0), sheet('二班', 2)])
  expect(starts).toEqual([
    { name: '一班', rowsBefore: 0 },
    { name: '空', rowsBefore: 3 },
    { name: '二班', rowsBefore: 3 },
  ])
  expect([1, 3, 4, 5].map((row) => positionOfRow(starts, row))).toEqual([
    { sheet: '一班', row: 1 },
    { sheet: '一班', row: 3 },
    { sheet: '二班', row: 1 },
    { sheet: '二班', row: 2 },
  ])
})

test('if a single worksheet was read, or none, its name is omitted', () => {
  expect(positionOfRow(worksheetStarts([sheet('一班', 3)]), 2)).toEqual({ sheet: null, row: 2 })
  expect(positionOfRow([], 2)).toEqual({ sheet: null, row: 2 })
})
