/** A number as the file stores it ("7", "2.0240701E10"), before anybody has rounded it. */
export interface NumericCell {
  readonly numeric: string
}

/** A day ("2024-09-01") that the spreadsheet made of what was typed. */
export interface DateCell {
  readonly date: string
}

/** What a list may hold in one place; null where nothing was typed. */
export type SheetCell = string | NumericCell | DateCell | null

export type SheetRow = readonly SheetCell[]

/** A cell as a person sees it in the file, more or less: numbers in full, dates as days. */
export function shownText(cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'string') return cell
  if ('date' in cell) return cell.date
  const value = Number(cell.numeric)
  return Number.isSafeInteger(value) ? String(value) : cell.numeric
}

/** Whether nothing can be seen in a row. */
export const isBlankRow = (row: SheetRow): boolean => row.every((cell) => shownText(cell).trim() === '')
