import { readBareRow } from './bare-row.ts'
import { bareColumns } from './bare-columns.ts'
import { rosterLimits } from './columns.ts'
import { isFooter } from './footer-row.ts'
import { type FieldColumns, findHeader, type HeaderRow } from './header-row.ts'
import { headedColumns } from './headed-columns.ts'
import { type ChosenMeanings, keysByField, type ListColumn, withMeanings } from './list-columns.ts'
import { type FieldCells, nobody, type ReadRow, readListed, type UnreadRow } from './read-entry.ts'
import { withoutReasons } from './reason-column.ts'
import type { ListRefusal, SkipReason } from './reasons.ts'
import { isBlankRow, type SheetCell, type SheetRow, shownText } from './sheet-cell.ts'

interface RowPlace {
  /** Number of the row as the person sees it in the file, from 1. */
  readonly row: number
  /** Name of its file, where a list comes in several. */
  readonly file?: string
  /** The row as it came. */
  readonly cells: SheetRow
}

/** A row that can be read, what is wrong with it, or why it is none of a student. */
export type ParsedRow = RowPlace & (ReadRow | UnreadRow | { readonly skipped: SkipReason })

export interface ParsedRoster {
  readonly kind: 'roster'
  /** Headings as they stand in the file; none for a list without. */
  readonly headings: readonly string[]
  /** What stands where; none for lists whose columns a standard names. */
  readonly columns: readonly ListColumn[]
  readonly rows: readonly ParsedRow[]
}

export type RosterReading = ParsedRoster | { readonly kind: 'refused'; readonly reason: ListRefusal }

/** Reads the rows of a sheet as a class list; titles above its headings and blank rows are passed over. */
export function parseRoster(sheet: readonly SheetRow[]): RosterReading {
  const header = findHeader(sheet)
  if (header === 'severalNameColumns') return { kind: 'refused', reason: header }
  const all = header === null ? withoutReasons(sheet) : sheet
  const placed = all.flatMap((cells, index) =>
    isBlankRow(cells) || (header !== null && isHeaderOrAbove(header, all, cells, index))
      ? []
      : [{ row: index + 1, cells, isFooter: isFooter(cells, header?.columns ?? null) }],
  )
  if (placed.length > rosterLimits.rows) return { kind: 'refused', reason: 'tooManyRows' }
  const students = placed.flatMap(({ cells, isFooter: isLast }) => (isLast ? [] : [cells]))
  const titles = header === null ? [] : (all[header.index] ?? [])
  const columns = header === null ? bareColumns(students) : headedColumns(header, titles, students)
  const headings = titles.map(shownText)
  const cellsOf = cellReader({ headings, columns })
  const rows = placed.map(({ row, cells, isFooter: isLast }) =>
    parseRow({ row, cells }, isLast ? null : cellsOf(cells)),
  )
  return rows.some(hasName) ? { kind: 'roster', headings, columns, rows } : { kind: 'refused', reason: 'noNames' }
}

type List = Pick<ParsedRoster, 'headings' | 'columns' | 'rows'>

/** A list read anew by the columns that the teacher chose; null where these do not do. */
export function readAnew(list: List, chosen: ChosenMeanings): List | null {
  const columns = withMeanings(list.columns, chosen)
  if (columns === null) return null
  const cellsOf = cellReader({ headings: list.headings, columns })
  const rows = list.rows.map((row) => {
    if ('skipped' in row || ('entry' in row && row.isMended)) return row
    return parseRow({ row: row.row, cells: row.cells }, cellsOf(row.cells))
  })
  return { headings: list.headings, columns, rows }
}

/** Headings come again at the top of each printed page, and below themselves where they span two rows. */
function isHeaderOrAbove(header: HeaderRow, rows: readonly SheetRow[], row: SheetRow, index: number): boolean {
  if (index <= header.index) return true
  const headings = rows[header.index] ?? []
  for (const column of header.columns.values()) if (shownText(row[column]) !== shownText(headings[column])) return false
  return header.columns.size > 1 || index === header.index + 1
}

/** Reads the cells of a row by the meanings of the columns. */
function cellReader({ headings, columns }: Omit<List, 'rows'>): (row: SheetRow) => FieldCells | 'severalNames' {
  if (headings.length === 0) return (row) => readBareRow(row, columns)
  const places = new Map([...keysByField(columns)].map(([field, key]) => [field, Number(key.slice(1))]))
  return (row) => cellsByField(row, places)
}

/** @param cells What stands in the row; null where it closes the list. */
function parseRow(place: RowPlace, cells: FieldCells | 'severalNames' | null): ParsedRow {
  if (cells === null) return { ...place, skipped: 'footer' }
  if (cells === 'severalNames') {
    const value = place.cells.map(shownText).filter(Boolean).join(' ')
    const typed = { ...nobody, realname: value }
    return { ...place, problems: [{ field: 'realname', value, reason: 'severalNames' }], typed }
  }
  return { ...place, ...readListed(cells) }
}

function cellsByField(row: SheetRow, columns: FieldColumns): FieldCells {
  const cells: Partial<Record<keyof FieldCells, SheetCell>> = {}
  for (const [field, column] of columns) cells[field] = row[column] ?? null
  return cells
}

/** A sheet without a single name is no class list. */
function hasName(row: ParsedRow): boolean {
  if ('problems' in row)
    return row.problems.every(({ reason }) => reason !== 'nameMissing' && reason !== 'nameIsNumber')
  return 'entry' in row
}
