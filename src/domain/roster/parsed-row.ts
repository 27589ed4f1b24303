import type { ReadRow, UnreadRow } from './read-entry.ts'
import type { SkipReason } from './reasons.ts'
import type { SheetRow } from './sheet-cell.ts'

/** Where a row comes from. */
export interface RowOrigin {
  /** Number of the row as the person sees it in the file, from 1; rows of several sheets are numbered through. */
  readonly row: number
  /** Name of its file, where a list comes in several. */
  readonly file?: string
  /** The row as it came. */
  readonly cells: SheetRow
}

/** A row that can be read, what is wrong with it, or why it is none of a student. */
export type ParsedRow = RowOrigin & (ReadRow | UnreadRow | { readonly skipped: SkipReason })
