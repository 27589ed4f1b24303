import type { ReadRow, UnreadRow } from './read-entry.ts'
import type { SkipReason } from './reasons.ts'
import type { WorksheetRow } from './worksheet-cell.ts'

/** Where a row comes from. */
export interface RowOrigin {
  /** Number of the row as seen in the file, from 1; rows of several worksheets are numbered throughout. */
  readonly row: number
  /** Name of its file, if a list consists of several. */
  readonly file?: string
  /** The original cells. */
  readonly cells: WorksheetRow
}

/** A readable row, a bad one with its faults, or one that is not a student, with the reason. */
export type ParsedRow = RowOrigin & (ReadRow | UnreadRow | { readonly skipped: SkipReason })
