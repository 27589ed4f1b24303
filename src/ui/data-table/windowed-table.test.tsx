// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import type { DataColumn } from './data-column.ts'
import { DataTable } from './data-table.tsx'
import type { DataTableProps } from './data-table.types.ts'

interface Student {
  readonly number: number
}

const boxHeight = 400
const rowHeight = 40

const columns: readonly DataColumn<Student>[] = [
  {
    id: 'number',
    header: '学号',
    cell: ({ number }) => `qm${String(number).padStart(4, '0')}`,
    sortBy: ({ number }) => number,
  },
]

/** Lays out a box of ten rows, since jsdom does not. */
function layOut(): void {
  const box = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(boxHeight)
  const row = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, rowHeight))
  onTestFinished(() => {
    box.mockRestore()
    row.mockRestore()
  })
}

function renderTable(count: number, props: Partial<DataTableProps<Student>> = {}): void {
  layOut()
  const rows = Array.from({ length: count }, (_, index) => ({ number: index + 1 }))
  renderUi(<DataTable label="学生" columns={columns} rows={rows} rowKey={({ number }) => String(number)} {...props} />)
}

const table = () => screen.getByRole('table', { name: '学生' })

/** Row numbers and texts of the rendered rows, without the headings. */
const shown = (): readonly (readonly [string | null, string | null])[] =>
  within(table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => [row.getAttribute('aria-rowindex'), row.textContent])

/** Heights of the empty space before and after the rows. */
const spaces = () =>
  [...table().querySelectorAll<HTMLElement>('tbody tr[aria-hidden]')].map(({ style }) => style.height)

const scrollTo = (top: number) => {
  const box = screen.getByRole('group', { name: '学生' })
  box.scrollTop = top
  fireEvent.scroll(box)
}

const line = (number: number) => [String(number + 1), `qm${String(number).padStart(4, '0')}`]

const lines = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => line(first + index))

test('two hundred rows are all rendered, and need no row numbers', () => {
  renderTable(200)
  expect(shown().length).toBe(200)
  expect({ rowCount: table().getAttribute('aria-rowcount'), firstRow: shown()[0] }).toEqual({
    rowCount: null,
    firstRow: [null, 'qm0001'],
  })
  expect(screen.queryByRole('group', { name: '学生' })).toBeNull()
})

test('of more rows those in view and five beyond are rendered, with their row numbers in the whole', () => {
  renderTable(9_999)
  expect(table().getAttribute('aria-rowcount')).toBe('10000')
  expect(within(table()).getAllByRole('row')[0]?.getAttribute('aria-rowindex')).toBe('1')
  expect(shown()).toEqual(lines(1, 15))
  expect(spaces()).toEqual([`${(9_999 - 15) * rowHeight}px`])
})

test('scrolling renders the rows that come into view', () => {
  renderTable(9_999)
  scrollTo(100 * rowHeight)
  expect(shown()).toEqual(lines(96, 115))
  expect(spaces()).toEqual([`${95 * rowHeight}px`, `${(9_999 - 115) * rowHeight}px`])
})

test('another order starts at the top', () => {
  renderTable(9_999, { initialSorting: { column: 'number', descending: false } })
  scrollTo(100 * rowHeight)
  fireEvent.click(screen.getByRole('button', { name: '学号' }))
  fireEvent.scroll(screen.getByRole('group', { name: '学生' }))
  expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('descending')
  expect(shown()[0]).toEqual(['2', 'qm9999'])
})

test('in print all rows are rendered', () => {
  renderTable(201)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(shown().length).toBe(201)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(shown()).toEqual(lines(1, 15))
})

test('in print headings are text: buttons would be missing on the next sheet', () => {
  renderTable(3)
  const pressed = () => within(table()).queryAllByRole('button').length
  expect(pressed()).toBe(1)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect({ pressed: pressed(), heading: screen.getByRole('columnheader').innerHTML }).toEqual({
    pressed: 0,
    heading: '<span>学号</span>',
  })
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(pressed()).toBe(1)
})

test('rows some of which have a second line differ in height, and are all rendered', () => {
  renderTable(201, { below: ({ number }) => (number === 3 ? '一整句话' : null) })
  expect(shown().length).toBe(202)
})
