import type { ImportRefusal } from '#domain/import/import-limits.ts'
import type { PdfPage } from '#domain/import/read-pdf.ts'
import { withReadingProcess } from '../files/reading-process.ts'
import { isReadingFault, refusalOfFault } from './parse-apart.ts'

export interface AskedPdf {
  readonly bytes: Uint8Array
  readonly most: { readonly pages: number; readonly characters: number; readonly objects: number }
}

/** The pages in their order, or why there are none. */
export type FoundPdf = readonly PdfPage[] | 'locked' | 'broken' | 'tooLong'

/** Of one file. Objects are those of a page that are looked at for pictures. */
const most: AskedPdf['most'] = { pages: 100, characters: 1_000_000, objects: 20_000 }

const limits = { processor: 15_000, heap: 128, memory: 512 } as const

const refusalOf = { locked: 'paperFileLocked', broken: 'paperFileBroken', tooLong: 'paperTooLong' } as const

/** The contents of a PDF's pages, read in its own process. */
export const pdfApart = (bytes: Uint8Array): Promise<readonly PdfPage[] | ImportRefusal> =>
  withReadingProcess<AskedPdf, FoundPdf, readonly PdfPage[] | ImportRefusal>(
    'import-paper/pdf-process.mjs',
    limits,
    async (read) => {
      const found = await read({ bytes, most })
      if (typeof found !== 'string') return found
      return isReadingFault(found) ? refusalOfFault[found] : refusalOf[found]
    },
  )
