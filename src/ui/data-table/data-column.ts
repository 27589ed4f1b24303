import { type ColumnDef, type RowData, rowSortingFeature, tableFeatures } from '@tanstack/react-table'
import type { ReactNode } from 'react'

export interface DataColumn<Row> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /**
   * Where there is no room for all columns, details leave first; then rows have two lines, with the name and the act in the
   * first. A name keeps a least width.
   */
  readonly importance?: 'name' | 'act' | 'detail'
  /** Numbers stand at the end, aligned by digit; text at the start. */
  readonly align?: 'start' | 'end'
  /** Width in units (pixels in a window 1440 wide). A table whose columns all have one but at most one keeps them. */
  readonly width?: number
  /** What a name without a width needs at least, in units; 170 when left out. */
  readonly leastWidth?: number
  /** Makes the column sortable by this value; null comes last either way. */
  readonly sortBy?: (row: Row) => string | number | null
  /** The first click sorts from the greatest down. */
  readonly descendingFirst?: boolean
  /** What the heading means, as a tooltip ("高分组与低分组得分率之差"). */
  readonly hint?: string
  /** More room before it, where a column of text follows a column of numbers. */
  readonly apart?: boolean
  /** Quiet ink: what one looks up, not what one looks for. */
  readonly quiet?: boolean
  /** Keeps dates and names on one line. */
  readonly nowrap?: boolean
  /** A text too long for the column's width ends in "…"; it is shown in full on hover and on focus. */
  readonly cut?: boolean
}

export interface TableSorting {
  readonly column: string
  readonly descending: boolean
}

export const features = tableFeatures({ rowSortingFeature })

/** Our columns as the table model wants them. */
export const toColumnDefs = <Row extends RowData>(
  columns: readonly DataColumn<Row>[],
): ColumnDef<typeof features, Row>[] =>
  columns.map(({ id, sortBy, descendingFirst = false }) => ({
    id,
    accessorFn: (row) => sortBy?.(row),
    enableSorting: sortBy !== undefined,
    sortDescFirst: descendingFirst,
  }))
