/** Tesseract for one line of English, as WebAssembly in a thread of its own; its data come from the package. */
import path from 'node:path'
import english from '@tesseract.js-data/eng'
import sharp from 'sharp'
import { createWorker, OEM, PSM } from 'tesseract.js'

/** @typedef {import('./blank-reading.types.ts').EngineText} EngineText */

/** A quarter of the size of the others, and as good. */
const langPath = path.join(english.langPath, '../4.0.0_best_int')

/** In pixels: the height that it reads best, and the paper around a line. */
const [lineHeight, margin] = [90, 20]

const paper = { r: 245, g: 245, b: 245 }

/** @returns {Promise<(ink: import('./grey-picture.mjs').GreyPicture) => Promise<EngineText>>} */
export async function tesseractEngine() {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath,
    cacheMethod: 'none',
    gzip: true,
  })
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE })
  return async ({ data: grey, width, height }) => {
    const line = await sharp(grey, { raw: { width, height, channels: 1 } })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: paper })
      .resize({ height: lineHeight })
      .png()
      .toBuffer()
    const read = await worker.recognize(line)
    return { text: read.data.text.trim(), confidence: read.data.confidence / 100 }
  }
}
