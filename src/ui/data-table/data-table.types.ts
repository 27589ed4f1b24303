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
  /** Initial order, if the table keeps the order itself. */
  readonly initialSorting?: TableSorting
  /** The order, if the address or the service keeps it. */
  readonly sorting?: TableSorting
  readonly onSortingChange?: (sorting: TableSorting) => void
  /** The rows are already in the order of `sorting`. */
  readonly sortedByService?: boolean
  /** A second line spanning the whole row, for text too long for its column; null for none. */
  readonly below?: (row: Row) => ReactNode
  /** Last cell of a row: RowActions. */
  readonly actions?: (row: Row) => ReactNode
  /** Width of that cell in units; 128 by default. */
  readonly actionsWidth?: number
  readonly selection?: TableSelection<Row>
  /** Number of skeleton rows while the rows are loading. */
  readonly loadingRows?: number | undefined
  /** Replaces the rows if there are none: EmptyState. */
  readonly empty?: ReactNode
  /** Replaces the rows if they could not be fetched: FailedState. */
  readonly failed?: ReactNode
  /** Below the table at the left: how many ("共 12 项，每项应交 40 人"). */
  readonly total?: ReactNode
  /** Below the table at the right, while it has all columns: a legend for the colours of a detail. */
  readonly legend?: ReactNode
  /** No visible headings; they remain for screen readers. */
  readonly hideHeadings?: boolean
}

/** A table with the columns that fit. */
export interface ShapedTable<Row> extends DataTableProps<Row> {
  readonly shape: TableShape
}

/** `whole`: every column. `brief`: without details. `stacked`: also without headings, and a row has two lines. */
export type TableShape = 'whole' | 'brief' | 'stacked'
