/** What only the processes prove that files are read in; `read-worksheet-file.test.ts` says what is read. */
import { expect, test } from 'vitest'
import { workbookParts, worksheetRow } from '#tests/support/files/workbook-parts.ts'
import { writeZip } from '#tests/support/files/zip-writer.ts'
import { readingLimits } from '../files/reading-process.ts'
import { readWorksheetFile } from './read-worksheet-file.ts'

const workbook = (rows: string) => writeZip(workbookParts({ sheets: [{ name: '名单', rows }] }))

const list = Buffer.from('姓名\n林雅婷\n')

test.each([
  ['workbook', workbook(worksheetRow(1, ['姓名'])), '名单.xlsx'],
  ['text', list, '名单.csv'],
])('a %s that takes too long is given up', async (_kind, bytes, name) => {
  expect(await readWorksheetFile(bytes, name, { ...readingLimits, processor: 0 })).toEqual({
    kind: 'refused',
    reason: 'tooSlow',
  })
})

test('many files at once are all read, even those behind one that is given up', async () => {
  const named = (index: number) => workbook(worksheetRow(1, ['姓名']) + worksheetRow(2, [`学生${index}`]))
  const readings = await Promise.all([
    readWorksheetFile(named(0), '名单.xlsx', { ...readingLimits, processor: 0 }),
    ...[1, 2, 3, 4].map((index) => readWorksheetFile(named(index), '名单.xlsx')),
    readWorksheetFile(list, '名单.csv'),
  ])
  expect(readings).toEqual([
    { kind: 'refused', reason: 'tooSlow' },
    ...[1, 2, 3, 4].map((index) => ({
      kind: 'read',
      sheets: [{ name: '名单', rows: [['姓名'], [`学生${index}`]] }],
      otherSheets: [],
    })),
    { kind: 'read', sheets: [{ name: '', rows: [['姓名'], ['林雅婷']] }], otherSheets: [] },
  ])
})

const large = () =>
  workbook(
    Array.from({ length: 9_000 }, (_, row) =>
      worksheetRow(
        row + 1,
        Array.from({ length: 26 }, () => `${row}号学生`),
      ),
    ).join(''),
  )

test('a workbook that takes too much memory ends only its own process', async () => {
  expect(await readWorksheetFile(large(), '名单.xlsx', { ...readingLimits, heap: 16 })).toEqual({
    kind: 'refused',
    reason: 'tooManyCells',
  })
})

test('one text in very many cells is refused before it is copied for each', async () => {
  const strings = `<si><t>${'长'.repeat(30_000)}</t></si>`
  const rows = Array.from(
    { length: 1_000 },
    (_, row) => `<row r="${row + 1}"><c r="A${row + 1}" t="s"><v>0</v></c></row>`,
  )
  const bytes = writeZip(workbookParts({ sheets: [{ name: '名单', rows: rows.join('') }], strings }))
  expect(await readWorksheetFile(bytes, '名单.xlsx')).toEqual({ kind: 'refused', reason: 'tooManyCells' })
})
