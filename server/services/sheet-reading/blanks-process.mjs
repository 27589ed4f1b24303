/**
 * Reads writing in boxes with two engines, in a separate process: pictures come from people, and the memory the engines
 * take is returned when it ends. Plain JavaScript, because Node runs no TypeScript.
 */
import sharp from 'sharp'
import { inkIn } from './blank-ink.mjs'
import { paddleEngine } from './paddle-engine.mjs'
import { tesseractEngine } from './tesseract-engine.mjs'

sharp.concurrency(1)
sharp.cache(false)
// Whatever a file claims to be, nothing but a flattened page is read.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg'] })
// The service ends it by SIGKILL; other signals, sent to the whole group, let the current page finish.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
/** Ends at once: `exit` may wait for ever for the threads of an engine that is just being loaded. */
const end = () => process.kill(process.pid, 'SIGKILL')

// The threads of an engine would keep it alive after the service is gone, which may be so from the beginning.
process.once('disconnect', end)
if (!process.connected) end()

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
