import { headingOf, isRowNumber, rosterFields } from './columns.ts'
import type { FieldColumns } from './header-row.ts'
import { isCounting, type ListColumn, samplesOf } from './list-columns.ts'
import { type WorksheetRow, shownText } from './worksheet-cell.ts'

/** Columns reported; those further to the right cannot be chosen. */
const reportedColumns = 40

/** The columns of a list with headings; asks which of several similar ones is meant, and which merely count. */
export function headedColumns(
  fieldColumns: FieldColumns,
  headings: WorksheetRow,
  rows: readonly WorksheetRow[],
): readonly ListColumn[] {
  const fields = new Map([...fieldColumns].map(([field, column]) => [column, field]))
  const doubtful = new Set(rosterFields.filter((field) => field !== 'realname' && alikeOf(headings, field).length > 1))
  return headings.flatMap((cell, column): readonly ListColumn[] => {
    const field = fields.get(column)
    if (field === undefined && column >= reportedColumns) return []
    const heading = shownText(cell).trim()
    const values = rows.map((row) => shownText(row[column]).trim())
    const samples = samplesOf(values)
    if (heading === '' && samples.length === 0) return []
    const isCount = field === 'number' && isRowNumber(heading) && isCounting(values)
    const namedField = headingOf(heading)?.field
    return [
      {
        key: `c${column}`,
        heading: samplesOf([heading])[0] ?? '',
        samples,
        meaning: isCount ? 'none' : (field ?? 'none'),
        isAsked:
          isCount ||
          (namedField !== undefined && doubtful.has(namedField) && alikeOf(headings, namedField).includes(column)),
      },
    ]
  })
}

/** Columns with the most certain heading of a field. */
function alikeOf(headings: WorksheetRow, field: (typeof rosterFields)[number]): readonly number[] {
  const ranked = headings.flatMap((cell, column) => {
    const heading = headingOf(shownText(cell))
    return heading?.field === field ? [{ column, rank: heading.rank }] : []
  })
  const best = Math.min(...ranked.map(({ rank }) => rank))
  return ranked.filter(({ rank }) => rank === best).map(({ column }) => column)
}
