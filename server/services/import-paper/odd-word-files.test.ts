/** What Word wraps or marks up is kept or listed: nothing written in a document disappears. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { ImportedPaper } from '#domain/import/imported-paper.ts'
import { readHere } from '#tests/support/service/read-here.ts'
import { lossesOf, readPaper } from './testing/read-paper.ts'
import { line, wordFile } from './testing/word-files.ts'

readHere()

const documentPart = 'word/document.xml'

/** A document with these blocks. */
async function read(...blocks: readonly string[]): Promise<ImportedPaper> {
  const files = unzipSync(await wordFile([line('HERE')]))
  const document = strFromU8(files[documentPart] ?? new Uint8Array())
  const changed = document.replace(/<w:p>(?:(?!<\/w:p>).)*HERE.*?<\/w:p>/s, () => blocks.join(''))
  const bytes = Buffer.from(zipSync({ ...files, [documentPart]: strToU8(changed) }))
  return readPaper({ bytes, fileName: 'a.docx', family: 'maths' })
}

const run = (text: string, look = '') => `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`

const paragraph = (inside: string) => `<w:p>${inside}</w:p>`

const control = (inside: string) => `<w:sdt><w:sdtPr/><w:sdtContent>${inside}</w:sdtContent></w:sdt>`

const answer = paragraph(run('答案：5'))

const stemOf = (paper: ImportedPaper) => paper.questions[0]?.items[0]?.stem

test.each([
  ['a tag of its own', `<w:customXml w:element="x"><w:customXmlPr/>${run('字')}</w:customXml>`],
  ['a passage moved here', `<w:moveTo w:id="1" w:author="a">${run('字')}</w:moveTo>`],
  ['a smart tag in a content control', control(`<w:smartTag w:element="x">${run('字')}</w:smartTag>`)],
  ['an element that is not known', `<w:unheardOf>${run('字')}</w:unheardOf>`],
  [
    'the first of two ways to show it, with several runs',
    `<mc:AlternateContent><mc:Choice Requires="x">${run('字')}</mc:Choice><mc:Fallback>${run('词')}</mc:Fallback></mc:AlternateContent>`,
  ],
  ['the only way to show it', `<mc:AlternateContent><mc:Fallback>${run('字')}</mc:Fallback></mc:AlternateContent>`],
])('the text in %s stays in its question', async (_name, inside) => {
  const paper = await read(paragraph(`${run('1. 这个')}${inside}${run('读作 ____。')}`), answer)
  expect({ stem: stemOf(paper), losses: lossesOf(paper) }).toEqual({ stem: '这个字读作 ____。', losses: [] })
})

test('characters with their pronunciation above stay; the pronunciation is listed', async () => {
  const ruby = `<w:r><w:ruby><w:rubyPr/><w:rt>${run('chá')}</w:rt><w:rubyBase>${run('茶')}</w:rubyBase></w:ruby></w:r>`
  const paper = await read(paragraph(`${run('1. 解释“')}${ruby}${run('”：____。')}`), answer)
  expect({ stem: stemOf(paper), losses: lossesOf(paper) }).toEqual({
    stem: '解释“茶”：____。',
    losses: [['emphasis', '茶 chá', 0]],
  })
})

test.each(['<w:em w:val="dot"/>', '<w:strike/>', '<w:dstrike/>'])(
  'characters with %s stay and are listed',
  async (look) => {
    const paper = await read(paragraph(`${run('1. 解释“')}${run('茶', look)}${run('”：____。')}`), answer)
    expect({ stem: stemOf(paper), losses: lossesOf(paper) }).toEqual({
      stem: '解释“茶”：____。',
      losses: [['emphasis', '茶', 0]],
    })
  },
)

test('rows, cells and paragraphs of a table may be in content controls', async () => {
  const cell = (text: string) => `<w:tc>${paragraph(run(text))}</w:tc>`
  const table = `<w:tbl><w:tr>${cell('x')}${control(cell('一'))}</w:tr>${control(`<w:tr>${cell('y')}<w:tc>${control(paragraph(run('三')))}</w:tc></w:tr>`)}</w:tbl>`
  const paper = await read(paragraph(run('1. 根据下表填空 ____。')), table, answer)
  expect({ stem: stemOf(paper), losses: lossesOf(paper) }).toEqual({
    stem: '根据下表填空 ____。\n| x | 一 |\n| y | 三 |',
    losses: [],
  })
})

test('a question moved here is read, one moved away is not', async () => {
  const paper = await read(
    `<w:moveTo w:id="1" w:author="a">${paragraph(run('1. 求 2+3 = ____。'))}</w:moveTo>`,
    `<w:moveFrom w:id="2" w:author="a">${paragraph(run('2. 求 1+1 = ____。'))}</w:moveFrom>`,
    answer,
  )
  expect({ questions: paper.questions.length, stem: stemOf(paper), losses: lossesOf(paper) }).toEqual({
    questions: 1,
    stem: '求 2+3 = ____。',
    losses: [],
  })
})

test('a formula between paragraphs stays, a whole document inside is listed', async () => {
  const formula = '<m:oMathPara><m:oMath><m:r><m:t>x=5</m:t></m:r></m:oMath></m:oMathPara>'
  const paper = await read(paragraph(run('1. 已知')), formula, '<w:altChunk r:id="rId9"/>', answer)
  expect({ stem: stemOf(paper), losses: lossesOf(paper) }).toEqual({
    stem: '已知\n$x=5$',
    losses: [['object', 'altChunk', 0]],
  })
})
