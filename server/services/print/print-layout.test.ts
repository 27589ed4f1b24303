/** Where things are placed on a printed paper. */
import { unzipSync, strFromU8 } from 'fflate'
import { expect, test } from 'vitest'
import { subjects } from '#domain/classes/subjects.ts'
import { item, paperWith, question, section } from '#domain/paper/testing/papers.ts'
import type { Paper, PaperQuestion } from '#domain/paper/paper.ts'
import { usualPrint } from '#domain/print/print-options.ts'
import { textOfPdf } from '#tests/support/files/pdf-text.ts'
import { printedPaper } from './printed-paper.ts'
import { pdfOf } from './typeset.ts'
import { wordFile } from './word-file.ts'

const madeAt = new Date('2026-11-20T06:00:00Z')

const printed = (questions: readonly PaperQuestion[], subjectId: number = subjects.juniorEnglish) =>
  printedPaper({ ...paperWith([section('s1', questions)]), subjectId }, usualPrint, 'zh-CN')

async function pagesOf(questions: readonly PaperQuestion[], subjectId?: number): Promise<readonly string[]> {
  const { printed: data, formulas } = await printed(questions, subjectId)
  const { bytes } = await pdfOf({ template: 'paper', data, formulas, pictures: [] }, madeAt)
  return textOfPdf(bytes).map((text) => text.replaceAll(/\s+/g, ' '))
}

const lines = (word: string, count: number) => Array.from({ length: count }, () => word).join('\n')

const tall = (questionId: number, word: string, count: number) =>
  question(questionId, { items: [item(questionId * 100 + 1, { stem: lines(word, count) })] })

test('a text with nothing but blanks stays on its page, though its next question does not fit there', async () => {
  const blank = item(201, { stem: '', options: [], key: { kind: 'blank', accept: ['go'] } })
  const gaps = question(2, { passage: `${lines('gaps', 12)}\nI [[1]] home.`, items: [blank] })
  const pages = await pagesOf([tall(1, 'first', 20), gaps, tall(3, 'third', 25)])
  expect(pages.map((text) => ['first', 'gaps', 'third'].map((word) => text.split(word).length - 1))).toEqual([
    [20, 12, 0],
    [0, 0, 25],
  ])
})

/** A reading with this many paragraphs, each of which is as long as twelve lines or so, and six questions. */
function reading(paragraphs: number, title = '') {
  const paragraph = (no: number) => `${'the quiet owls read '.repeat(45)}part${no}.`
  const items = [1, 2, 3, 4, 5, 6].map((no) =>
    item(200 + no, {
      stem: `asked${no}`,
      options: (['A', 'B', 'C', 'D'] as const).map((id) => ({ id, text: `${'long '.repeat(12)}option${no}` })),
    }),
  )
  const texts = Array.from({ length: paragraphs }, (_, index) => paragraph(index + 1))
  return question(2, { passage: [...(title === '' ? [] : [title]), ...texts].join('\n'), items })
}

const withReading = (before: number, asked: PaperQuestion) =>
  paperWith([section('s1', [tall(1, 'first', before)]), section('s2', [asked], { sectionText: 'heading' })])

/** What of a paper with a reading is on each page, in order. */
async function positionsOn(paper: Paper, options = usualPrint): Promise<readonly string[]> {
  const { printed: data, formulas } = await printedPaper(paper, options, 'zh-CN')
  const { bytes } = await pdfOf({ template: 'paper', data, formulas, pictures: [] }, madeAt)
  const words = /heading|manor|part\d|asked\d|option\d/g
  return textOfPdf(bytes).map((text) => (text.match(words) ?? []).join(' '))
}

const asked = (no: number) => `asked${no}${` option${no}`.repeat(4)}`

const askedTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => asked(first + index)).join(' ')

test('a long passage begins below what is before it and goes on on the next page between two paragraphs', async () => {
  expect(await positionsOn(withReading(18, reading(5)))).toEqual([
    'heading part1 part2 part3',
    `part4 part5 ${askedTo(1, 6)}`,
  ])
  const inColumns = { ...usualPrint, size: 'a3', columns: 'two' } as const
  expect(await positionsOn(withReading(24, reading(5)), inColumns)).toEqual([
    `heading part1 part2 part3 part4 part5 ${askedTo(1, 4)}`,
    askedTo(5, 6),
  ])
})

test('a heading and the title of a passage are never alone at the foot of a page', async () => {
  const [first, second] = await positionsOn(withReading(38, reading(2, '**manor**')))
  expect({ first, second }).toEqual({ first: '', second: `heading manor part1 part2 ${askedTo(1, 6)}` })
})

test('a paragraph as long as a page is split', async () => {
  const long = question(2, { passage: 'the quiet owls read '.repeat(300).trim(), items: [item(201)] })
  const pages = await pagesOf([tall(1, 'first', 18), long])
  expect(pages.map((text) => text.includes('owls'))).toEqual([true, true])
})

test('a long text never ends at the foot of a page with its first question on the next', async () => {
  const long = question(2, { passage: `${'the quiet owls read '.repeat(110)}manor.`, items: reading(1).items })
  const ends: string[] = []
  for (const before of [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30]) {
    const pages = await positionsOn(withReading(before, long))
    ends.push(pages.find((text) => text.includes('manor')) ?? '')
  }
  expect(ends.filter((text) => !text.includes(`manor ${asked(1)}`))).toEqual([])
})

const written = (score: number) =>
  question(2, {
    items: [
      item(201, { stem: lines('task', 3), options: [], score, key: { kind: 'written', model: '', criteria: [] } }),
    ],
  })

/** How often each of the words is on each page. */
const countsOn = (pages: readonly string[], words: readonly string[]) =>
  pages.map((text) => words.map((word) => text.split(word).length - 1))

test.each([
  { room: 'lines to write on', subjectId: subjects.juniorEnglish, score: 250 },
  { room: 'white space', subjectId: subjects.juniorMaths, score: 150 },
])('$room stay with the text above them: both move to the next page', async ({ subjectId, score }) => {
  const pagesWith = (before: number) =>
    pagesOf([tall(1, 'first', before), written(score), tall(3, 'third', 5)], subjectId)
  expect(countsOn(await pagesWith(10), ['first', 'task', 'third'])).toEqual([[10, 3, 5]])
  expect(countsOn(await pagesWith(30), ['first', 'task', 'third'])).toEqual([
    [30, 0, 0],
    [0, 3, 5],
  ])
})

test.each([
  { text: 'fits on a page without it', count: 33, pages: [33] },
  { text: 'is longer than a page', count: 75, pages: [46, 29] },
])('room is cut at the end of a page if its text $text', async ({ count, pages }) => {
  const long = question(2, {
    items: [
      item(201, {
        stem: lines('task', count),
        options: [],
        score: 250,
        key: { kind: 'written', model: '', criteria: [] },
      }),
    ],
  })
  expect(countsOn(await pagesOf([long]), ['task']).flat()).toEqual(pages)
})

test('in Word, too, all lines to write on stay with the text', async () => {
  const files = unzipSync(await wordFile(await printed([written(250)]), [], madeAt))
  const paragraphs = strFromU8(files['word/document.xml'] ?? new Uint8Array()).split('</w:p>')
  const kept = paragraphs
    .filter((xml) => ['task', 'w:leader="underscore"'].some((mark) => xml.includes(mark)))
    .map((xml) => xml.includes('<w:keepNext/>'))
  expect(kept).toEqual([...Array<boolean>(3 + 13).fill(true), false])
})

/** A cloze with this many blanks. */
const cloze = (count: number) =>
  question(2, {
    passage: Array.from({ length: count }, (_, index) => `a [[${index + 1}]]`).join(' '),
    items: Array.from({ length: count }, (_, index) => {
      const options = ['one', `two${index}`].map((text, no) => ({
        id: no === 0 ? ('A' as const) : ('B' as const),
        text,
      }))
      return item(201 + index, { stem: '', options })
    }),
  })

test('options without a text above begin on the line of their number, so that a cloze of 22 fits on a page', async () => {
  expect((await pagesOf([cloze(22)])).length).toBe(1)
})

/** Without spaces at which a line could end. */
const bracketInWord = `（${'\u00a0'.repeat(8)}）`

test('in Word they are in the paragraph of their number too', async () => {
  const files = unzipSync(await wordFile(await printed([cloze(2)]), [], madeAt))
  const paragraphs = strFromU8(files['word/document.xml'] ?? new Uint8Array()).split('</w:p>')
  const texts = paragraphs.map((xml) => xml.replaceAll('<w:tab/>', '|').replaceAll(/<[^>]+>/g, ''))
  expect(texts.filter((text) => text.includes('A. '))).toEqual([
    `1.|A. one|B. two0 |${bracketInWord}`,
    `2.|A. one|B. two1 |${bracketInWord}`,
  ])
})

test('options for several gaps are in print and in Word once, and so is each number', async () => {
  const options = (['A', 'B', 'C'] as const).map((id) => ({ id, text: `sentence${id}` }))
  const items = [201, 202].map((itemId) => item(itemId, { stem: '', options }))
  const gaps = question(2, { passage: 'It [[1]]. Then [[2]].', items })
  const shown = (text: string) => text.match(/sentence[ABC]|\d\.（/g)
  const expected = ['sentenceA', 'sentenceB', 'sentenceC', '1.（', '2.（']
  const files = unzipSync(await wordFile(await printed([gaps]), [], madeAt))
  const word = strFromU8(files['word/document.xml'] ?? new Uint8Array()).replaceAll(/<[^>]+>/g, '')
  expect({ pdf: (await pagesOf([gaps])).map(shown), word: shown(word) }).toEqual({ pdf: [expected], word: expected })
})

test('in Word no line ends within a bracket, be it behind a text, options or the number of a gap', async () => {
  const gaps = question(2, { passage: 'It [[1]].', items: [201, 202].map((itemId) => item(itemId, { stem: '' })) })
  const files = unzipSync(await wordFile(await printed([tall(1, 'first', 2), cloze(1), gaps]), [], madeAt))
  const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array())
  const word = xml.replaceAll('<w:tab/>', '|').replaceAll(/<[^>]+>/g, '')
  const atRight = ` |${bracketInWord}`
  expect(word.match(/(?: \||\d\.)?（\s+）/g)).toEqual([atRight, atRight, `3.${bracketInWord}`, `4.${bracketInWord}`])
})

/** How often a student is asked for the name, by part of a file. */
async function namesIn(sealed: boolean) {
  const asked = (text: string) => text.split('姓名').length - 1
  const made = await printedPaper(paperWith([section('s1', [question(1)])]), { ...usualPrint, sealed }, 'zh-CN')
  const parts = Object.entries(unzipSync(await wordFile(made, [], madeAt)))
  const inWord = parts.map(([name, bytes]) => [name, asked(strFromU8(bytes))] as const)
  const { bytes } = await pdfOf({ template: 'paper', data: made.printed, formulas: [], pictures: [] }, madeAt)
  return { ...Object.fromEntries(inWord.filter(([, count]) => count > 0)), pdf: asked(textOfPdf(bytes).join('')) }
}

test('there is one place for the name: beside the sealed line, or without one below the title', async () => {
  expect({ open: await namesIn(false), sealed: await namesIn(true) }).toEqual({
    open: { 'word/document.xml': 1, pdf: 1 },
    sealed: { 'word/header1.xml': 1, pdf: 1 },
  })
})

test('a displayed formula is printed wherever it is in a text, on a line of its own', async () => {
  const withStem = (questionId: number, stem: string) =>
    question(questionId, { passage: '', items: [item(questionId * 100 + 1, { stem })] })
  const passage = question(4, { passage: 'before\n$$x=1004$$\nafter', items: [item(401), item(402)] })
  const alone = withStem(1, '$$x=1001$$')
  const [page = ''] = await pagesOf([alone, withStem(2, 'so $$x=1002$$ holds'), withStem(3, 'so $$x=1003$$'), passage])
  expect(page.match(/100\d/g)).toEqual(['1001', '1002', '1003', '1004'])
  // The text after it begins at the margin.
  expect(page).toContain('1002holds')
})

test('words before and behind a displayed formula have lines of their own', async () => {
  const items = (stem: string) => Array.from({ length: 15 }, (_, index) => item(101 + index, { stem, options: [] }))
  const pageCountOf = async (stem: string) => (await pagesOf([question(1, { passage: '', items: items(stem) })])).length
  expect({ three: await pageCountOf('so $$x=1$$ holds'), two: await pageCountOf('$$x=1$$ holds') }).toEqual({
    three: 2,
    two: 1,
  })
})
