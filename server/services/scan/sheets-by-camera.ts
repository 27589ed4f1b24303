import { availableParallelism } from 'node:os'
import { createBlankReader } from '../sheet-reading/blank-reader.ts'
import { pagesOf } from '../sheet-reading/pages-of.ts'
import { createSheetReader } from '../sheet-reading/sheet-reader.ts'
import type { SheetReading } from './read-scan.ts'

/** Reads sheets from their pictures, as many at once as there are cores. */
export function sheetsByCamera(): SheetReading {
  const lanes = Math.max(1, Math.min(8, availableParallelism()))
  return { reader: createSheetReader({ workers: lanes }), blanks: createBlankReader(), pagesOf, lanes }
}
