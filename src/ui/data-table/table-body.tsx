import type { RowData } from '@tanstack/react-table'
import { BodyRow } from './body-row.tsx'
import css from './data-table.module.css'
import type { ShapedTable } from './data-table.types.ts'
import { SkeletonBody } from './skeleton-body.tsx'
import { WindowedBody } from './windowed-body.tsx'

export interface TableBodyProps<Row extends RowData> {
  readonly table: ShapedTable<Row>
  /** In display order. */
  readonly rows: readonly Row[]
  /** Render only the rows in view. */
  readonly isWindowed: boolean
}

/** Rows, or what replaces them: skeleton, failure, empty state. */
export function TableBody<Row extends RowData>({ table, rows, isWindowed }: TableBodyProps<Row>) {
  const { columns, selection, actions, loadingRows } = table
  const columnCount = columns.length + (selection === undefined ? 0 : 1) + (actions === undefined ? 0 : 1)
  if (loadingRows !== undefined)
    return <SkeletonBody rows={loadingRows} columns={columnCount} isStacked={table.shape === 'stacked'} />
  const message = table.failed ?? (rows.length === 0 ? (table.empty ?? null) : null)
  if (message !== null)
    return (
      <tbody>
        <tr>
          <td colSpan={columnCount} className={css['message']} style={{ height: 'calc(6 * var(--row-height))' }}>
            {message}
          </td>
        </tr>
      </tbody>
    )
  if (isWindowed) return <WindowedBody table={table} rows={rows} columnCount={columnCount} />
  return (
    <tbody>
      {rows.map((row) => {
        const id = table.rowKey(row)
        return <BodyRow key={id} table={table} row={row} id={id} columnCount={columnCount} />
      })}
    </tbody>
  )
}
