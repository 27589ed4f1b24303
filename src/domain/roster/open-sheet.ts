import { isFooter } from './footer-row.ts'
import { type FieldColumns, findHeader, type HeaderRow } from './header-row.ts'
import { withoutReasons } from './reason-column.ts'
import { isBlankRow, type SheetRow, shownText } from './sheet-cell.ts'

export interface PlacedRow {
  /** Its number in the list, from 1. */
  readonly row: number
  readonly cells: SheetRow
  /** It is a footer, not a student. */
  readonly isFooter: boolean
}

/** A sheet after its headings were searched for. */
export interface OpenedSheet {
  /** Null for a list without headings, which then has no `titles` either. */
  readonly fields: FieldColumns | null
  readonly titles: SheetRow
  readonly rows: readonly PlacedRow[]
}

/** The headings of a sheet and the rows below them; titles above and blank rows are skipped. */
export function openSheet(sheet: readonly SheetRow[], rowsBefore: number): OpenedSheet | 'severalNameColumns' {
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
function isHeaderOrAbove(header: HeaderRow, rows: readonly SheetRow[], row: SheetRow, index: number): boolean {
  if (index <= header.index) return true
  const headings = rows[header.index] ?? []
  for (const column of header.columns.values()) if (shownText(row[column]) !== shownText(headings[column])) return false
  return header.columns.size > 1 || index === header.index + 1
}
