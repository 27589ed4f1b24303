import { type RowData, useTable } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { features, toColumnDefs } from './data-column.ts'
import type { DataTableProps } from './data-table.types.ts'

/** The table model with its order: given from outside, or kept here. `onSorted` hears when a heading changed it. */
export function useSortedTable<Row extends RowData>(props: DataTableProps<Row>, onSorted: () => void) {
  const { columns, rows, rowKey, initialSorting, sortedByService = false } = props
  const [ownSorting, setOwnSorting] = useState(initialSorting)
  const sorting = props.sorting ?? ownSorting
  const columnDefs = useMemo(() => toColumnDefs(columns), [columns])
  const data = useMemo(() => [...rows], [rows])
  const sortingState = sorting === undefined ? [] : [{ id: sorting.column, desc: sorting.descending }]
  return useTable({
    features,
    columns: columnDefs,
    data,
    getRowId: rowKey,
    state: { sorting: sortingState },
    onSortingChange: (update) => {
      const first = (typeof update === 'function' ? update(sortingState) : update)[0]
      if (first === undefined) return
      const next = { column: first.id, descending: first.desc }
      setOwnSorting(next)
      props.onSortingChange?.(next)
      onSorted()
    },
    manualSorting: sortedByService,
    enableSortingRemoval: false,
    enableMultiSort: false,
  })
}

export type TableModel<Row extends RowData> = ReturnType<typeof useSortedTable<Row>>

/** What the parts of a table share. */
export interface TablePartProps<Row extends RowData> {
  readonly table: DataTableProps<Row>
  readonly model: TableModel<Row>
}
