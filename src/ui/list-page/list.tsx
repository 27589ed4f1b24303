import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { DataTable } from '../data-table/data-table.tsx'
import type { DataTableProps } from '../data-table/data-table.types.ts'
import { EmptyState, type EmptyStateProps, FailedState } from '../empty-state/empty-state.tsx'
import type { Fetched } from '../fetched/fetched.tsx'
import { FilterBar, type FilterBarProps } from '../filter-bar/filter-bar.tsx'
import { Surface } from '../surface/surface.tsx'
import { type Batch, BatchActs } from './batch-acts.tsx'

type TableProps<Row> = Omit<DataTableProps<Row>, 'rows' | 'loadingRows' | 'failed' | 'empty' | 'total'>

export interface ListProps<Row> extends TableProps<Row> {
  readonly rows: Fetched<readonly Row[]>
  /** Rows of the skeleton: about as many as usually come; 6 when left out. */
  readonly skeletonRows?: number
  /** What is said where there are no rows, and what to do then. */
  readonly empty?: EmptyStateProps
  /** How many there are, in words. */
  readonly total?: (rows: readonly Row[]) => ReactNode
  readonly filters?: FilterBarProps
  /** With rows ticked, what to do with them, in place of filters; null while none is. */
  readonly batch?: Batch | null
  /** Below the table: its pages. */
  readonly foot?: ReactNode
  /** Another list begins, with its own order and place: the one that is shown by a filter. */
  readonly part?: string
}

/** A sheet with a list on it: filters, rows or what stands in their place, and how many there are. */
export function List<Row extends RowData>(props: ListProps<Row>) {
  const { rows, skeletonRows = 6, empty, total, filters, batch, foot, part, ...table } = props
  const { value, failure, onRetry } = rows
  return (
    <Surface label={table.label}>
      {filters !== undefined && (
        <FilterBar {...filters} {...(batch && { [batch.replaces ?? 'end']: <BatchActs {...batch} /> })} />
      )}
      <DataTable<Row>
        {...table}
        key={part}
        rows={value ?? []}
        loadingRows={value === undefined && failure === null ? skeletonRows : undefined}
        failed={failure === null ? undefined : <FailedState why={failure} onRetry={onRetry} />}
        empty={<EmptyState {...empty} />}
        total={value && total?.(value)}
      />
      {foot}
    </Surface>
  )
}
