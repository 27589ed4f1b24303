/**
 * Reads what was written into boxes with two engines, in a process of its own: pictures come from people, and the engines take
 * memory that is given back when it ends. Plain JavaScript, because Node runs no TypeScript.
 */
import sharp from 'sharp'
import { inkIn } from './blank-ink.mjs'
import { paddleEngine } from './paddle-engine.mjs'
import { tesseractEngine } from './tesseract-engine.mjs'

sharp.concurrency(1)
sharp.cache(false)
// Whatever a file calls itself: nothing but a page that was made flat is read.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg'] })
// The service ends it by SIGKILL: what stops the whole group lets the page at work be read.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})

const engines = Promise.all([paddleEngine(), tesseractEngine()])

process.on('message', async (/** @type {import('./blank-reading.types.ts').BlanksToRead} */ asked) => {
  process.send?.({ texts: await textsIn(asked) })
})

/** @param {import('./blank-reading.types.ts').BlanksToRead} asked */
async function textsIn({ picture, scale, boxes }) {
  const [paddle, tesseract] = await engines
  const { data, info } = await sharp(picture).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  const texts = []
  for (const box of boxes) {
    const ink = inkIn({ data, width: info.width, height: info.height }, box, scale)
    texts.push(ink === null ? null : { paddle: await paddle(ink), tesseract: await tesseract(ink) })
  }
  return texts
}
