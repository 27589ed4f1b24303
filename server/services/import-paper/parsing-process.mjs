/** Parses uploads in its own process. Plain JavaScript, because Node runs no TypeScript. */
import { parsedUpload } from './parsed-upload.mjs'

process.once('message', (/** @type {import('./parse-apart.ts').AskedParsing} */ asked) => {
  process.send?.(parsedUpload(asked), () => process.disconnect())
})
