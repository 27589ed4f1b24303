import type { ReactNode } from 'react'
import type { DataColumn, TableSorting } from './data-column.ts'
import type { TableSelection } from './selection.tsx'
import type { RowDensity } from './use-row-window.ts'

export interface DataTableProps<Row> {
  /** Accessible name ("练习报告"). */
  readonly label: string
  /** Keep it stable: at module level or in a memo. */
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Row heights: 45 in lists, 42 on the home page, 40 in plain reports, 26 where a page is enlarged, 46 elsewhere. */
  readonly density?: RowDensity
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
  /** At the right below the table, while it has all columns: what the colours of a detail mean. */
  readonly legend?: ReactNode
  /** No heading line to look at; the headings stay for screen readers. */
  readonly hideHeadings?: boolean
}

/** A table with the columns for which there is room. */
export interface ShapedTable<Row> extends DataTableProps<Row> {
  readonly shape: TableShape
}

/** `whole`: every column. `brief`: details are left out. `stacked`: the headings leave as well, and a row has two lines. */
export type TableShape = 'whole' | 'brief' | 'stacked'
