import { writeFileSync } from 'node:fs'
import { cleanPrintCells } from './clean-print.ts'

/** Redraws the reference of empty bubbles; needed whenever the print of answer sheets changes. */
export default async function write(): Promise<void> {
  writeFileSync('server/services/sheet-reading/clean-print.png', await cleanPrintCells())
}
