import { expect, test } from 'vitest'
import type { WireTable } from '#api/contract/schemas/report-tables.ts'
import { numbersIn } from './column-widths.ts'

test('a column whose numbers are not known yet is aligned like numbers, one of words is not', () => {
  const table: WireTable = {
    id: 'progress',
    columns: [
      { id: 'name', heading: null },
      { id: 'trend', heading: null },
    ],
    rows: [{ cells: [{ kind: 'empty' }, { kind: 'empty' }], behind: null }],
  }
  expect([numbersIn(table, 0), numbersIn(table, 1)]).toEqual([null, 'numbers'])
})
