/**
 * Draws the pages of a PDF or a TIFF as pictures, in a separate process: such files come from people, and one page may
 * demand any amount of memory and time. Plain JavaScript, because Node runs no TypeScript.
 */
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'

sharp.concurrency(1)
sharp.cache(false)
// Whatever a file claims to be, nothing but these formats is read.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadTiff'] })
/** @typedef {import('./pages-of.ts').PagedPart} PagedPart */
/** @typedef {{ readonly count: number, readonly draw: (index: number) => Promise<Uint8Array> }} OpenFile */

/** Pixels on the longer side of a drawn page; a TIFF with more pixels than the maximum is not drawn. */
const [side, mostPixels] = [2_600, 120_000_000]

/** @type {OpenFile | null} */
let open = null

/** The file as far as it has arrived. */
let [bytes, arrived] = [Buffer.alloc(0), 0]

// The service ends it by SIGKILL; other signals, sent to the whole group, let the current page finish.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})

process.on('message', async (/** @type {PagedPart | { readonly index: number }} */ asked) => {
  try {
    if ('index' in asked) return process.send?.({ page: await open.draw(asked.index) })
    if (arrived === 0) bytes = Buffer.allocUnsafe(asked.size)
    bytes.set(asked.part, arrived)
    arrived += asked.part.length
    if (arrived < bytes.length) return process.send?.({ isMissingMore: true })
    open = await (asked.kind === 'pdf' ? openPdf : openTiff)(bytes)
    // The PDF library has its own copy.
    bytes = Buffer.alloc(0)
    process.send?.({ count: open.count })
  } catch {
    process.send?.({ fault: true })
  }
})

/**
 * @param {Uint8Array} bytes
 * @returns {Promise<OpenFile>}
 */
async function openPdf(bytes) {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  return {
    count: document.getPageCount(),
    draw: async (index) => {
      const page = document.getPage(index)
      const { originalWidth, originalHeight } = page.getOriginalSize()
      const scale = side / Math.max(originalWidth, originalHeight, 1)
      const { data, width, height } = await page.render({ scale, render: 'bitmap' })
      const drawn = sharp(data, { raw: { width, height, channels: 4 } })
      return drawn.flatten({ background: '#ffffff' }).toColourspace('b-w').jpeg({ quality: 90 }).toBuffer()
    },
  }
}

/**
 * @param {Uint8Array} bytes
 * @returns {Promise<OpenFile>}
 */
async function openTiff(bytes) {
  const { pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return {
    count: pages,
    draw: (index) =>
      sharp(bytes, { page: index, limitInputPixels: mostPixels, failOn: 'error' })
        .autoOrient()
        .flatten({ background: '#ffffff' })
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .toColourspace('b-w')
        .jpeg({ quality: 90 })
        .toBuffer(),
  }
}
