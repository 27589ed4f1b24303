import { type RowData, useTable } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { features, toColumnDefs } from './data-column.ts'
import type { DataTableProps } from './data-table.types.ts'
import { sortRows } from './sort-rows.ts'

/** Rows are sorted here: row models would cost as much as everything displayed. */
const noModelRows: never[] = []

/**
 * The model of headings and order, and the rows in that order, which is given from outside or kept here. `onSorted` is
 * called when a heading changed it.
 */
export function useSortedTable<Row extends RowData>(props: DataTableProps<Row>, onSorted: () => void) {
  const { columns, rows, initialSorting, sortedByService = false } = props
  const [ownSorting, setOwnSorting] = useState(initialSorting)
  const sorting = props.sorting ?? ownSorting
  const columnDefs = useMemo(() => toColumnDefs(columns), [columns])
  const sortedRows = useMemo(
    () => (sorting === undefined || sortedByService ? rows : sortRows(rows, columns, sorting)),
    [rows, columns, sorting, sortedByService],
  )
  const sortingState = sorting === undefined ? [] : [{ id: sorting.column, desc: sorting.descending }]
  const model = useTable<typeof features, Row>({
    features,
    columns: columnDefs,
    data: noModelRows,
    state: { sorting: sortingState },
    onSortingChange: (update) => {
      const first = (typeof update === 'function' ? update(sortingState) : update)[0]
      if (first === undefined) return
      const next = { column: first.id, descending: first.desc }
      setOwnSorting(next)
      props.onSortingChange?.(next)
      onSorted()
    },
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
  })
  return { model, sortedRows }
}
