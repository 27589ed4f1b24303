import type { RowData } from '@tanstack/react-table'
import { useMemo } from 'react'
import { classNames } from '../class-names.ts'
import type { DataColumn } from './data-column.ts'
import css from './data-table.module.css'
import type { ShapedTable } from './data-table.types.ts'
import { SelectRowCell } from './selection.tsx'

export interface BodyRowProps<Row> {
  readonly table: ShapedTable<Row>
  readonly row: Row
  readonly id: string
  readonly columnCount: number
  /** Its index in the whole table, if only some of the rows are rendered; the headings are 1. */
  readonly rowIndex?: number
}

/** The cells of a row, and its second line. */
export function BodyRow<Row extends RowData>({ table, row, id, columnCount, rowIndex }: BodyRowProps<Row>) {
  // Memoized: scrolling rerenders a window of rows, most of which were there before.
  return useMemo(
    () => (
      <Cells table={table} row={row} id={id} columnCount={columnCount} {...(rowIndex !== undefined && { rowIndex })} />
    ),
    [table, row, id, columnCount, rowIndex],
  )
}

function Cells<Row extends RowData>({ table, row, id, columnCount, rowIndex }: BodyRowProps<Row>) {
  const { columns, selection, actions, hideHeadings = false, shape } = table
  const hasOwnHeadings = shape === 'stacked' && !hideHeadings
  const below = table.below?.(row) ?? null
  const isSelected = selection?.selected.has(id) === true
  return (
    <>
      <tr
        className={classNames(css['row'], isSelected && css['selected'], below !== null && css['above'])}
        aria-rowindex={rowIndex}
      >
        {selection !== undefined && <SelectRowCell selection={selection} row={row} id={id} />}
        {columns.map((column) => (
          <td key={column.id} className={cellClass(column)} data-heading={hasOwnHeadings ? column.header : undefined}>
            {column.cell(row)}
          </td>
        ))}
        {actions !== undefined && (
          <td className={classNames(css['cell'], css['acts'], 'print-hidden')}>{actions(row)}</td>
        )}
      </tr>
      {below !== null && (
        <tr className={css['row']}>
          <td className={css['below']} colSpan={columnCount}>
            {below}
          </td>
        </tr>
      )}
    </>
  )
}

const cellClass = <Row,>(column: DataColumn<Row>): string =>
  classNames(
    css['cell'],
    column.importance === 'name' ? css['name'] : column.importance === 'act' ? css['act'] : css['fact'],
    column.align === 'end' && css['end'],
    column.apart === true && css['apart'],
    column.quiet === true && css['quiet'],
    (column.nowrap === true || column.align === 'end') && 'one-line',
    column.cut === true && css['cut'],
  )
