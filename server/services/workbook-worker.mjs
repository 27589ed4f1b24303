/**
 * Writes one workbook in its own thread, so that calls are served meanwhile. Plain JavaScript, because a worker starts
 * from a file and Node runs no TypeScript.
 */
import { parentPort, workerData } from 'node:worker_threads'
import writeExcelFile from 'write-excel-file/node'

/** @typedef {import('./workbook.ts').Worksheet} Worksheet */

/** @type {Worksheet[]} */
const sheets = JSON.parse(workerData)

/**
 * The library has no quote prefix: it is added wherever a text is explicitly aligned to the side where texts are
 * anyway.
 */
const quotePrefixes = {
  files: {
    transform: {
      'xl/styles.xml': {
        transform: (/** @type {string} */ xml) =>
          xml.replaceAll(/<xf (?=[^>]*>\s*<alignment [^>]*horizontal="left")/g, '<xf quotePrefix="1" '),
      },
    },
  },
}

/** @param {Worksheet['data'][number][number]} cell */
const typed = (cell) => (cell === null ? null : { ...cell, type: typeof cell.value === 'number' ? Number : String })

const written = sheets.map(({ data, ...sheet }) => ({ ...sheet, data: data.map((row) => row.map(typed)) }))
parentPort?.postMessage(await writeExcelFile(written, { features: [quotePrefixes] }).toBuffer())
