import { rosterFields, type RosterField } from './columns.ts'
import { findHeader } from './header-row.ts'
import type { ParsedRoster, ParsedRow, RosterEntry } from './parse-roster.ts'

type List = Pick<ParsedRoster, 'headings' | 'rows'>

/**
 * A list with one row as the teacher corrected it, also in its cells, as these go into the file of failed rows. A field that
 * has no column gets one.
 *
 * @param at Place of the row in the list, from 0.
 * @param nameOf Heading of a new column.
 */
export function mendRow(
  { headings, rows }: List,
  at: number,
  entry: RosterEntry,
  nameOf: (field: RosterField) => string,
): List {
  const row = rows[at]
  if (row === undefined) return { headings, rows }
  const header = findHeader([headings])
  if (header === null || header === 'severalNameColumns') {
    const cells = headings.length === 0 ? bareCells(row, entry) : row.cells
    return { headings, rows: rows.with(at, mended(row, entry, cells)) }
  }
  const fields = new Map([...header.columns].map(([field, column]) => [column, field]))
  const added = rosterFields.filter((field) => entry[field] !== null && !header.columns.has(field))
  const cells = headings.map((_, column) => {
    const field = fields.get(column)
    return field === undefined ? (row.cells[column] ?? '') : (entry[field] ?? '')
  })
  return {
    headings: [...headings, ...added.map(nameOf)],
    rows: rows.with(at, mended(row, entry, [...cells, ...added.map((field) => entry[field] ?? '')])),
  }
}

const mended = ({ row, file }: ParsedRow, entry: RosterEntry, cells: readonly string[]): ParsedRow => ({
  row,
  ...(file !== undefined && { file }),
  cells,
  entry,
})

/** As the row was divided: a line is one cell. */
function bareCells({ cells }: ParsedRow, { realname, number, groupName, mobile }: RosterEntry): readonly string[] {
  const told = [realname, number, groupName, mobile].filter((field) => field !== null)
  return cells.length > 1 ? told : [told.join(' ')]
}
