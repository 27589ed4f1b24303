import { positionOfRow } from '#domain/roster/worksheet-positions.ts'
import type { DryRunView } from '#machines/roster-import/roster-import.types.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import type { DryRunTexts } from './dry-run.texts.ts'

/** The columns for a row's number in its worksheet, and for the worksheet if several were read. */
export function positionColumns<Row>(
  view: DryRunView | null,
  texts: DryRunTexts,
  rowOf: (shown: Row) => number,
): readonly DataColumn<Row>[] {
  const sheets = view?.sheets ?? []
  const position = (shown: Row) => positionOfRow(sheets, rowOf(shown))
  const row: DataColumn<Row> = {
    id: 'row',
    header: texts.row,
    width: 64,
    align: 'end',
    cell: (shown) => position(shown).row,
    sortBy: rowOf,
  }
  if (sheets.length < 2) return [row]
  return [{ id: 'sheet', header: texts.sheet, width: 110, cell: (shown) => position(shown).sheet, cut: true }, row]
}
