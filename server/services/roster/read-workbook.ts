import type { ListRefusal } from '#domain/roster/reasons.ts'
import type { SheetRow } from '#domain/roster/sheet-cell.ts'
import { type SheetLimits, sheetLimits } from '#domain/roster/sheet-limits.ts'
import { type ReadingLimits, withReadingProcess } from './reading-process.ts'

export interface Sheet {
  readonly name: string
  readonly rows: readonly SheetRow[]
}

export interface AskedWorkbook {
  readonly bytes: Uint8Array
  readonly limits: SheetLimits
}

/** Reads a workbook that was checked. */
export type ReadWorkbook = (checked: Buffer) => Promise<readonly Sheet[] | ListRefusal>

/** Hands a process of its own to read one workbook. */
export const withWorkbookProcess = <Result>(
  limits: ReadingLimits,
  work: (read: ReadWorkbook) => Promise<Result>,
): Promise<Result> =>
  withReadingProcess<AskedWorkbook, readonly Sheet[], Result>('workbook-process.mjs', limits, (read) =>
    work((bytes) => read({ bytes, limits: sheetLimits })),
  )
