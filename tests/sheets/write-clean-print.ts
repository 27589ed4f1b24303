import { writeFileSync } from 'node:fs'
import { cleanPrintCells } from './clean-print.ts'

/** Draws anew what empty bubbles look like; needed whenever the print of answer sheets changes. */
export default async function write(): Promise<void> {
  writeFileSync('server/services/sheet-reading/clean-print.png', await cleanPrintCells())
}
