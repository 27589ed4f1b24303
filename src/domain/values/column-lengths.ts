import { textLength } from './text-length.ts'

/** The length of the longest text in each column, headings included; a Chinese character counts as two. */
export const columnLengths = (rows: readonly (readonly string[])[]): readonly number[] =>
  (rows[0] ?? []).map((_, index) =>
    rows.reduce((longest, cells) => Math.max(longest, textLength(cells[index] ?? '')), 0),
  )
