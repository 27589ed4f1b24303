import * as z from 'zod/mini'
import { sheetPage } from '#domain/answer-sheet/sheet-geometry.ts'
import type { SheetLayout } from '#domain/answer-sheet/sheet-layout.ts'
import { sheetMark } from '#api/contract/schemas/sheet-map.ts'
import { type Document, notedIn } from './typeset.ts'

const noted = z.array(z.extend(sheetMark, { page: z.int() }))

/** Where every mark of a sheet was drawn: the basis for reading sheets. */
export async function sheetMap({ layout, pages }: SheetLayout, document: Document) {
  const found = z.parse(noted, await notedIn(document, 'mark'))
  return {
    layout,
    pages: pages.map(({ number }) => ({
      number,
      ...sheetPage,
      marks: found.filter(({ page }) => page === number).map(({ page: _page, ...mark }) => mark),
    })),
  }
}
