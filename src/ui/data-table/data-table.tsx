import { Flex } from '@mantine/core'
import type { RowData } from '@tanstack/react-table'
import { useRef } from 'react'
import { classNames } from '../class-names.ts'
import { useTexts } from '../language/language-context.tsx'
import { CutTexts } from './cut-texts.tsx'
import type { DataColumn } from './data-column.ts'
import css from './data-table.module.css'
import heights from './cells.module.css'
import { dataTableTexts } from './data-table.texts.ts'
import type { DataTableProps, ShapedTable } from './data-table.types.ts'
import { SelectAllHeading, ToggleRowProvider, useToggleRow } from './selection.tsx'
import { SortHeading } from './sort-heading.tsx'
import { TableBody } from './table-body.tsx'
import { usualWidth, widthOf } from './table-shape.ts'
import { usePrinting } from './use-printing.ts'
import { useShapedTable } from './use-shaped-table.ts'
import { useReachableBox } from './use-reachable-box.ts'
import { useSortedTable } from './use-sorted-table.ts'

/** Up to this many rows the browser lays out at once without a noticeable delay. */
const rowsAtOnce = 200

/**
 * A list of things: sortable headings, one text action per row, skeleton rows of the final height, total and legend. More
 * than two hundred rows, none with a second line, scroll in a box of their own, in which only those in view are
 * rendered; they all have the same height, and text too long for its column is shown in full on hover and focus.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, rows, total } = props
  const box = useRef<HTMLDivElement>(null)
  const { model, sortedRows } = useSortedTable(props, () => {
    if (box.current !== null) box.current.scrollTop = 0
  })
  const toggleRow = useToggleRow(props.selection, sortedRows, props.rowKey)
  // The empty state already says that there is nothing.
  const summary = rows.length === 0 ? undefined : total
  const isPrinting = usePrinting()
  const isWindowed = rows.length > rowsAtOnce && props.below === undefined && !isPrinting
  const table = useShapedTable(box, props, { isWhole: isPrinting, isWindowed })
  const legend = table.shape === 'whole' ? props.legend : undefined
  useReachableBox(box, isWindowed)
  return (
    <>
      <div
        ref={box}
        className={classNames(css['scroll'], isWindowed && css['windowed'])}
        {...(isWindowed && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      >
        <table
          className={tableClass(table, isWindowed)}
          aria-label={label}
          aria-busy={props.loadingRows !== undefined}
          {...(isWindowed && { 'aria-rowcount': rows.length + 1, style: { minWidth: units(widthOf(table)) } })}
        >
          {table.shape !== 'stacked' && <ColumnWidths {...table} />}
          <Headings table={table} model={model} isWindowed={isWindowed} isPrinting={isPrinting} />
          <ToggleRowProvider value={toggleRow}>
            <TableBody table={table} rows={sortedRows} isWindowed={isWindowed} />
          </ToggleRowProvider>
        </table>
      </div>
      {(isWindowed || table.columns.some(({ cut }) => cut === true)) && <CutTexts box={box} />}
      {(summary !== undefined || legend !== undefined) && (
        <Flex
          wrap="wrap"
          align="center"
          justify="space-between"
          rowGap={8}
          columnGap={18}
          mih="max(38px, calc(41 * var(--u)))"
          px={20}
          py={10}
          c="dimmed"
          fz="sm"
          style={{ borderTop: 'var(--hairline)' }}
        >
          <span>{summary}</span>
          {legend}
        </Flex>
      )}
    </>
  )
}

const tableClass = <Row,>({ columns, density = 'list', shape }: ShapedTable<Row>, isWindowed: boolean): string => {
  const isFixed = isWindowed || hasFixedWidths(columns)
  return classNames(
    heights['list'],
    density !== 'list' && heights[density],
    shape === 'stacked' ? css['stacked'] : isFixed && css['fixed'],
  )
}

interface HeadingsProps<Row extends RowData> {
  readonly table: ShapedTable<Row>
  readonly model: ReturnType<typeof useSortedTable<Row>>['model']
  readonly isWindowed: boolean
  readonly isPrinting: boolean
}

function Headings<Row extends RowData>({ table, model, isWindowed, isPrinting }: HeadingsProps<Row>) {
  const { columns, selection, actions, hideHeadings = false, shape } = table
  const texts = useTexts(dataTableTexts)
  return (
    <thead className={hideHeadings ? 'visually-hidden' : undefined}>
      <tr {...(isWindowed && { 'aria-rowindex': 1 })}>
        {selection !== undefined && <SelectAllHeading selection={selection} rows={table.rows} rowKey={table.rowKey} />}
        {columns.map((column) => (
          <SortHeading
            key={column.id}
            column={column}
            model={model.getColumn(column.id)}
            isPlain={isPrinting}
            isStacked={shape === 'stacked'}
          />
        ))}
        {actions !== undefined && (
          <th
            scope="col"
            className={classNames(shape === 'stacked' ? 'visually-hidden' : css['heading'], 'print-hidden')}
          >
            {texts.actions}
          </th>
        )}
      </tr>
    </thead>
  )
}

const hasFixedWidths = <Row,>(columns: readonly DataColumn<Row>[]): boolean =>
  columns.filter((column) => column.width === undefined).length <= 1

function ColumnWidths<Row extends RowData>({ columns, selection, actions, ...table }: DataTableProps<Row>) {
  const { actionsWidth = usualWidth } = table
  return (
    <colgroup>
      {selection !== undefined && <col className={classNames(css['check'], 'print-hidden')} />}
      {columns.map((column) => (
        <col key={column.id} {...(column.width === undefined ? {} : { style: { width: units(column.width) } })} />
      ))}
      {actions !== undefined && <col style={{ width: units(actionsWidth) }} />}
    </colgroup>
  )
}

const units = (count: number): string => `calc(${count} * var(--u))`
