import { availableParallelism } from 'node:os'
import { createBlankReader } from '../sheet-reading/blank-reader.ts'
import { pagesOf } from '../sheet-reading/pages-of.ts'
import { createSheetReader } from '../sheet-reading/sheet-reader.ts'
import type { SheetReading } from './read-scan.ts'

/**
 * Sheets are read from their pictures, by all cores but one: whoever looks at a page of the portal meanwhile finds that one
 * free. One page more is fetched and kept while they read.
 */
export function sheetsByCamera(): SheetReading {
  const workers = Math.max(1, Math.min(8, availableParallelism() - 1))
  return { reader: createSheetReader({ workers }), blanks: createBlankReader(), pagesOf, lanes: workers + 1 }
}
