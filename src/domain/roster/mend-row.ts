import { rosterFields, type RosterField } from './columns.ts'
import { keysByField } from './list-columns.ts'
import type { ParsedRoster } from './parse-roster.ts'
import type { ParsedRow } from './parsed-row.ts'
import type { RosterEntry } from './read-entry.ts'
import type { WorksheetRow } from './worksheet-cell.ts'

type List = Pick<ParsedRoster, 'headings' | 'columns' | 'rows'>

/**
 * A list with one row replaced by the teacher's correction, including its cells, since these go into the file of failed
 * rows. Missing columns are added.
 * @param at Index of the row in the list, from 0.
 * @param nameOf Heading of a new column.
 */
export function mendRow(list: List, at: number, entry: RosterEntry, nameOf: (field: RosterField) => string): List {
  const row = list.rows[at]
  if (row === undefined) return list
  if (list.headings.length === 0) return withRow(list, at, row, entry, bareCells(row, entry))
  if (list.columns.length === 0) return withRow(list, at, row, entry, row.cells)
  const wide = rosterFields.reduce((grown, field) => withColumn(grown, field, entry, nameOf(field)), list)
  const fields = new Map([...keysByField(wide.columns)].map(([field, key]) => [key, field]))
  const cells = wide.headings.map((_, column) => {
    const field = fields.get(`c${column}`)
    return field === undefined ? (row.cells[column] ?? null) : (entry[field] ?? null)
  })
  return withRow(wide, at, row, entry, cells)
}

function withRow(list: List, at: number, { row, file }: ParsedRow, entry: RosterEntry, cells: WorksheetRow): List {
  const mended: ParsedRow = { row, ...(file !== undefined && { file }), cells, entry, isMended: true }
  return { ...list, rows: list.rows.with(at, mended) }
}

/** Adds a column for a field the row has. */
function withColumn(list: List, field: RosterField, entry: RosterEntry, heading: string): List {
  if (entry[field] === null || keysByField(list.columns).has(field)) return list
  const key = `c${list.headings.length}`
  const column = { key, heading, samples: [entry[field]], meaning: field, isAsked: false }
  return { ...list, headings: [...list.headings, heading], columns: [...list.columns, column] }
}

/** In the way the row was split: a line is a single cell. */
function bareCells({ cells }: ParsedRow, { realname, number, groupName, mobile }: RosterEntry): readonly string[] {
  const filled = [realname, number, groupName, mobile].filter((field) => field !== null)
  return cells.length > 1 ? filled : [filled.join(' ')]
}
