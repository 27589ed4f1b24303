import type { NamedSheet } from '#domain/roster/sheet-positions.ts'
import { type SheetLimits, sheetLimits } from '#domain/roster/sheet-limits.ts'
import { type ReadingFault, type ReadingLimits, withReadingProcess } from './reading-process.ts'

export interface AskedWorkbook {
  readonly bytes: Uint8Array
  readonly limits: SheetLimits
}

/** Reads a workbook that has been checked. */
export type ReadWorkbook = (checked: Buffer) => Promise<readonly NamedSheet[] | ReadingFault>

/** Provides a separate process to read one workbook. */
export const withWorkbookProcess = <Result>(
  limits: ReadingLimits,
  work: (read: ReadWorkbook) => Promise<Result>,
): Promise<Result> =>
  withReadingProcess<AskedWorkbook, readonly NamedSheet[], Result>('files/workbook-process.mjs', limits, (read) =>
    work((bytes) => read({ bytes, limits: sheetLimits })),
  )
