import PdfDocument from 'pdfkit'
import { buffer } from 'node:stream/consumers'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A PNG whose header declares this size, followed by this data. */
export function pngOf(width: number, height: number, data: Uint8Array): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(data)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const body = Buffer.concat([Buffer.from(name), content])
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PDF with one picture per page, as scanners make them. */
export async function pdfOfPictures(pictures: readonly Buffer[]): Promise<Buffer> {
  const document = new PdfDocument({ autoFirstPage: false, size: 'A4', margin: 0 })
  for (const picture of pictures) document.addPage().image(picture, 0, 0, { width: 595.28, height: 841.89 })
  return ended(document)
}

/** A PDF with this many empty pages. */
export async function pdfOfPages(count: number): Promise<Buffer> {
  const document = new PdfDocument({ autoFirstPage: false })
  for (let page = 0; page < count; page += 1) document.addPage({ size: [20, 20], margin: 0 })
  return ended(document)
}

async function ended(document: PDFKit.PDFDocument): Promise<Buffer> {
  document.end()
  return buffer(document)
}

/** A TIFF of these pictures, which all have the same size. */
export const tiffOf = (pictures: readonly Buffer[]): Promise<Buffer> =>
  sharp([...pictures], { join: { animated: true } })
    .tiff({ compression: 'lzw' })
    .toBuffer()
