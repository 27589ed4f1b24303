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
  /** Number of skeleton rows: about as many as usually come; 6 by default. */
  readonly skeletonRows?: number
  /** Shown if there are no rows: why, and what to do. */
  readonly empty?: EmptyStateProps
  /** How many there are, in words. */
  readonly total?: (rows: readonly Row[]) => ReactNode
  readonly filters?: FilterBarProps
  /** With rows ticked, actions for them, which replace filters; null if none is ticked. */
  readonly batch?: Batch | null
  /** Below the table: its pages. */
  readonly foot?: ReactNode
  /** Identifies the list, as chosen by a filter: another one starts with its own order and scroll position. */
  readonly part?: string
}

/** A sheet with a list: filters, rows or what replaces them, and how many there are. */
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
