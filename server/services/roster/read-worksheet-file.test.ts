import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { workbookParts, worksheetRow } from '#tests/support/files/workbook-parts.ts'
import { writeZip } from '#tests/support/files/zip-writer.ts'
import { readHere } from '#tests/support/service/read-here.ts'
import { readWorksheetFile } from './read-worksheet-file.ts'
import { readingLimits } from '../files/reading-process.ts'

readHere()

const workbook = (rows: string, behind = '') => writeZip(workbookParts({ sheets: [{ name: '名单', rows, behind }] }))

const list = '姓名,学号\r\n林雅婷,007\r\n'

const listed = {
  kind: 'read',
  sheets: [
    {
      name: '',
      rows: [
        ['姓名', '学号'],
        ['林雅婷', '007'],
      ],
    },
  ],
  otherSheets: [],
}

const bom = (bytes: number[], rest: Buffer) => Buffer.concat([Buffer.from(bytes), rest])

test.each([
  ['UTF-8', Buffer.from(list)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${list}`)],
  ['UTF-16, little end first', bom([0xff, 0xfe], iconv.encode(list, 'utf-16le', { addBOM: false }))],
  ['UTF-16, big end first', bom([0xfe, 0xff], iconv.encode(list, 'utf-16be', { addBOM: false }))],
  ['GBK', iconv.encode(list, 'gbk')],
  ['GB18030', iconv.encode(list, 'gb18030')],
])('a list in %s is read', async (_encoding, bytes) => {
  expect(await readWorksheetFile(bytes, '名单.csv')).toEqual(listed)
})

test('GB18030 keeps characters beyond GBK', async () => {
  const bytes = iconv.encode('姓名,学号\n𠮷田㛃,1\n', 'gb18030')
  expect(await readWorksheetFile(bytes, '名单.csv')).toEqual({
    kind: 'read',
    sheets: [
      {
        name: '',
        rows: [
          ['姓名', '学号'],
          ['𠮷田㛃', '1'],
        ],
      },
    ],
    otherSheets: [],
  })
})

test('a workbook yields texts, numbers as stored, dates and booleans, row by row, with the names of all worksheets', async () => {
  const rows =
    worksheetRow(1, ['七年级(2)班']) +
    worksheetRow(3, ['　林雅婷 ', { numeric: '2.0240701001E10' }, { serial: 45_536 }, null, '=1+1']) +
    '<row r="4"><c r="A4" t="b"><v>1</v></c><c r="C4"><v>0.1</v></c></row>'
  const bytes = writeZip(
    workbookParts({
      sheets: [
        { name: '封面', rows: '' },
        { name: '名单', rows },
        { name: '说明', rows: worksheetRow(1, ['说明']) },
      ],
    }),
  )
  expect(await readWorksheetFile(bytes, '名单.xlsx')).toEqual({
    kind: 'read',
    sheets: [
      {
        name: '名单',
        rows: [
          ['七年级(2)班'],
          [],
          ['　林雅婷 ', { numeric: '2.0240701001E10' }, { date: '2024-09-01' }, null, '=1+1'],
          ['TRUE', null, { numeric: '0.1' }],
        ],
      },
    ],
    otherSheets: ['说明'],
  })
})

const worksheetOf = (name: string, ...rows: readonly (readonly string[])[]) => ({
  name,
  rows: rows.map((cells, index) => worksheetRow(index + 1, cells)).join(''),
})

const bookOf = (...sheets: readonly ReturnType<typeof worksheetOf>[]) => writeZip(workbookParts({ sheets }))

test('of several worksheets with lists some can be chosen; covers, remarks and blank worksheets are not lists', async () => {
  const [one, two] = [
    worksheetOf('一班', ['姓名'], ['林雅婷'], ['陈浩宇']),
    worksheetOf('二班', ['学号', '姓名'], ['7', '王浩']),
  ]
  const readTwo = [
    ['学号', '姓名'],
    ['7', '王浩'],
  ]
  const remarks = worksheetOf('说明', ['请填写'], ['一行一名'], ['不要改列名'], ['谢谢'])
  const book = bookOf(remarks, one, worksheetOf('空'), two)
  const choice = {
    kind: 'choice',
    sheets: [
      { name: '一班', students: 2 },
      { name: '二班', students: 1 },
    ],
  }
  expect(await readWorksheetFile(book, '七年级.xlsx')).toEqual(choice)
  expect(await readWorksheetFile(book, '七年级.xlsx', readingLimits, ['二班'])).toEqual({
    kind: 'read',
    sheets: [{ name: '二班', rows: readTwo }],
    otherSheets: ['说明', '一班'],
  })
  expect(await readWorksheetFile(book, '七年级.xlsx', readingLimits, ['二班', '一班'])).toEqual({
    kind: 'read',
    sheets: [
      { name: '一班', rows: [['姓名'], ['林雅婷'], ['陈浩宇']] },
      { name: '二班', rows: readTwo },
    ],
    otherSheets: ['说明'],
  })
  expect(await readWorksheetFile(book, '七年级.xlsx', readingLimits, ['说明'])).toEqual(choice)
  expect(await readWorksheetFile(bookOf(remarks, one), '七年级.xlsx')).toEqual({
    kind: 'read',
    sheets: [{ name: '一班', rows: [['姓名'], ['林雅婷'], ['陈浩宇']] }],
    otherSheets: ['说明'],
  })
})

test('without headings, worksheets of names are lists; a line or two and sums are not', async () => {
  const names = (name: string) => worksheetOf(name, ['林雅婷'], ['陈浩宇'], ['王浩'])
  const book = bookOf(
    worksheetOf('封面', ['启明中学'], ['七年级']),
    names('一班'),
    names('二班'),
    worksheetOf('表', ['1'], ['2'], ['3']),
  )
  expect(await readWorksheetFile(book, '七年级.xlsx')).toEqual({
    kind: 'choice',
    sheets: [
      { name: '一班', students: 3 },
      { name: '二班', students: 3 },
    ],
  })
})

test('cells merged downwards belong to each row, titles merged across to one', async () => {
  const rows =
    worksheetRow(1, ['七年级(2)班', null, null]) +
    worksheetRow(2, ['第一组', '林雅婷']) +
    worksheetRow(3, [null, '陈浩宇']) +
    worksheetRow(4, ['第二组', '李思远'])
  const merges = '<mergeCells count="2"><mergeCell ref="A1:C1"/><mergeCell ref="A2:A3"/></mergeCells>'
  expect(await readWorksheetFile(workbook(rows, merges), '名单.xlsx')).toEqual({
    kind: 'read',
    sheets: [
      { name: '名单', rows: [['七年级(2)班'], ['第一组', '林雅婷'], ['第一组', '陈浩宇'], ['第二组', '李思远']] },
    ],
    otherSheets: [],
  })
})

test('numbers shown with leading zeros keep them', async () => {
  const rows =
    '<row r="1"><c r="A1" s="2"><v>7</v></c><c r="B1"><v>7</v></c><c r="C1" s="2"><v>12345</v></c></row>' +
    '<row r="2"><c r="A2" s="2"><v>0.5</v></c><c r="B2" s="2" t="str"><v>x</v></c></row>'
  expect(await readWorksheetFile(workbook(rows), '名单.xlsx')).toEqual({
    kind: 'read',
    sheets: [
      {
        name: '名单',
        rows: [
          ['0007', { numeric: '7' }, '12345'],
          [{ numeric: '0.5' }, 'x'],
        ],
      },
    ],
    otherSheets: [],
  })
})

const compoundFile = (text: string) =>
  bom([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], Buffer.from(text, 'utf16le'))

test.each<[string, Uint8Array, string, string, string?]>([
  ['nothing', Buffer.alloc(0), '名单.xlsx', 'fileEmpty'],
  ['more than eight mebibytes', Buffer.alloc(8 * 1024 * 1024 + 1, 'a'), '名单.csv', 'fileTooLarge'],
  ['an old workbook', compoundFile('Workbook'), '名单.xls', 'oldExcel'],
  ['an old workbook under a new name', compoundFile('Workbook'), '名单.xlsx', 'oldExcel'],
  ['a workbook with a password', compoundFile('EncryptedPackage'), '名单.xlsx', 'passwordProtected'],
  [
    'a web page called .xls',
    Buffer.from('<html><table><tr><td>姓名</td></tr></table></html>'),
    '名单.xls',
    'otherFormat',
  ],
  ['a PDF', Buffer.from('%PDF-1.7'), '名单.csv', 'otherFormat'],
  ['a picture', Buffer.from('\x89PNG\r\n', 'latin1'), '名单.csv', 'otherFormat'],
  ['a text of another name', Buffer.from(list), '名单.exe', 'otherFormat'],
  ['a zip of something else', writeZip([{ name: 'word/document.xml', data: '<a/>' }]), '名单.docx', 'otherFormat'],
  ['half a workbook', workbook(worksheetRow(1, ['姓名'])).subarray(0, 300), '名单.xlsx', 'brokenFile', 'notZip'],
  [
    'a workbook without its sheet',
    writeZip([{ name: 'xl/workbook.xml', data: '<workbook/>' }]),
    '名单.xlsx',
    'brokenFile',
  ],
  ['an empty sheet', workbook(''), '名单.xlsx', 'fileEmpty'],
  ['empty lines', Buffer.from('\r\n,,\r\n'), '名单.csv', 'fileEmpty'],
  ['bytes of no encoding', Buffer.from([0x81, 0x20, 0xff, 0xff, 0x80]), '名单.csv', 'unreadableText'],
  ['a text with control characters', Buffer.from('姓名\n\u0001\u0002\n'), '名单.csv', 'unreadableText'],
  ['too many lines', Buffer.from('张三\n'.repeat(10_201)), '名单.csv', 'tooManyRows'],
  ['eight million commas', Buffer.alloc(8_000_000, ','), '名单.csv', 'tooManyCells'],
  ['a name of eight megabytes', Buffer.alloc(8_000_000, 'a'), '名单.csv', 'tooManyCells'],
])('%s is refused', async (_what, bytes, name, reason, fault) => {
  const refused = { kind: 'refused', reason }
  expect(await readWorksheetFile(bytes, name)).toEqual(fault === undefined ? refused : { ...refused, fault })
})
