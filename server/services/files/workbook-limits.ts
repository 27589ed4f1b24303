import type { ZipFault } from './zip-fault.ts'
import { sheetLimits } from '#domain/roster/sheet-limits.ts'

const mebibyte = 1024 * 1024

/** What a zip may hold before anything of it is unpacked for good. */
export const zipLimits = {
  /** Of the file as it is sent. */
  bytes: 8 * mebibyte,
  entries: 200,
  /** Of all entries together, unpacked. */
  unpacked: 64 * mebibyte,
  /** Unpacked to packed, for entries worth the trouble. */
  ratio: 200,
  ratioFrom: mebibyte,
  nameLength: 200,
} as const

/** What a workbook may hold; a list of a whole class by twenty columns has up to 1,200,000 tags. */
export const workbookLimits = {
  tags: 2_000_000,
  rows: sheetLimits.rows,
  columns: sheetLimits.columns,
  /** Bytes between two tags: the longest cell, each character up to eight. */
  textBytes: 256 * 1024,
  merges: 20_000,
  /** Cells whose numbers show zeros in front. */
  padded: 100_000,
} as const

/** What was found wrong in a workbook, for the log; people are told less. */
export type WorkbookFault =
  | ZipFault
  | 'doctype'
  | 'strangeXml'
  | 'tooManyTags'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'longText'
