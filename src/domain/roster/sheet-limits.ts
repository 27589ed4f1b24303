import { classSize } from '../classes/class-limits.ts'

/** What a class list may hold, as a workbook, a text or pasted; it is counted before anything is built of it. */
export const sheetLimits = {
  /** With titles above and a few remarks below. */
  rows: classSize + 201,
  columns: 256,
  /** Of all rows together; a list of a whole class by twenty columns has 200,000. */
  cells: 500_000,
  /** Of one cell: as many as spreadsheets take. */
  cellCharacters: 32_767,
  /** Of all cells together. */
  characters: 4_000_000,
} as const

/** Characters of a heading or field with all that is dropped from it; what is longer is not looked at any closer. */
export const longestField = 200

export type SheetLimits = Readonly<Record<keyof typeof sheetLimits, number>>
