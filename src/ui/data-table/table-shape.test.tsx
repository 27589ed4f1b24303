// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import type { DataColumn } from './data-column.ts'
import { DataTable } from './data-table.tsx'

interface Assignment {
  readonly name: string
  readonly due: number
}

const columns: readonly DataColumn<Assignment>[] = [
  { id: 'name', header: '任务', importance: 'name', cell: ({ name }) => name },
  { id: 'kind', header: '类型', importance: 'detail', width: 100, cell: () => '练习' },
  { id: 'due', header: '应交', width: 100, cell: ({ due }) => due },
]

const rows = [{ name: '单词听写', due: 40 }]

/** Whether there is a legend, the headings, and the cells with headings of their own, in a box of so many pixels. */
function tableAt(width: number, shown: readonly DataColumn<Assignment>[] = columns) {
  const room = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width)
  onTestFinished(() => room.mockRestore())
  renderUi(<DataTable label="任务" columns={shown} rows={rows} rowKey={({ name }) => name} legend="已批" />)
  const table = within(screen.getByRole('table', { name: '任务' }))
  return {
    legend: screen.queryByText('已批') !== null,
    headings: table.getAllByRole('columnheader').map(({ textContent }) => textContent),
    cells: table.getAllByRole('cell').map(({ dataset, textContent }) => [dataset['heading'], textContent]),
  }
}

test('if a name gets 170 units beside the others, all columns are shown', () => {
  expect(tableAt(370)).toEqual({
    legend: true,
    headings: ['任务', '类型', '应交'],
    cells: [
      [undefined, '单词听写'],
      [undefined, '练习'],
      [undefined, '40'],
    ],
  })
})

test('if the name would get less, details are dropped', () => {
  expect(tableAt(369)).toEqual({
    legend: false,
    headings: ['任务', '应交'],
    cells: [
      [undefined, '单词听写'],
      [undefined, '40'],
    ],
  })
})

test('if it still would get less, the cells of a row carry their headings', () => {
  expect(tableAt(269)).toEqual({
    legend: false,
    headings: ['任务', '应交'],
    cells: [
      ['任务', '单词听写'],
      ['应交', '40'],
    ],
  })
})

test.each([
  [280, ['任务', '类型', '应交']],
  [279, ['任务', '应交']],
])('of %i units a name that can do with 80 leaves %j', (width, headings) => {
  const shown = columns.map((column) => (column.importance === 'name' ? { ...column, leastWidth: 80 } : column))
  expect(tableAt(width, shown).headings).toEqual(headings)
})

test('a table without a name column keeps its columns', () => {
  const unnamed = columns.filter(({ importance }) => importance !== 'name')
  expect(tableAt(100, unnamed).headings).toEqual(['类型', '应交'])
})
