import type { ListRefusal } from '#domain/roster/reasons.ts'
import { decodeText } from '../decode-text.ts'
import { readCsv } from '../read-csv.ts'
import { neededColumns, type OneRosterFile, type oneRosterColumns } from './columns.ts'

export interface TableRow<File extends OneRosterFile> {
  /** Number of the row in the file, from 1, the headings counted. */
  readonly row: number
  readonly cells: readonly string[]
  /** The trimmed text of a column; empty where the file has no such column. */
  readonly get: (column: (typeof oneRosterColumns)[File][number]) => string
}

export interface Table<File extends OneRosterFile> {
  readonly headings: readonly string[]
  /** Without blank rows and without what is marked for deletion. */
  readonly rows: readonly TableRow<File>[]
}

/** A school of ten thousand, each in ten classes. */
const mostRows = 100_000

/** Reads one file of a set by its headings. */
export function readTable<File extends OneRosterFile>(file: File, bytes: Uint8Array): Table<File> | ListRefusal {
  const text = decodeText(Buffer.from(bytes))
  if (text === null) return 'unreadableText'
  const rows = readCsv(text.replace(/^\uFEFF/, ''), mostRows)
  if (rows === 'tooManyRows') return rows
  const headings = (rows[0] ?? []).map((heading) => heading.trim())
  const needed: readonly string[] = file in neededColumns ? neededColumns[file as keyof typeof neededColumns] : []
  if (needed.some((column) => !headings.includes(column))) return 'columnsMissing'
  const columns = new Map(headings.map((heading, index) => [heading, index]))
  const told = rows.map((cells, index) => ({
    row: index + 1,
    cells,
    get: (column: string) => cells[columns.get(column) ?? -1]?.trim() ?? '',
  }))
  const isKept = ({ cells, get }: (typeof told)[number]) =>
    cells.some((cell) => cell.trim() !== '') && get('status') !== 'tobedeleted'
  return { headings, rows: told.slice(1).filter(isKept) }
}
