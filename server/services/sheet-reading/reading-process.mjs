/**
 * Reads pages in a separate process, one after another: photographs come from people, and reading takes a whole core.
 * Plain JavaScript, because Node runs no TypeScript.
 */
import sharp from 'sharp'
import { readPage } from './read-page.mjs'

sharp.concurrency(1)
sharp.cache(false)
// Whatever a file claims to be, nothing but these formats is read.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] })

/** @type {((sheet: import('./reading-process.types.ts').KnownSheet | null) => void) | null} */
let take = null

// The service ends it by SIGKILL; other signals, sent to the whole group, let the current page finish.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})

process.on('message', async (/** @type {import('./reading-process.types.ts').ToReader} */ message) => {
  if (message.kind === 'sheet') return take?.(message.sheet)
  const { picture, frame, scale } = message
  const sheetOf = (/** @type {string} */ code) =>
    new Promise((resolve) => {
      take = resolve
      process.send?.({ kind: 'code', code })
    })
  process.send?.({ kind: 'reading', reading: await readPage(picture, frame, sheetOf, scale) })
})
