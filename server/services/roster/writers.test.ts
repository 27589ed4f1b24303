import { expect, test } from 'vitest'
import { workbookParts, worksheetRow } from '#tests/support/files/workbook-parts.ts'
import { workbookWriters, writtenBy, type WrittenList } from '#tests/support/files/workbook-writers.ts'
import { writeZip } from '#tests/support/files/zip-writer.ts'
import { readHere } from '#tests/support/service/read-here.ts'
import { checkWorkbook } from '../files/check-workbook.ts'
import { readWorksheetFile } from './read-worksheet-file.ts'

readHere()

const day = { serial: 45_536 }

const lists: Readonly<Record<string, { readonly list: WrittenList; readonly rows: readonly unknown[] }>> = {
  'a plain list': {
    list: {
      rows: [
        ['姓名', '学号'],
        ['林雅婷', '007'],
        ['𠮷田&<', '008'],
      ],
    },
    rows: [
      ['姓名', '学号'],
      ['林雅婷', '007'],
      ['𠮷田&<', '008'],
    ],
  },
  'a title over merged groups': {
    list: {
      rows: [
        ['七年级(2)班', null, null],
        ['姓名', '小组', '学号'],
        ['林雅婷', '第一组', { padded: 7 }],
        ['陈浩宇', null, { padded: 8 }],
      ],
      merges: ['A1:C1', 'B3:B4'],
    },
    rows: [['七年级(2)班'], ['姓名', '小组', '学号'], ['林雅婷', '第一组', '0007'], ['陈浩宇', '第一组', '0008']],
  },
  'pictures, comments and what else stands beside a list': {
    list: {
      rows: [
        ['姓名', '学号'],
        ['林雅婷', '007'],
      ],
      isDecorated: true,
    },
    rows: [
      ['姓名', '学号'],
      ['林雅婷', '007'],
    ],
  },
  'days that count from 1904': {
    list: {
      rows: [
        ['姓名', '生日'],
        ['林雅婷', day],
      ],
      is1904: true,
    },
    rows: [
      ['姓名', '生日'],
      ['林雅婷', { date: '2024-09-01' }],
    ],
  },
}

const written = workbookWriters.flatMap((writer) =>
  Object.entries(lists).map(([what, { list, rows }]) => ({
    what,
    name: writer.name,
    bytes: writtenBy(writer, list),
    rows,
  })),
)

test.each(written)('$what, as written by $name, is read', async ({ bytes, rows }) => {
  expect(await readWorksheetFile(bytes, '名单.xlsx')).toEqual({
    kind: 'read',
    sheets: [{ name: '名单', rows }],
    otherSheets: [],
  })
})

test('at least thirty workbooks are distinct', () => {
  expect(new Set(written.map(({ bytes }) => bytes.toString('latin1'))).size).toBe(32)
})

test.each(workbookWriters)('a list with too many rows, as written by $name, is refused for that', async (writer) => {
  const rows = Array.from({ length: 10_201 }, () => ['林'])
  expect(await checkWorkbook(writtenBy(writer, { rows }))).toBe('tooManyRows')
})

test('a worksheet not listed in the workbook is not opened', async () => {
  const parts = workbookParts({ sheets: [{ name: '名单', rows: worksheetRow(1, ['姓名']) }] })
  const hidden = { name: 'xl/other/sheet9.xml', data: '<worksheet><sheetData/></worksheet>' }
  expect(await readWorksheetFile(writeZip([...parts, hidden]), '名单.xlsx')).toEqual({
    kind: 'refused',
    reason: 'unsafeFile',
    fault: 'strangeXml',
  })
})
