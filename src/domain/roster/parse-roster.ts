import { type BareRow, readBareRow } from './bare-row.ts'
import { bareShapeOf } from './bare-shape.ts'
import { type RosterField, rosterFields, rosterLimits } from './columns.ts'
import { isFooter } from './footer-row.ts'
import { type FieldColumns, findHeader, type HeaderRow } from './header-row.ts'
import { readField } from './read-fields.ts'
import { withoutReasons } from './reason-column.ts'
import type { ListRefusal, RowProblem, SkipReason } from './reasons.ts'
import { isBlankRow, type SheetCell, type SheetRow, shownText } from './sheet-cell.ts'

/** What a list says about one student; null where it says nothing. */
export interface RosterEntry {
  readonly realname: string
  readonly number: string | null
  readonly username: string | null
  readonly groupName: string | null
  readonly mobile: string | null
}

/** Nothing is said of anybody. */
export const nobody: RosterEntry = { realname: '', number: null, username: null, groupName: null, mobile: null }

interface RowPlace {
  /** Number of the row as the person sees it in the file, from 1. */
  readonly row: number
  /** Name of its file, where a list comes in several. */
  readonly file?: string
  /** The row as it stood there. */
  readonly cells: readonly string[]
}

/** A row that can be read, what is wrong with it, or why it is none of a student. */
export type ParsedRow = RowPlace & (ReadRow | UnreadRow | { readonly skipped: SkipReason })

interface ReadRow {
  readonly entry: RosterEntry
  /** What stood there and is not taken over, as it is wrong and no reason to refuse the student. */
  readonly leftOut?: readonly RowProblem[]
}

interface UnreadRow {
  readonly problems: readonly RowProblem[]
  /** The fields as they stood there, to be corrected. */
  readonly typed: RosterEntry
}

export interface ParsedRoster {
  readonly kind: 'roster'
  /** Headings as they stand in the file; none for a list without. */
  readonly headings: readonly string[]
  readonly rows: readonly ParsedRow[]
}

export type RosterReading = ParsedRoster | { readonly kind: 'refused'; readonly reason: ListRefusal }

/** Cells by field, as they came. */
export type FieldCells = Partial<Readonly<Record<RosterField, SheetCell>>>

/** Reads the rows of a sheet as a class list; titles above its headings and blank rows are passed over. */
export function parseRoster(sheet: readonly SheetRow[]): RosterReading {
  const header = findHeader(sheet)
  if (header === 'severalNameColumns') return { kind: 'refused', reason: header }
  const rows = header === null ? withoutReasons(sheet) : sheet
  const columns = header?.columns ?? null
  const cellsOf = columns === null ? bareReader(rows) : (row: SheetRow) => cellsByField(row, columns)
  const listed = rows.flatMap((row, index) =>
    isBlankRow(row) || (header !== null && isHeaderOrAbove(header, rows, row, index))
      ? []
      : [parseRow(row, index + 1, isFooter(row, columns) ? null : cellsOf(row))],
  )
  if (listed.length > rosterLimits.rows) return { kind: 'refused', reason: 'tooManyRows' }
  if (!listed.some(hasName)) return { kind: 'refused', reason: 'noNames' }
  return { kind: 'roster', headings: header === null ? [] : shownRow(rows[header.index] ?? []), rows: listed }
}

/** Reads what was found of one student. */
export function readEntry(cells: FieldCells): { entry: RosterEntry } | UnreadRow {
  const problems: RowProblem[] = []
  const typed: Record<RosterField, string | null> = { ...nobody }
  for (const field of rosterFields) {
    const read = readField(field, cells[field])
    const shown = shownText(cells[field])
    if ('reason' in read) problems.push({ field, value: shown, reason: read.reason })
    typed[field] = 'reason' in read ? shown || null : read.value
  }
  const entry = { ...typed, realname: typed.realname ?? '' }
  return problems.length > 0 ? { problems, typed: entry } : { entry }
}

/** Reads a student of a list: for a wrong phone number, mostly a parent's, nobody stays out of the class. */
export function readListed(cells: FieldCells): ReadRow | UnreadRow {
  const read = readEntry(cells)
  if (!('problems' in read) || read.problems.some(({ field }) => field !== 'mobile')) return read
  return { entry: { ...read.typed, mobile: null }, leftOut: read.problems }
}

/** Headings come again at the top of each printed page, and below themselves where they span two rows. */
function isHeaderOrAbove(header: HeaderRow, rows: readonly SheetRow[], row: SheetRow, index: number): boolean {
  if (index <= header.index) return true
  const headings = rows[header.index] ?? []
  for (const column of header.columns.values()) if (shownText(row[column]) !== shownText(headings[column])) return false
  return header.columns.size > 1 || index === header.index + 1
}

/** Reads rows without headings, as all of them together say what one of them is. */
function bareReader(rows: readonly SheetRow[]): (row: SheetRow) => BareRow {
  const shape = bareShapeOf(rows.filter((row) => !isBlankRow(row) && !isFooter(row, null)))
  return (row) => readBareRow(row, shape)
}

/** @param cells What stands in the row; null where it closes the list. */
function parseRow(row: SheetRow, number: number, cells: BareRow | null): ParsedRow {
  const place = { row: number, cells: shownRow(row) }
  if (cells === null) return { ...place, skipped: 'footer' }
  if (cells === 'severalNames') {
    const value = place.cells.filter((cell) => cell !== '').join(' ')
    const typed = { ...nobody, realname: value }
    return { ...place, problems: [{ field: 'realname', value, reason: 'severalNames' }], typed }
  }
  return { ...place, ...readListed(cells) }
}

function cellsByField(row: SheetRow, columns: FieldColumns): FieldCells {
  const cells: Partial<Record<RosterField, SheetCell>> = {}
  for (const [field, column] of columns) cells[field] = row[column] ?? null
  return cells
}

const shownRow = (row: SheetRow): readonly string[] => row.map(shownText)

/** A sheet without a single name is no class list. */
function hasName(row: ParsedRow): boolean {
  if ('problems' in row)
    return row.problems.every(({ reason }) => reason !== 'nameMissing' && reason !== 'nameIsNumber')
  return 'entry' in row
}
