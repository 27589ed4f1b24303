import { PDFiumLibrary } from '@hyzyla/pdfium'

/** The points from the left edge at which anything is drawn, first and last, of each page of a PDF. */
export async function inkOfPdf(bytes: Uint8Array): Promise<readonly (readonly [number, number])[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const pages: (readonly [number, number])[] = []
  for (const page of document.pages()) pages.push(inkOf(await page.render({ scale: 1, render: 'bitmap' })))
  document.destroy()
  library.destroy()
  return pages
}

interface Drawn {
  readonly width: number
  /** Four bytes for each pixel. */
  readonly data: Uint8Array
}

function inkOf({ width, data }: Drawn): readonly [number, number] {
  let [first, last] = [width, 0]
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at] ?? 0) > 200) continue
    const x = (at / 4) % width
    first = Math.min(first, x)
    last = Math.max(last, x)
  }
  return [first, last]
}
