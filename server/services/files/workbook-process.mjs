/**
 * Reads one workbook in its own process and reports what its worksheets contain. A thread would not do: V8 ends the
 * whole process when a thread with a limit asks for much memory at once. Plain JavaScript, because Node runs no
 * TypeScript.
 */
import { worksheetsOf } from './worksheets-of.mjs'

process.once('message', async (/** @type {import('./read-workbook.ts').AskedWorkbook} */ asked) => {
  process.send?.(await worksheetsOf(asked), () => process.disconnect())
})
