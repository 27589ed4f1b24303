import type { RowData } from '@tanstack/react-table'
import { BodyRow } from './body-row.tsx'
import type { ShapedTable } from './data-table.types.ts'
import { useRowWindow } from './use-row-window.ts'

interface WindowedBodyProps<Row extends RowData> {
  readonly table: ShapedTable<Row>
  readonly rows: readonly Row[]
  readonly columnCount: number
}

/** The rows in view and a few more; empty space of the same height replaces the rest. */
export function WindowedBody<Row extends RowData>({ table, rows, columnCount }: WindowedBodyProps<Row>) {
  const { body, indices, before, after } = useRowWindow(rows.length, table.density ?? 'list')
  return (
    <tbody ref={body}>
      <Space height={before} />
      {indices.map((index) => {
        const row = rows[index]
        if (row === undefined) return null
        const id = table.rowKey(row)
        return <BodyRow key={id} table={table} row={row} id={id} columnCount={columnCount} rowIndex={index + 2} />
      })}
      <Space height={after} />
    </tbody>
  )
}

const Space = ({ height }: { readonly height: number }) =>
  height === 0 ? null : <tr aria-hidden="true" style={{ height }} />
