import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layPages, type SheetPart } from './sheet-pages.ts'

const part = (height: number, keepsWithNext = false, startsPage = false): SheetPart => ({
  height,
  keepsWithNext,
  startsPage,
})

test('columns are filled in turn, and each page takes its number of columns', () => {
  const parts = [part(40), part(40), part(40), part(40), part(40)]
  expect([layPages(parts, 100, 1), layPages(parts, 100, 2)]).toEqual([
    [[[0, 1]], [[2, 3]], [[4]]],
    [
      [
        [0, 1],
        [2, 3],
      ],
      [[4]],
    ],
  ])
})

test('a heading moves on with what follows it', () => {
  expect(layPages([part(80), part(10, true), part(20)], 100, 1)).toEqual([[[0]], [[1, 2]]])
})

test('consecutive headings stay together', () => {
  expect(layPages([part(60), part(10, true), part(10, true), part(30)], 100, 1)).toEqual([[[0]], [[1, 2, 3]]])
})

test('of a run that fits no column, as much as fits one stays together', () => {
  expect(layPages([part(60), part(10, true), part(70, true), part(30)], 100, 1)).toEqual([[[0]], [[1, 2]], [[3]]])
})

test('a run that fits no column is split, and a part that is too tall gets its own column', () => {
  expect(layPages([part(60, true), part(60), part(150), part(10)], 100, 1)).toEqual([[[0]], [[1]], [[2]], [[3]]])
})

test('a part that starts a page leaves the remaining columns empty, unless it comes first', () => {
  const answers = part(10, true, true)
  const parts = [part(40), answers, part(20)]
  expect([layPages(parts, 100, 1), layPages(parts, 100, 2), layPages([answers, part(20)], 100, 2)]).toEqual([
    [[[0]], [[1, 2]]],
    [[[0], []], [[1, 2]]],
    [[[0, 1]]],
  ])
})

test('no parts make one empty page; parts without height make one page', () => {
  expect([layPages([], 100, 2), layPages([part(0), part(0, true)], 100, 2)]).toEqual([[[[]]], [[[0, 1]]]])
})

test('every part appears once and in order, and no column with several units overflows', () => {
  const anyParts = fc.array(
    fc.record({ height: fc.integer({ min: 0, max: 120 }), keepsWithNext: fc.boolean(), startsPage: fc.boolean() }),
  )
  fc.assert(
    fc.property(anyParts, fc.integer({ min: 1, max: 2 }), (parts, columnsPerPage) => {
      const columns = layPages(parts, 100, columnsPerPage).flat()
      const heights = columns.map((column) => column.reduce((sum, index) => sum + (parts[index]?.height ?? 0), 0))
      const isFine = (height: number, index: number) =>
        height <= 100 || columns[index]?.filter(isSeen(parts)).length === 1
      expect({ parts: columns.flat(), areColumnsFine: heights.every(isFine) }).toEqual({
        parts: parts.map((_, index) => index),
        areColumnsFine: true,
      })
    }),
  )
})

const isSeen = (parts: readonly SheetPart[]) => (index: number) => (parts[index]?.height ?? 0) > 0
