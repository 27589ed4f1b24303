/** Reads delimited texts in its own process and reports their rows, or why one is not read. */
import { decodeText } from '../files/decode-text.mjs'
import { readCsv } from './read-csv.mjs'

process.once('message', (/** @type {import('./read-texts.ts').AskedTexts} */ { texts, limits }) => {
  const result = texts.map((bytes) => readText(bytes, limits))
  process.send?.({ kind: 'read', result }, () => process.disconnect())
})

/**
 * @param {Uint8Array} bytes
 * @param {import('#domain/roster/sheet-limits.ts').SheetLimits} limits
 * @returns {import('./read-texts.ts').TextReading}
 */
function readText(bytes, limits) {
  const text = decodeText(bytes)
  return text === null ? 'unreadableText' : readCsv(text.replace(/^\uFEFF/, ''), limits)
}
