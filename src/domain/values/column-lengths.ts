import { textLength } from './text-length.ts'

/** How long the longest text of each column is, headings among the rows; a Chinese character counts as two. */
export const columnLengths = (rows: readonly (readonly string[])[]): readonly number[] =>
  (rows[0] ?? []).map((_, index) =>
    rows.reduce((longest, cells) => Math.max(longest, textLength(cells[index] ?? '')), 0),
  )
