import type { RowData } from '@tanstack/react-table'
import { BodyRow } from './body-row.tsx'
import { type ScrollBox, useRowWindow } from './use-row-window.ts'
import type { TablePartProps } from './use-sorted-table.ts'

interface WindowedBodyProps<Row extends RowData> extends TablePartProps<Row> {
  readonly columnCount: number
  readonly scrollBox: ScrollBox
}

/** The rows in view and a few beside them; those before and after are empty space of their height. */
export function WindowedBody<Row extends RowData>({ table, model, columnCount, scrollBox }: WindowedBodyProps<Row>) {
  const { rows } = model.getRowModel()
  const { indexes, before, after } = useRowWindow(scrollBox, rows.length)
  return (
    <tbody>
      <Space height={before} />
      {indexes.map((index) => {
        const row = rows[index]
        return (
          row !== undefined && (
            <BodyRow
              key={row.id}
              table={table}
              row={row.original}
              id={row.id}
              columnCount={columnCount}
              rowIndex={index + 2}
            />
          )
        )
      })}
      <Space height={after} />
    </tbody>
  )
}

const Space = ({ height }: { readonly height: number }) =>
  height === 0 ? null : <tr aria-hidden="true" style={{ height }} />
