import {
  type ColumnDef,
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'

export interface DataColumn<Row> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Numbers stand at the end, aligned by digit; text at the start. */
  readonly align?: 'start' | 'end'
  /** Width in units (pixels in a window 1440 wide). A table whose columns all have one but at most one keeps them. */
  readonly width?: number
  /** Makes the column sortable by this value; null comes last either way. */
  readonly sortBy?: (row: Row) => string | number | null
  /** The first click sorts from the greatest down. */
  readonly descendingFirst?: boolean
  /** What the heading means, as a tooltip ("高分组与低分组得分率之差"). */
  readonly hint?: string
  /** More room before it, where a column of text follows a column of numbers. */
  readonly apart?: boolean
  /** Keeps dates and names on one line. */
  readonly nowrap?: boolean
  /** A text too long for the column's width ends in "…"; it is shown in full on hover and on focus. */
  readonly cut?: boolean
}

export interface TableSorting {
  readonly column: string
  readonly descending: boolean
}

export const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

const collator = new Intl.Collator('zh-CN', { numeric: true })

/** Ascending order: numbers by size, text as in a Chinese dictionary with numbers by size. */
const compareValues = (left: unknown, right: unknown): number =>
  typeof left === 'number' && typeof right === 'number' ? left - right : collator.compare(String(left), String(right))

/** Our columns as the table model wants them; a missing value is `undefined`, which it keeps last. */
export const toColumnDefs = <Row extends RowData>(
  columns: readonly DataColumn<Row>[],
): ColumnDef<typeof features, Row>[] =>
  columns.map((column) => ({
    id: column.id,
    accessorFn: (row) => column.sortBy?.(row) ?? undefined,
    enableSorting: column.sortBy !== undefined,
    sortDescFirst: column.descendingFirst ?? false,
    sortUndefined: 'last',
    sortFn: (left, right, id) => compareValues(left.getValue(id), right.getValue(id)),
  }))
