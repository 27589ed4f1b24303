import type { ListRefusal } from '#domain/roster/reasons.ts'
import type { TextReading } from '../read-texts.ts'
import { neededColumns, type OneRosterFile, type oneRosterColumns } from './columns.ts'

export interface TableRow<File extends OneRosterFile> {
  /** Row number in the file, from 1, counting the headings. */
  readonly row: number
  readonly cells: readonly string[]
  /** The trimmed text of a column; empty if the file has no such column. */
  readonly get: (column: (typeof oneRosterColumns)[File][number]) => string
}

export interface Table<File extends OneRosterFile> {
  readonly headings: readonly string[]
  /** Without blank rows and rows marked as deleted. */
  readonly rows: readonly TableRow<File>[]
}

/** Identifies one file of a set by its headings. */
export function tableOf<File extends OneRosterFile>(file: File, rows: TextReading): Table<File> | ListRefusal {
  if (typeof rows === 'string') return rows
  const headings = (rows[0] ?? []).map((heading) => heading.trim())
  const needed: readonly string[] = file in neededColumns ? neededColumns[file as keyof typeof neededColumns] : []
  if (needed.some((column) => !headings.includes(column))) return 'columnsMissing'
  const columns = new Map(headings.map((heading, index) => [heading, index]))
  const tableRows = rows.map((cells, index) => ({
    row: index + 1,
    cells,
    get: (column: string) => cells[columns.get(column) ?? -1]?.trim() ?? '',
  }))
  const isKept = ({ cells, get }: (typeof tableRows)[number]) =>
    cells.some((cell) => cell.trim() !== '') && get('status') !== 'tobedeleted'
  return { headings, rows: tableRows.slice(1).filter(isKept) }
}
