import { readSheetFile } from '#server/services/roster/read-sheet-file.ts'
import { honestParts, workbookBombs } from '#tests/support/workbook-bombs.ts'
import { writeZip } from '#tests/support/zip-writer.ts'
import { milliseconds, type Row } from './figures.ts'

/** Milliseconds until a workbook that is built to hurt is refused. */
const longest = 2_000

/** The workbook that is refused slowest of all that are built to hurt; the floor is a small list that is read. */
export async function bombRow(): Promise<Row> {
  const floor = await timeOf(writeZip(honestParts()))
  let slowest = { name: '', spent: 0 }
  for (const [name, make] of Object.entries(workbookBombs)) {
    const spent = await timeOf(make())
    if (spent > slowest.spent) slowest = { name, spent }
  }
  const { name, spent } = slowest
  return {
    what: `slowest of ${Object.keys(workbookBombs).length} workbook bombs (${name})`,
    measured: milliseconds(spent),
    floor: `${milliseconds(floor)} a small list`,
    ratio: `${(spent / floor).toFixed(2)} ×`,
    bar: `< ${longest} ms`,
    isMet: spent < longest,
  }
}

async function timeOf(bytes: Uint8Array): Promise<number> {
  const start = performance.now()
  await readSheetFile(bytes, '名单.xlsx')
  return performance.now() - start
}
