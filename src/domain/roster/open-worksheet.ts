import { isFooter } from './footer-row.ts'
import { type FieldColumns, findHeader, type HeaderRow } from './header-row.ts'
import { withoutReasons } from './reason-column.ts'
import { isBlankRow, type WorksheetRow, shownText } from './worksheet-cell.ts'

export interface PlacedRow {
  /** Its number in the list, from 1. */
  readonly row: number
  readonly cells: WorksheetRow
  /** It is a footer, not a student. */
  readonly isFooter: boolean
}

/** A worksheet after its headings were searched for. */
export interface OpenedWorksheet {
  /** Null for a list without headings, which then has no `titles` either. */
  readonly fields: FieldColumns | null
  readonly titles: WorksheetRow
  readonly rows: readonly PlacedRow[]
}

/** The headings of a worksheet and the rows below them; titles above and blank rows are skipped. */
export function openWorksheet(
  sheet: readonly WorksheetRow[],
  rowsBefore: number,
): OpenedWorksheet | 'severalNameColumns' {
  const header = findHeader(sheet)
  if (header === 'severalNameColumns') return header
  const fields = header?.columns ?? null
  const all = header === null ? withoutReasons(sheet) : sheet
  const rows = all.flatMap((cells, index) =>
    isBlankRow(cells) || (header !== null && isHeaderOrAbove(header, all, cells, index))
      ? []
      : [{ row: rowsBefore + index + 1, cells, isFooter: isFooter(cells, fields) }],
  )
  return { fields, titles: header === null ? [] : (all[header.index] ?? []), rows }
}

/** Headings repeat at the top of each printed page, and below themselves if they span two rows. */
function isHeaderOrAbove(header: HeaderRow, rows: readonly WorksheetRow[], row: WorksheetRow, index: number): boolean {
  if (index <= header.index) return true
  const headings = rows[header.index] ?? []
  for (const column of header.columns.values()) if (shownText(row[column]) !== shownText(headings[column])) return false
  return header.columns.size > 1 || index === header.index + 1
}
