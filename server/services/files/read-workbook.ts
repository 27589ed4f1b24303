import type { NamedWorksheet } from '#domain/roster/worksheet-positions.ts'
import { type WorksheetLimits, worksheetLimits } from '#domain/roster/worksheet-limits.ts'
import { type ReadingFault, type ReadingLimits, withReadingProcess } from './reading-process.ts'

export interface AskedWorkbook {
  readonly bytes: Uint8Array
  readonly limits: WorksheetLimits
}

/** Reads a workbook that has been checked. */
export type ReadWorkbook = (checked: Buffer) => Promise<readonly NamedWorksheet[] | ReadingFault>

/** Provides a separate process to read one workbook. */
export const withWorkbookProcess = <Result>(
  limits: ReadingLimits,
  work: (read: ReadWorkbook) => Promise<Result>,
): Promise<Result> =>
  withReadingProcess<AskedWorkbook, readonly NamedWorksheet[], Result>('files/workbook-process.mjs', limits, (read) =>
    work((bytes) => read({ bytes, limits: worksheetLimits })),
  )
