import { expect, test } from 'vitest'
import { workbookPayloads } from '#tests/support/files/workbook-payloads.ts'
import { unzip } from './report/testing/unzip.ts'
import { numberCell, worksheetOf, textCell, writeWorkbook } from './workbook.ts'

/** For each text in the first column below the headings: its cell's format, and whether it is quoted. */
async function stylesOf(texts: readonly string[]) {
  const rows = texts.map((text) => [textCell(text)])
  const files = unzip(await writeWorkbook([worksheetOf('名单', ['姓名'], rows)]))
  const styles = files.get('xl/styles.xml') ?? ''
  const formats = new Map(
    [...styles.matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]),
  )
  const cellFormats = /<cellXfs.*<\/cellXfs>/s.exec(styles)?.[0].match(/<xf [^>]*>/g) ?? []
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
  return texts.map((text, index) => {
    const style = new RegExp(`<c r="A${index + 2}"[^>]* s="(\\d+)"`).exec(sheet)?.[1]
    const format = cellFormats[Number(style)] ?? ''
    return [text, formats.get(/numFmtId="(\d+)"/.exec(format)?.[1]), format.includes('quotePrefix="1"')]
  })
}

test('a text that a spreadsheet might take for a formula is quoted', async () => {
  const formulas = workbookPayloads.filter((text) => !['constructor', '__proto__'].includes(text))
  expect(formulas).toHaveLength(23)
  expect(await stylesOf(formulas)).toEqual(formulas.map((text) => [text, '@', true]))
})

test('any other text is not quoted', async () => {
  const texts = ['林雅婷', '007', 'Anna-Maria', 'a@b', '1+1', '2024-09-01', '', ' 张三', '"张三"', 'constructor']
  expect(await stylesOf(texts)).toEqual(texts.map((text) => [text, '@', false]))
})

test('columns are as wide as their texts, and headings of numbers are right-aligned', () => {
  const { columns, data } = worksheetOf(
    '分数',
    ['姓名', '均分', '评语', '=1+1'],
    [
      [textCell('阿卜杜热合曼·买买提依明'), numberCell(77.5), textCell('好'.repeat(40)), numberCell(1)],
      [null, null, null, null],
    ],
  )
  expect(columns).toEqual([{ width: 26 }, { width: 9 }, { width: 48 }, { width: 9 }])
  expect(data[0]?.map((cell) => cell?.align)).toEqual([undefined, 'right', undefined, 'left'])
})

test('a workbook is written in its own thread, numbers as numbers', async () => {
  let threads = 0
  const count = () => (threads += 1)
  process.on('worker', count)
  const bytes = await writeWorkbook([
    worksheetOf('分数', ['总分'], [[numberCell(77.5)], [numberCell(0.5, '0.00')], [null]]),
  ])
  process.off('worker', count)
  const sheet = unzip(bytes).get('xl/worksheets/sheet1.xml') ?? ''
  const values = [...sheet.matchAll(/<c r="(A[23])"[^>]*>(?:<v>)?([^<]*)/g)].map(([, cell, value]) => ({ cell, value }))
  expect({ threads, cells: values }).toEqual({
    threads: 1,
    cells: [
      { cell: 'A2', value: '77.5' },
      { cell: 'A3', value: '0.5' },
    ],
  })
})
