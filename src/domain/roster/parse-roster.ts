import { readBareRow } from './bare-row.ts'
import { bareColumns } from './bare-columns.ts'
import { rosterLimits } from './columns.ts'
import type { FieldColumns } from './header-row.ts'
import { headedColumns } from './headed-columns.ts'
import { joinWorksheets } from './join-worksheets.ts'
import { type ChosenMeanings, keysByField, type ListColumn, withMeanings } from './list-columns.ts'
import { type OpenedWorksheet, openWorksheet } from './open-worksheet.ts'
import { type FieldCells, nobody, readListed } from './read-entry.ts'
import type { ListRefusal } from './reasons.ts'
import { type WorksheetCell, type WorksheetRow, shownText } from './worksheet-cell.ts'
import { type NamedWorksheet, worksheetStarts } from './worksheet-positions.ts'
import type { ParsedRow, RowOrigin } from './parsed-row.ts'

export interface ParsedRoster {
  readonly kind: 'roster'
  /** Headings as in the file; empty for a list without. */
  readonly headings: readonly string[]
  /** The columns; empty for lists whose columns are standardised. */
  readonly columns: readonly ListColumn[]
  readonly rows: readonly ParsedRow[]
}

export type RosterReading = ParsedRoster | { readonly kind: 'refused'; readonly reason: ListRefusal }

/** Reads the rows of a worksheet as a class list; titles above its headings and blank rows are skipped. */
export const parseRoster = (rows: readonly WorksheetRow[]): RosterReading => parseWorksheets([{ name: '', rows }])

/** Reads worksheets as one class list with rows numbered throughout (`worksheetStarts`). */
export function parseWorksheets(sheets: readonly NamedWorksheet[]): RosterReading {
  const starts = worksheetStarts(sheets)
  const opened: OpenedWorksheet[] = []
  for (const [index, { rows }] of sheets.entries()) {
    const sheet = openWorksheet(rows, starts[index]?.rowsBefore ?? 0)
    if (sheet === 'severalNameColumns') return { kind: 'refused', reason: sheet }
    opened.push(sheet)
  }
  if (opened.reduce((sum, { rows }) => sum + rows.length, 0) > rosterLimits.rows)
    return { kind: 'refused', reason: 'tooManyRows' }
  const joined = joinWorksheets(opened)
  return joined === null ? { kind: 'refused', reason: 'tooManyCells' } : readOpened(joined)
}

function readOpened({ fields, titles, rows: placed }: OpenedWorksheet): RosterReading {
  const students = placed.flatMap(({ cells, isFooter }) => (isFooter ? [] : [cells]))
  const columns = fields === null ? bareColumns(students) : headedColumns(fields, titles, students)
  const headings = titles.map(shownText)
  const cellsOf = cellReader({ headings, columns })
  const rows = placed.map(({ row, cells, isFooter }) => parseRow({ row, cells }, isFooter ? null : cellsOf(cells)))
  return rows.some(hasName) ? { kind: 'roster', headings, columns, rows } : { kind: 'refused', reason: 'noNames' }
}

type List = Pick<ParsedRoster, 'headings' | 'columns' | 'rows'>

/** Rereads a list with the columns chosen by the teacher; null if the choice is invalid. */
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

/** Reads the cells of a row by the meanings of the columns. */
function cellReader({ headings, columns }: Omit<List, 'rows'>): (row: WorksheetRow) => FieldCells | 'severalNames' {
  if (headings.length === 0) return (row) => readBareRow(row, columns)
  const indices = new Map([...keysByField(columns)].map(([field, key]) => [field, Number(key.slice(1))]))
  return (row) => cellsByField(row, indices)
}

/** @param cells The cells of the row; null if it is a footer. */
function parseRow(origin: RowOrigin, cells: FieldCells | 'severalNames' | null): ParsedRow {
  if (cells === null) return { ...origin, skipped: 'footer' }
  if (cells === 'severalNames') {
    const value = origin.cells.map(shownText).filter(Boolean).join(' ')
    const typed = { ...nobody, realname: value }
    return { ...origin, problems: [{ field: 'realname', value, reason: 'severalNames' }], typed }
  }
  return { ...origin, ...readListed(cells) }
}

function cellsByField(row: WorksheetRow, columns: FieldColumns): FieldCells {
  const cells: Partial<Record<keyof FieldCells, WorksheetCell>> = {}
  for (const [field, column] of columns) cells[field] = row[column] ?? null
  return cells
}

/** A worksheet without a single name is not a class list. */
function hasName(row: ParsedRow): boolean {
  if ('problems' in row)
    return row.problems.every(({ reason }) => reason !== 'nameMissing' && reason !== 'nameIsNumber')
  return 'entry' in row
}
