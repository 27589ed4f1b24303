import type { WorksheetCell, WorksheetRow } from '#domain/roster/worksheet-cell.ts'
import { cellKey, type WorksheetNotes } from '../files/scan-worksheet.ts'
import { workbookLimits } from '../files/workbook-limits.ts'

/** The cells of a worksheet as people see them: with leading zeros, and merged ones repeated in each of their rows. */
export function withNotes(rows: readonly WorksheetRow[], notes: WorksheetNotes): readonly WorksheetRow[] {
  return filledDown(
    notes.padded.size === 0
      ? rows
      : rows.map((row, index) => row.map((cell, column) => paddedCell(cell, index, column))),
    notes.merges,
  )

  function paddedCell(cell: WorksheetCell, row: number, column: number): WorksheetCell {
    if (cell === null || typeof cell === 'string' || 'date' in cell || !/^\d{1,15}$/.test(cell.numeric)) return cell
    const digits = notes.padded.get(cellKey(row, column))
    return digits === undefined ? cell : cell.numeric.padStart(digits, '0')
  }
}

/** A group written once across several rows belongs to each of them. */
function filledDown(rows: readonly WorksheetRow[], merges: WorksheetNotes['merges']): readonly WorksheetRow[] {
  const filled: WorksheetCell[][] = rows.map((row) => [...row])
  // Merged cells never overlap in an honest file; others must not make us fill the same rows over and over.
  let toFill = workbookLimits.rows * workbookLimits.columns
  for (const { top, left, bottom } of merges) {
    const cell = rows[top]?.[left] ?? null
    const last = Math.min(bottom, rows.length - 1)
    toFill -= Math.max(0, last - top)
    if (cell === null || toFill < 0) continue
    for (let index = top + 1; index <= last; index += 1) {
      const row = filled[index] ?? []
      while (row.length < left) row.push(null)
      row[left] ??= cell
    }
  }
  return filled
}
