import { type RowData, useTable } from '@tanstack/react-table'
import { type ReactNode, useMemo, useState } from 'react'
import { classNames } from '../class-names.ts'
import { useTexts } from '../language/language-context.tsx'
import { type DataColumn, features, type TableSorting, toColumnDefs } from './data-column.ts'
import css from './data-table.module.css'
import { dataTableTexts } from './data-table.texts.ts'
import { SelectAllHeading, SelectRowCell, type TableSelection } from './selection.tsx'
import { SkeletonBody } from './skeleton-body.tsx'
import { SortHeading } from './sort-heading.tsx'

export interface DataTableProps<Row> {
  /** Accessible name ("练习报告"). */
  readonly label: string
  /** Keep it stable: at module level or in a memo. */
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Row heights: 45 in lists, 42 on the home page, 40 in reports, 46 elsewhere. */
  readonly density?: 'list' | 'home' | 'report' | 'roomy'
  /** Order at first, where the table keeps the order itself. */
  readonly initialSorting?: TableSorting
  /** The order, where the address or the service keeps it. */
  readonly sorting?: TableSorting
  readonly onSortingChange?: (sorting: TableSorting) => void
  /** The rows already come in the order of `sorting`. */
  readonly sortedByService?: boolean
  /** A second line of a row over the whole table, for a text too long for its column; null for none. */
  readonly below?: (row: Row) => ReactNode
  /** Last cell of a row: RowActions. */
  readonly actions?: (row: Row) => ReactNode
  /** Width of that cell in units; 128 when left out. */
  readonly actionsWidth?: number
  readonly selection?: TableSelection<Row>
  /** Number of skeleton rows while the rows are being fetched. */
  readonly loadingRows?: number | undefined
  /** Instead of rows, when there are none: EmptyState. */
  readonly empty?: ReactNode
  /** Instead of rows, when they could not be fetched: FailedState. */
  readonly failed?: ReactNode
  /** At the left below the table: how many ("共 12 项，每项应交 40 人"). */
  readonly total?: ReactNode
  /** At the right below the table: what the colours mean. */
  readonly legend?: ReactNode
  /** No heading line to look at; the headings stay for screen readers. */
  readonly hideHeadings?: boolean
}

/** A list of things: sortable headings, one text action a row, skeleton rows of the final height, total and legend. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { columns, density = 'list', total, legend } = props
  const table = useSortedTable(props)
  return (
    <>
      <div className={css['scroll']}>
        <table
          className={classNames(css[density], hasFixedWidths(columns) && css['fixed'])}
          aria-label={props.label}
          aria-busy={props.loadingRows !== undefined}
        >
          <ColumnWidths {...props} />
          <Headings table={props} model={table} />
          <Body table={props} model={table} />
        </table>
      </div>
      {(total !== undefined || legend !== undefined) && (
        <div className={css['foot']}>
          <span>{total}</span>
          {legend}
        </div>
      )}
    </>
  )
}

type Model<Row extends RowData> = ReturnType<typeof useSortedTable<Row>>

interface PartProps<Row extends RowData> {
  readonly table: DataTableProps<Row>
  readonly model: Model<Row>
}

function Headings<Row extends RowData>({ table, model }: PartProps<Row>) {
  const { columns, selection, actions, hideHeadings = false } = table
  const texts = useTexts(dataTableTexts)
  return (
    <thead className={hideHeadings ? 'visually-hidden' : undefined}>
      <tr>
        {selection !== undefined && <SelectAllHeading selection={selection} rows={table.rows} rowKey={table.rowKey} />}
        {columns.map((column) => (
          <SortHeading key={column.id} column={column} model={model.getColumn(column.id)} />
        ))}
        {actions !== undefined && (
          <th scope="col" className={classNames(css['heading'], css['acts'])}>
            {texts.actions}
          </th>
        )}
      </tr>
    </thead>
  )
}

/** Rows, or what stands in their place: skeleton, failure, empty state. */
function Body<Row extends RowData>({ table, model }: PartProps<Row>) {
  const { columns, selection, actions, loadingRows } = table
  const columnCount = columns.length + (selection === undefined ? 0 : 1) + (actions === undefined ? 0 : 1)
  if (loadingRows !== undefined) return <SkeletonBody rows={loadingRows} columns={columnCount} />
  const message = table.failed ?? (table.rows.length === 0 ? (table.empty ?? null) : null)
  if (message !== null)
    return (
      <tbody>
        <tr>
          <td colSpan={columnCount} className={css['message']}>
            {message}
          </td>
        </tr>
      </tbody>
    )
  return (
    <tbody>
      {model.getRowModel().rows.map(({ original: row, id }) => (
        <BodyRow key={id} table={table} row={row} id={id} columnCount={columnCount} />
      ))}
    </tbody>
  )
}

interface BodyRowProps<Row> {
  readonly table: DataTableProps<Row>
  readonly row: Row
  readonly id: string
  readonly columnCount: number
}

/** The cells of a row, and what stands below them. */
function BodyRow<Row extends RowData>({ table, row, id, columnCount }: BodyRowProps<Row>) {
  const { columns, selection, actions } = table
  const below = table.below?.(row) ?? null
  const isSelected = selection?.selected.has(id) === true
  return (
    <>
      <tr className={classNames(css['row'], isSelected && css['selected'], below !== null && css['above'])}>
        {selection !== undefined && <SelectRowCell selection={selection} row={row} id={id} />}
        {columns.map((column) => (
          <td key={column.id} className={cellClass(column)}>
            {column.cell(row)}
          </td>
        ))}
        {actions !== undefined && <td className={classNames(css['cell'], css['acts'])}>{actions(row)}</td>}
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

/** The table model with its order: given from outside, or kept here. */
function useSortedTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, initialSorting, sortedByService = false } = props
  const [ownSorting, setOwnSorting] = useState(initialSorting)
  const sorting = props.sorting ?? ownSorting
  const columnDefs = useMemo(() => toColumnDefs(columns), [columns])
  const data = useMemo(() => [...rows], [rows])
  const sortingState = sorting === undefined ? [] : [{ id: sorting.column, desc: sorting.descending }]
  return useTable({
    features,
    columns: columnDefs,
    data,
    getRowId: rowKey,
    state: { sorting: sortingState },
    onSortingChange: (update) => {
      const first = (typeof update === 'function' ? update(sortingState) : update)[0]
      if (first === undefined) return
      const next = { column: first.id, descending: first.desc }
      setOwnSorting(next)
      props.onSortingChange?.(next)
    },
    manualSorting: sortedByService,
    enableSortingRemoval: false,
    enableMultiSort: false,
  })
}

const hasFixedWidths = <Row,>(columns: readonly DataColumn<Row>[]): boolean =>
  columns.filter((column) => column.width === undefined).length <= 1

const cellClass = <Row,>(column: DataColumn<Row>): string =>
  classNames(
    css['cell'],
    column.align === 'end' && css['end'],
    column.apart === true && css['apart'],
    column.nowrap === true && css['nowrap'],
  )

function ColumnWidths<Row extends RowData>({ columns, selection, actions, actionsWidth = 128 }: DataTableProps<Row>) {
  return (
    <colgroup>
      {selection !== undefined && <col className={css['check']} />}
      {columns.map((column) => (
        <col key={column.id} {...(column.width === undefined ? {} : { style: { width: units(column.width) } })} />
      ))}
      {actions !== undefined && <col style={{ width: units(actionsWidth) }} />}
    </colgroup>
  )
}

const units = (count: number): string => `calc(${count} * var(--u))`
