import { headingOf, type RosterField } from './columns.ts'
import { type WorksheetRow, shownText } from './worksheet-cell.ts'

/** The column of each field, from 0. */
export type FieldColumns = ReadonlyMap<RosterField, number>

export interface HeaderRow {
  /** Index of the row, from 0. */
  readonly index: number
  readonly columns: FieldColumns
}

/** Titles, dates and teachers' names come above; a list that starts further down has no headings. */
const searchedRows = 50

/** The heading row: the first with a heading for names. Null if the list has none. */
export function findHeader(rows: readonly WorksheetRow[]): HeaderRow | 'severalNameColumns' | null {
  for (const [index, row] of rows.slice(0, searchedRows).entries()) {
    const columns = columnsOf(row)
    if (columns === 'severalNameColumns') return columns
    if (columns.has('realname')) return { index, columns }
  }
  return null
}

function columnsOf(row: WorksheetRow): FieldColumns | 'severalNameColumns' {
  const best = new Map<RosterField, { readonly column: number; readonly rank: number }>()
  let isNameTwice = false
  for (const [column, cell] of row.entries()) {
    const heading = headingOf(shownText(cell))
    if (heading === null) continue
    const former = best.get(heading.field)
    if (former === undefined || heading.rank < former.rank) {
      best.set(heading.field, { column, rank: heading.rank })
      if (heading.field === 'realname') isNameTwice = false
    } else if (heading.field === 'realname' && heading.rank === former.rank) isNameTwice = true
  }
  if (isNameTwice) return 'severalNameColumns'
  return new Map([...best].map(([field, { column }]) => [field, column]))
}
