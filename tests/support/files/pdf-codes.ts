import { inflateSync } from 'node:zlib'
import jsQR from 'jsqr'

/** Pixels per module, and the width in modules of the white margin around a code. */
const [pixels, quiet] = [4, 4]

/** The drawing operators of each page of a PDF written by pdfkit. */
export function pagesOfPdf(bytes: Uint8Array): string[] {
  const pdf = Buffer.from(bytes)
  const streams: string[] = []
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at)) {
    const start = at + 'stream\n'.length
    const end = pdf.indexOf('\nendstream', start)
    streams.push(textOf(pdf.subarray(start, end)))
    at = end + '\nendstream'.length
  }
  return streams.filter((operators) => / re\b/.test(operators))
}

/** A stream that does not inflate to text is a font or uncompressed. */
function textOf(stream: Uint8Array): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return ''
  }
}

/** The contents of a page's QR codes in drawing order: each path of rectangles is rasterised and scanned. */
export const codesOfPage = (operators: string): (string | null)[] =>
  operators
    .split(/^f\*?$/m)
    .map((path) => [...path.matchAll(/^(\S+) (\S+) (\S+) (\S+) re$/gm)].map(([, ...numbers]) => numbers.map(Number)))
    .filter((rectangles) => rectangles.length > 50)
    .map((rectangles) => scan(rectangles))

/** Rectangles are in modules. */
function scan(rectangles: readonly (readonly number[])[]): string | null {
  const modules = Math.max(...rectangles.map(([x = 0, , width = 0]) => x + width))
  const side = (modules + 2 * quiet) * pixels
  const picture = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [x = 0, y = 0, width = 0, height = 0] of rectangles)
    for (let row = (y + quiet) * pixels; row < (y + height + quiet) * pixels; row += 1)
      for (let column = (x + quiet) * pixels; column < (x + width + quiet) * pixels; column += 1)
        picture.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
  return jsQR(picture, side, side)?.data ?? null
}
