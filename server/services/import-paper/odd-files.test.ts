/** Unusual files that no program writes: everything in them ends up in a question or is reported with its position. */
import { expect, test } from 'vitest'
import type { ImportedPaper } from '#domain/import/imported-paper.ts'
import { writeZip } from '#tests/support/files/zip-writer.ts'
import { readHere } from '#tests/support/service/read-here.ts'
import { readImportFile } from './read-import-file.ts'
import { readPaper } from './testing/read-paper.ts'

readHere()

const read = (fileName: string, bytes: Buffer | string) =>
  readPaper({ bytes: Buffer.from(bytes), fileName, family: 'english' })

const lossesOf = ({ notUnderstood }: ImportedPaper) =>
  notUnderstood.map(({ position, reason, text, at }) => ({ no: position.no, reason, text, at }))

const asked = (kind: string, rest: string) =>
  `<question type="${kind}"><name><text>n</text></name><questiontext><text>Which?</text></questiontext>${rest}</question>`

const answer = (share: number, text: string, feedback = '') =>
  `<answer fraction="${share}"><text>${text}</text><feedback><text>${feedback}</text></feedback></answer>`

test('Moodle: penalties, hints, tags and feedback on wrong answers are in a question or reported', async () => {
  const paper = await read(
    'a.xml',
    `<quiz>${[
      asked(
        'multichoice',
        `<defaultgrade>0</defaultgrade><correctfeedback><text>Your answer is correct.</text></correctfeedback><incorrectfeedback><text>Read it again.</text></incorrectfeedback><hint><text>Think.</text></hint><tags><tag><text>pond</text></tag></tags>${answer(100, 'frog', 'Yes')}${answer(-50, 'bird')}`,
      ),
      asked('shortanswer', `<usecase>1</usecase>${answer(0, 'Frog', 'Small letters')}${answer(100, 'f*g')}`),
      asked('numerical', answer(100, '3', 'Three')),
      asked('truefalse', `${answer(0, 'true', 'No')}${answer(100, 'false')}`),
      asked('essay', '<responsetemplate><text>Dear</text></responsetemplate>'),
    ].join('')}</quiz>`,
  )
  expect(
    paper.questions.map(({ original, items: [item] }) => ({ original, right: item?.right, analysis: item?.analysis })),
  ).toEqual([
    { original: 'n\nWhich?\nA. frog\nB. bird', right: ['A'], analysis: 'A：Yes' },
    { original: 'n\nWhich?\nFrog\nf*g', right: ['f*g'], analysis: 'Frog：Small letters' },
    { original: 'n\nWhich?\n3', right: ['3'], analysis: '3：Three' },
    { original: 'n\nWhich?\ntrue\nfalse', right: ['B'], analysis: 'true：No' },
    { original: 'n\nWhich?', right: [], analysis: '' },
  ])
  expect(lossesOf(paper)).toEqual([
    { no: 1, reason: 'scoring', text: '0', at: 0 },
    { no: 1, reason: 'setting', text: 'Read it again.', at: 0 },
    { no: 1, reason: 'setting', text: 'Think.', at: 0 },
    { no: 1, reason: 'setting', text: 'pond', at: 0 },
    { no: 1, reason: 'scoring', text: '-50% bird', at: 0 },
    { no: 2, reason: 'scoring', text: 'usecase 1: f*g', at: 1 },
    { no: 2, reason: 'partialMark', text: '0% Frog', at: 1 },
    { no: 2, reason: 'scoring', text: 'f*g', at: 1 },
    { no: 5, reason: 'setting', text: 'Dear', at: 4 },
  ])
})

test('Moodle: case sensitivity is reported for short answers with letters', async () => {
  const short = (usecase: string, right: string) => asked('shortanswer', `${usecase}${answer(100, right)}`)
  const paper = await read(
    'a.xml',
    `<quiz>${short('<usecase>1</usecase>', 'Beijing')}${short('<usecase>0</usecase>', 'Paris')}${short('<usecase>1</usecase>', '42')}${short('', 'Rome')}</quiz>`,
  )
  expect(lossesOf(paper)).toEqual([{ no: 1, reason: 'scoring', text: 'usecase 1: Beijing', at: 0 }])
})

test('an HTML table becomes one of rich text; a nested one leaves its text, one with a single column becomes lines', async () => {
  const inner = '<table><tr><td>x</td><td>y</td></tr></table>'
  const paper = await read(
    'a.gift',
    `[html]<table><tr><th>A</th><th>B|C</th></tr><tr><td>1<td>${inner}</table><p>q?</p> {=1 ~2}\n\n[html]<table><tr><td>one</td></tr><tr><td>two</td></tr></table> r? {T}`,
  )
  expect(paper.questions.map(({ items: [item] }) => item?.stem)).toEqual([
    '| A | B\\|C |\n| 1 | x y |\nq?',
    'one\ntwo\nr?',
  ])
  expect(lossesOf(paper)).toEqual([{ no: 1, reason: 'table', text: '', at: 0 }])
})

const essay =
  '<assessmentItem identifier="y" title=""><itemBody><p>Write.</p><extendedTextInteraction responseIdentifier="R"/></itemBody></assessmentItem>'

test('a damaged item is reported by its file’s name, and the others are read; a damaged file is refused', async () => {
  const paper = await read(
    'a.zip',
    writeZip([
      { name: 'imsmanifest.xml', data: '<manifest/>' },
      { name: 'items/x.xml', data: '<assessmentItem><itemBody></assessmentItem>' },
      { name: 'items/y.xml', data: essay },
    ]),
  )
  expect(paper.questions.map(({ items: [item] }) => item?.stem)).toEqual(['Write.'])
  expect(lossesOf(paper)).toEqual([{ no: 2, reason: 'syntax', text: 'items/x.xml', at: null }])
  const broken = { bytes: Buffer.from('<quiz><question></quiz>'), fileName: 'a.xml', family: 'english' } as const
  expect(await readImportFile(broken)).toBe('paperFileBroken')
})

test.each([
  ['', '<1> Which is a fruit?\nA. pear\nB. desk\n答案：A'],
  ['', 'PK Who won?{=Bob ~Ann}'],
  ['', '<b>Who</b> won?{=Bob ~Ann}'],
  ['a.gift', '<p>Who won?{=Bob ~Ann}'],
])('a text may begin like another file (%j, %j)', async (fileName, text) => {
  const paper = await read(fileName, text)
  expect({ originals: paper.questions.map(({ original }) => original), losses: lossesOf(paper) }).toEqual({
    originals: [text],
    losses: [],
  })
})

test('an unclosed brace affects no other question', async () => {
  const paper = await read('a.gift', '\uFEFF// A remark\r\n::a:: Who? {=Bob ~Ann\r\n\r\n::a:: Fine? {T}\r\n')
  expect({ numbers: paper.questions.map(({ position }) => position.no), losses: lossesOf(paper) }).toEqual({
    numbers: [4],
    losses: [{ no: 2, reason: 'syntax', text: '::a:: Who? {=Bob ~Ann', at: null }],
  })
})

test('prose is refused with advice on how to mark questions, an empty text is not', async () => {
  const refusalOf = (fileName: string, text: string) =>
    readImportFile({ bytes: Buffer.from(text), fileName, family: 'english' })
  expect({
    prose: await refusalOf('a.txt', 'hello world\nnothing here'),
    empty: await refusalOf('a.txt', '\n\n'),
  }).toEqual({ prose: 'questionsUnmarked', empty: 'noQuestionsFound' })
})
