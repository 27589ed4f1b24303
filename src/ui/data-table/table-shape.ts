import type { DataColumn } from './data-column.ts'
import type { DataTableProps } from './data-table.types.ts'
import type { TableShape } from './data-table.types.ts'

/** Default widths of columns and actions, in units. */
export const usualWidth = 128
const leastNameWidth = 170
const checkWidth = 46

type Measured<Row> = Pick<DataTableProps<Row>, 'columns' | 'selection' | 'actions' | 'actionsWidth'>

/** The total width that these columns need, in units. */
export function widthOf<Row>({ columns, selection, actions, actionsWidth = usualWidth }: Measured<Row>): number {
  const ofColumns = columns.reduce((sum, column) => sum + (column.width ?? leastWidthOf(column)), 0)
  return ofColumns + (selection === undefined ? 0 : checkWidth) + (actions === undefined ? 0 : actionsWidth)
}

const leastWidthOf = <Row>({ importance, leastWidth }: DataColumn<Row>): number =>
  leastWidth ?? (importance === 'name' ? leastNameWidth : usualWidth)

export const withoutDetails = <Row>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] =>
  columns.filter(({ importance }) => importance !== 'detail')

/** The fullest shape that fits (in units); a table without a name column keeps all its columns. */
export function shapeFor<Row>(table: Measured<Row>, room: number): TableShape {
  if (widthOf(table) <= room || table.columns.every(({ importance }) => importance !== 'name')) return 'whole'
  return widthOf({ ...table, columns: withoutDetails(table.columns) }) <= room ? 'brief' : 'stacked'
}
