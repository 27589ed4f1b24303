import { readImportFile } from '#server/services/import-paper/read-import-file.ts'
import { readWorksheetFile } from '#server/services/roster/read-worksheet-file.ts'
import { paperBombs } from '#tests/support/files/paper-bombs.ts'
import { honestParts, workbookBombs } from '#tests/support/files/workbook-bombs.ts'
import { writeZip } from '#tests/support/files/zip-writer.ts'
import { milliseconds, type Row, timed } from './figures.ts'

/** Milliseconds until a malicious file is refused. */
const longest = 2_000

/** The malicious workbook and paper that take longest to refuse; the floor is reading a small valid one. */
export const bombRows = async (): Promise<readonly Row[]> => [
  await slowestOf('workbook', workbookBombs, writeZip(honestParts()), (bytes) => readWorksheetFile(bytes, '名单.xlsx')),
  await slowestOf(
    'paper',
    Object.fromEntries(Object.entries(paperBombs).map(([name, [, make]]) => [name, make])),
    Buffer.from('1. one A. a B. b'),
    (bytes) => readImportFile({ bytes, fileName: '试卷.docx', family: 'english' }),
  ),
]

async function slowestOf(
  what: string,
  bombs: Readonly<Record<string, () => Buffer>>,
  honest: Buffer,
  read: (bytes: Buffer) => Promise<unknown>,
): Promise<Row> {
  const timeOf = async (bytes: Buffer) => (await timed(1, () => read(bytes)))[0] ?? Number.NaN
  const floor = await timeOf(honest)
  let slowest = { name: '', spent: 0 }
  for (const [name, make] of Object.entries(bombs)) {
    const spent = await timeOf(make())
    if (spent > slowest.spent) slowest = { name, spent }
  }
  const { name, spent } = slowest
  return {
    what: `slowest of ${Object.keys(bombs).length} ${what} bombs (${name})`,
    measured: milliseconds(spent),
    floor: `${milliseconds(floor)} a small ${what}`,
    ratio: `${(spent / floor).toFixed(2)} ×`,
    bar: `< ${longest} ms`,
    isMet: spent < longest,
  }
}
