import { type ColumnDef, type RowData, rowSortingFeature, tableFeatures } from '@tanstack/react-table'
import type { ReactNode } from 'react'

export interface DataColumn<Row> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /**
   * If there is no room for all columns, details go first; then rows have two lines, with the name and the action in the
   * first. A name keeps a minimum width.
   */
  readonly importance?: 'name' | 'act' | 'detail'
  /** Numbers are right-aligned by digit, text is left-aligned. */
  readonly align?: 'start' | 'end'
  /** Width in units (pixels in a window 1440 wide), kept if at most one column of the table has none. */
  readonly width?: number
  /** Minimum width of a column without a width, in units; by default 170 for a name and 128 for others. */
  readonly leastWidth?: number
  /** Makes the column sortable by this value; null sorts last in both directions. */
  readonly sortBy?: (row: Row) => string | number | null
  /** The first click sorts in descending order. */
  readonly descendingFirst?: boolean
  /** Explains the heading in a tooltip ("高分组与低分组得分率之差"). */
  readonly hint?: string
  /** Extra space before it, for a column of text after a column of numbers. */
  readonly apart?: boolean
  /** Muted: looked up rather than looked for. */
  readonly quiet?: boolean
  /** Keeps dates and names on one line. */
  readonly nowrap?: boolean
  /** Text too long for the column's width is truncated with "…" and shown in full on hover and on focus. */
  readonly cut?: boolean
}

export interface TableSorting {
  readonly column: string
  readonly descending: boolean
}

export const features = tableFeatures({ rowSortingFeature })

/** Converts our columns for the table model. */
export const toColumnDefs = <Row extends RowData>(
  columns: readonly DataColumn<Row>[],
): ColumnDef<typeof features, Row>[] =>
  columns.map(({ id, sortBy, descendingFirst = false }) => ({
    id,
    accessorFn: (row) => sortBy?.(row),
    enableSorting: sortBy !== undefined,
    sortDescFirst: descendingFirst,
  }))
