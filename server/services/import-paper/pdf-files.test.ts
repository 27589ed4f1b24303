import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'
import { paperLines } from '#tests/support/imports/paper-lines.ts'
import { readImportFile } from './read-import-file.ts'

/** What is read from a PDF, or why nothing is. */
async function read(bytes: Buffer, family: 'english' | 'maths'): Promise<readonly string[]> {
  const paper = await readImportFile({ bytes, fileName: 'a.pdf', family })
  return typeof paper === 'string' ? [paper] : paperLines(paper)
}

/** A PDF that LibreOffice wrote of one of its papers. */
const officePdf = (name: string): Buffer =>
  readFileSync(path.join(projectRoot(), 'tests/support/imports/office', `${name}.pdf`))

const note = '? textOfPdf -: '

test('questions, options and answers of a PDF are its text', async () => {
  expect(await read(officePdf('reading'), 'english')).toEqual([
    '# 青松中学',
    '## 一、阅读理解（每小题 2 分）',
    '> A lighthouse keeper lived alone on a rock in the sea. Each evening he climbed1 ninety steps to light ⏎ the lamp. One night in a storm the lamp broke.',
    '  single: Where did the keeper live? · A In a town. · B On a rock. · = B · 20 tenths',
    '  single: When did the lamp break? · A In a storm. · B In the morning. · C At noon. · = A · 20 tenths',
    '## 二、回答问题',
    'written: Why did he climb the steps? · = To light the lamp. ⏎ 1 ⏎ climb: 爬 · 30 tenths',
    note,
    '? textOutside -: 九年级英语阅读',
    '? furniture -: 第 1 页',
  ])
})

test('a table in a PDF becomes lines of words, as its note says', async () => {
  expect(await read(officePdf('tables'), 'maths')).toEqual([
    '# 统计练习',
    'number: 根据下表，七班的人数是 ____。 ⏎ 班级 六班 七班 ⏎ 人数 41 39 ⏎ 合计 80 · = 39',
    'single: 下列调查中，适合全面调查的是 · A 全国学生的视力 · B 一个班的身高 · C 一批灯泡的寿命 · D 河水的水质 · = B',
    'number: 一组数据 2，4，4，6 的众数是 ____。 · = 4',
    'number: 一组数据 1，3，5 的中位数是 ____。 · = 3',
    note,
  ])
})

/** A hand-written PDF of one page with this content. */
function handmadePdf(content: string, trailer = ''): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj${object}endobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const end = `trailer<</Size 6/Root 1 0 R${trailer}>>\nstartxref\n${text.length}\n%%EOF`
  return Buffer.from(`${text}xref\n0 6\n0000000000 65535 f \n${table}${end}`, 'latin1')
}

const shown = (...lines: readonly string[]) =>
  `BT/F 12 Tf 14 TL 60 700 Td ${lines.map((line) => `(${line})Tj T*`).join(' ')} ET`

const noKey =
  '/Encrypt<</Filter/Standard/V 1/R 2/O<' + '00'.repeat(32) + '>/U<' + '00'.repeat(32) + '>/P -4>>/ID[<00><00>]'

test.each([
  [
    'of text',
    handmadePdf(shown('1. Is it late?', 'A. yes', 'B. no', 'ANSWER: B')),
    ['# ', 'single: Is it late? · A yes · B no · = B', note],
  ],
  ['without text', handmadePdf('0 0 100 100 re f'), ['pdfWithoutText']],
  ['with a password', handmadePdf(shown('1. a'), noKey), ['paperFileLocked']],
  ['that is none but by its name', Buffer.from('%PDF-1.7 and nothing else'), ['paperFileBroken']],
  [
    'of more than a million characters',
    handmadePdf(shown(...Array.from({ length: 10_400 }, () => 'a'.repeat(100)))),
    ['paperTooLong'],
  ],
])('a PDF %s', async (_, bytes, expected) => {
  expect(await read(bytes, 'english')).toEqual(expected)
})
