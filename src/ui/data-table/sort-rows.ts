import type { DataColumn, TableSorting } from './data-column.ts'

const collator = new Intl.Collator('zh-CN', { numeric: true })

type SortValue = string | number

/** Ascending order: numbers by value, text as in a Chinese dictionary, with embedded numbers by value. */
const compareValues = (left: SortValue, right: SortValue): number =>
  typeof left === 'number' && typeof right === 'number' ? left - right : collator.compare(String(left), String(right))

/**
 * The rows sorted by a column. Rows without a value come last in both directions, equal rows keep their order; so do all
 * rows if the column is not sortable. Each value is read once, which matters with ten thousand rows.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  { column: id, descending }: TableSorting,
): readonly Row[] {
  const sortBy = columns.find((column) => column.id === id)?.sortBy
  if (sortBy === undefined) return rows
  const valued: { readonly row: Row; readonly value: SortValue }[] = []
  const missing: Row[] = []
  for (const row of rows) {
    const value = sortBy(row)
    if (value === null) missing.push(row)
    else valued.push({ row, value })
  }
  const sign = descending ? -1 : 1
  valued.sort((left, right) => sign * compareValues(left.value, right.value))
  return [...valued.map(({ row }) => row), ...missing]
}
