import sharp from 'sharp'
import { sheetMap } from '#server/services/print/sheet-map.ts'
import { type SheetClass, sheetDocument } from '#server/services/print/sheet-document.ts'
import { pagesOf } from '#server/services/print/typeset.ts'
import type { Paper } from '#domain/paper/paper.ts'
import type { SheetMap } from '#server/services/sheet-reading/reading.types.ts'
import { drawnScale, type Raster } from './raster.ts'
import { englishPaper, mathsPaper, sampleClass } from './sample-papers.ts'

/** The clean print of a sheet and its map. */
export interface PrintedSheet {
  readonly map: SheetMap
  readonly pages: readonly Raster[]
  /** Rows in which several bubbles may be filled. */
  readonly multiple: ReadonlySet<string>
}

/** Typesets a paper's answer sheet as the product does, and rasterises its pages. */
export async function printedSheet(paper: Paper, forClass: SheetClass | null): Promise<PrintedSheet> {
  const { layout, document } = sheetDocument(paper, 'A', 'zh-CN', forClass)
  const [map, { pages }] = [await sheetMap(layout, document), await pagesOf(document)]
  const items = paper.elements.flatMap((element) => (element.kind === 'question' ? element.items : []))
  return {
    map,
    pages: await Promise.all(pages.map(drawn)),
    multiple: new Set(items.flatMap(({ key }, index) => (key.kind === 'multiple' ? [`Q${index + 1}`] : []))),
  }
}

/** Sheets of an English and a maths paper, each with a student number to fill in and with a printed student code. */
export async function sampleSheets(): Promise<readonly [PrintedSheet, ...PrintedSheet[]]> {
  return [
    await printedSheet(englishPaper, null),
    await printedSheet(englishPaper, sampleClass),
    await printedSheet(mathsPaper, null),
    await printedSheet(mathsPaper, sampleClass),
  ]
}

async function drawn(svg: string): Promise<Raster> {
  const [width, height] = [210 * drawnScale, 297 * drawnScale]
  const data = await sharp(Buffer.from(svg), { density: 144 })
    .flatten({ background: '#ffffff' })
    .resize(width, height, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return { data, width, height }
}
