/**
 * Extracts the text of a PDF in its own process: such files are uploads, and a single page may demand any amount of
 * memory and time. Plain JavaScript, because Node runs no TypeScript.
 */
import { PDFiumLibrary } from '@hyzyla/pdfium'

process.once('message', async (/** @type {import('./pdf-apart.ts').AskedPdf} */ asked) => {
  process.send?.({ kind: 'read', result: await resultOf(asked) }, () => process.disconnect())
})

/**
 * @param {import('./pdf-apart.ts').AskedPdf} asked
 * @returns {Promise<import('./pdf-apart.ts').FoundPdf>}
 */
async function resultOf({ bytes, most }) {
  const library = await PDFiumLibrary.init()
  const document = await opened(library, bytes)
  if (typeof document === 'string') return document
  if (document.getPageCount() > most.pages) return 'tooLong'
  const pages = []
  let left = most.characters
  for (const page of document.pages()) {
    const text = page.getText()
    left -= text.length
    if (left < 0) return 'tooLong'
    pages.push({ lines: linesOf(text), pictures: picturesOn(page, most.objects) })
  }
  return pages
}

/**
 * @param {PDFiumLibrary} library
 * @param {Uint8Array} bytes
 */
async function opened(library, bytes) {
  try {
    return await library.loadDocument(bytes)
  } catch (error) {
    return /password|security/i.test(String(error)) ? 'locked' : 'broken'
  }
}

/** The library's mark for a hyphen at the end of a line, and hyphens that are only visible there. */
const divided = new RegExp(`[${String.fromCodePoint(2)}\u00AD\uFFFE]\\r?\\n?`, 'g')

/**
 * Without marks for what is no character, and with words that were hyphenated at the end of a line rejoined.
 * @param {string} text
 */
const linesOf = (text) =>
  text
    .replaceAll(divided, '')
    .split(/\r\n?|\n|\f/)
    .map((line) => line.replaceAll(/(?!\t)[\p{Cc}\p{Co}\uFFFD]/gu, '').trim())
    .filter((line) => line !== '')

/**
 * @param {import('@hyzyla/pdfium').PDFiumPage} page
 * @param {number} most
 */
function picturesOn(page, most) {
  let count = 0
  for (let index = 0; index < Math.min(page.getObjectCount(), most); index += 1)
    if (page.getObject(index).type === 'image') count += 1
  return count
}
