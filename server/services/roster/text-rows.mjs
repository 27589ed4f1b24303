/** The rows of delimited texts, or why one is not read. Plain JavaScript, because Node runs no TypeScript. */
import { decodeText } from '../files/decode-text.mjs'
import { readCsv } from './read-csv.mjs'

/**
 * @param {import('./read-texts.ts').AskedTexts} asked
 * @returns {import('../files/reading-process.ts').Answer<readonly import('./read-texts.ts').TextReading[]>}
 */
export const textRows = ({ texts, limits }) => ({
  kind: 'read',
  result: texts.map((bytes) => readText(bytes, limits)),
})

/**
 * @param {Uint8Array} bytes
 * @param {import('#domain/roster/worksheet-limits.ts').WorksheetLimits} limits
 * @returns {import('./read-texts.ts').TextReading}
 */
function readText(bytes, limits) {
  const text = decodeText(bytes)
  return text === null ? 'unreadableText' : readCsv(text.replace(/^\uFEFF/, ''), limits)
}
