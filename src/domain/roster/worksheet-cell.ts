/** A number as stored in the file ("7", "2.0240701E10"), before any rounding. */
export interface NumericCell {
  readonly numeric: string
}

/** A day ("2024-09-01") that the spreadsheet made from what was typed. */
export interface DateCell {
  readonly date: string
}

/** The content of a cell; null if it is empty. */
export type WorksheetCell = string | NumericCell | DateCell | null

export type WorksheetRow = readonly WorksheetCell[]

/** A cell roughly as it looks in the file: numbers in full, dates as days. */
export function shownText(cell: WorksheetCell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'string') return cell
  if ('date' in cell) return cell.date
  const value = Number(cell.numeric)
  return Number.isSafeInteger(value) ? String(value) : cell.numeric
}

/** Whether a row looks empty. */
export const isBlankRow = (row: WorksheetRow): boolean => row.every((cell) => shownText(cell).trim() === '')
