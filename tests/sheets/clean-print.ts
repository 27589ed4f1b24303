import sharp from 'sharp'
import { item, paperWith, question } from '#domain/paper/testing/papers.ts'
import { cell, printedValues } from '#server/services/sheet-reading/clean-print.mjs'
import { printedSheet } from './printed-sheets.ts'
import { drawnScale } from './raster.ts'

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

/** The bubbles of all values as printed on answer sheets, one per cell: the content of `clean-print.png`. */
export async function cleanPrintCells(): Promise<Buffer> {
  const options = letters.map((id) => ({ id, text: id }))
  const sheet = await printedSheet(paperWith([question(1, { items: [item(1, { options })] })]), null)
  const [{ marks } = { marks: [] }, page] = [sheet.map.pages[0], sheet.pages[0]]
  if (page === undefined) throw new Error('A sheet has no page')
  const cells = [...printedValues].map(async (value) => {
    const { x = 0, y = 0 } = marks.find((mark) => mark.kind === 'bubble' && mark.value === value) ?? {}
    const pixels = (length: number) => Math.round(length * drawnScale)
    return sharp(page.data, { raw: { width: page.width, height: page.height, channels: 1 } })
      .extract({
        left: pixels(x - cell.bubble.x),
        top: pixels(y - cell.bubble.y),
        width: pixels(cell.width),
        height: pixels(cell.height),
      })
      .toColourspace('b-w')
      .png()
      .toBuffer()
  })
  const [width, height] = [cell.width * drawnScale, cell.height * drawnScale]
  const parts = (await Promise.all(cells)).map((input, index) => ({ input, left: index * width, top: 0 }))
  return sharp({ create: { width: width * parts.length, height, channels: 3, background: '#ffffff' } })
    .composite(parts)
    .toColourspace('b-w')
    .png()
    .toBuffer()
}
