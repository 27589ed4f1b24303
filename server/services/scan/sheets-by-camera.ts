import { availableParallelism } from 'node:os'
import { createBlankReader } from '../sheet-reading/blank-reader.ts'
import { pagesOf } from '../sheet-reading/pages-of.ts'
import { createSheetReader } from '../sheet-reading/sheet-reader.ts'
import type { SheetReading } from './read-scan.ts'

/**
 * Reads sheets from their pictures, as many at once as there are cores. One more page is held ready, so that no reader
 * waits while pages are fetched and stored.
 */
export function sheetsByCamera(): SheetReading {
  const workers = Math.max(1, Math.min(8, availableParallelism()))
  return { reader: createSheetReader({ workers }), blanks: createBlankReader(), pagesOf, lanes: workers + 1 }
}
