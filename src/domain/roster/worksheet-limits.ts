import { classSize } from '../classes/class-limits.ts'

/** Limits for a class list, as a workbook, text or paste; checked before anything is built from it. */
export const worksheetLimits = {
  /** Includes titles above and a few remarks below. */
  rows: classSize + 201,
  columns: 256,
  /** In all rows; a full class with twenty columns has 200,000. */
  cells: 500_000,
  /** Per cell: the maximum of spreadsheets. */
  cellCharacters: 32_767,
  /** In all cells. */
  characters: 4_000_000,
} as const

/** Characters of a heading or field before stripping; longer ones are not examined. */
export const longestField = 200

export type WorksheetLimits = Readonly<Record<keyof typeof worksheetLimits, number>>
