import type { ZipFault } from './zip-fault.ts'
import { worksheetLimits } from '#domain/roster/worksheet-limits.ts'
import { mebibyte } from '#domain/values/sizes.ts'

/** What a zip may contain, checked before it is really unpacked. */
export const zipLimits = {
  entries: 200,
  /** Of all entries together, unpacked. */
  unpacked: 64 * mebibyte,
  /** Unpacked to packed, for entries large enough to matter. */
  ratio: 200,
  ratioFrom: mebibyte,
  nameLength: 200,
} as const

/** What a workbook may contain; a full class list with twenty columns has up to 1,200,000 tags. */
export const workbookLimits = {
  tags: 2_000_000,
  rows: worksheetLimits.rows,
  columns: worksheetLimits.columns,
  /** Bytes between two tags: the longest cell, up to eight per character. */
  textBytes: 256 * 1024,
  merges: 20_000,
  /** Cells whose numbers have leading zeros. */
  padded: 100_000,
} as const

/** What was wrong with a workbook, for the log; the user sees less. */
export type WorkbookFault =
  | ZipFault
  | 'doctype'
  | 'strangeXml'
  | 'tooManyTags'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'longText'
