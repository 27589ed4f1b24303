import { reasonHeadings } from './reasons.texts.ts'
import { isBlankRow, type WorksheetRow, shownText } from './worksheet-cell.ts'

const headings: readonly string[] = Object.values(reasonHeadings)

/**
 * Rows of a list without headings as they were before we added reasons: the corrected list is uploaded with a first row
 * that heads nothing but these. Rows keep their positions.
 */
export function withoutReasons(rows: readonly WorksheetRow[]): readonly WorksheetRow[] {
  const top = rows.findIndex((row) => !isBlankRow(row))
  const column = reasonColumnOf(rows[top] ?? [])
  if (column === null) return rows
  return rows.map((row, index) => (index === top ? [] : row.toSpliced(column, 1)))
}

/** A name in the first cell is a student's, whatever it says. */
function reasonColumnOf(row: WorksheetRow): number | null {
  const column = row.findIndex((cell) => shownText(cell).trim() !== '')
  const isAlone = isBlankRow(row.slice(column + 1))
  return column > 0 && isAlone && headings.includes(shownText(row[column]).trim()) ? column : null
}
