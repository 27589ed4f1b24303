/** Reads delimited texts in its own process and reports their rows, or why one is not read. */
import { textRows } from './text-rows.mjs'

process.once('message', (/** @type {import('./read-texts.ts').AskedTexts} */ asked) => {
  process.send?.(textRows(asked), () => process.disconnect())
})
