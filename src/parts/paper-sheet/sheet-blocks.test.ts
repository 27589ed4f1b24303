import { expect, test } from 'vitest'
import { englishTypes, mathsTypes } from '#domain/questions/question-types.ts'
import { sectionScore, type SheetBlock, sheetBlocks } from './sheet-blocks.ts'
import { blank, clozePaper, item, paperOf, question, section, written } from './testing/paper-fixtures.ts'

const brief = (block: SheetBlock): string => {
  switch (block.kind) {
    case 'item':
      return `item ${block.item.no}${block.showsScore ? ' with score' : ''}: ${block.stem} / ${block.room.kind}`
    case 'answer':
      return `answer ${block.item.no}${block.isNumbered ? ' numbered' : ''}`
    case 'passage':
    case 'blanks':
      return `${block.kind} ${block.numbers.join()}: ${block.text}`
    case 'options':
      return `options ${block.options.map(({ text }) => text).join()}`
    case 'brackets':
      return `brackets ${block.gaps.map(({ item: { no } }) => no).join()}`
    case 'section':
      return `section ${block.text}`
    default:
      return block.kind
  }
}

const outline = (...input: Parameters<typeof sheetBlocks>) =>
  sheetBlocks(...input).map(({ block, keepsWithNext }) => brief(block) + (keepsWithNext ? ' +' : ''))

test('a passage is split by paragraph, and its end stays with the first item', () => {
  expect(outline(clozePaper, 'none')).toEqual([
    'title',
    'section 一、完形填空 +',
    'passage 1,2: Ma Ke [[1]] music.',
    'passage 1,2: He never [[2]]. +',
    'item 1:  / none',
    'item 2:  / none',
  ])
})

test('the title of a passage stays with its first paragraph', () => {
  const titled = section('一、阅读理解', [
    question(englishTypes.reading, [item(1)], '**The Manor**\nIt is old.\nIt is big.'),
  ])
  expect(outline(paperOf(203, [titled]), 'none').slice(2, 5)).toEqual([
    'passage 1: **The Manor** +',
    'passage 1: It is old.',
    'passage 1: It is big. +',
  ])
})

test('answers follow their items, or come at the end with their numbers', () => {
  expect(outline(clozePaper, 'each').slice(4)).toEqual([
    'item 1:  / none +',
    'answer 1',
    'item 2:  / none +',
    'answer 2',
  ])
  expect(outline(clozePaper, 'end').slice(6)).toEqual(['answersTitle +', 'answer 1 numbered', 'answer 2 numbered'])
})

test('options that all items share are there once, and gaps without a text are a row of numbers', () => {
  const asked = (stem: string) =>
    section('一、七选五', [
      question(englishTypes.reading, [item(1, { stem }), item(2, { stem })], 'It [[1]].\nIt [[2]].'),
    ])
  const outlineOf = (stem: string, answers: 'none' | 'each') => outline(paperOf(203, [asked(stem)]), answers).slice(3)
  const above = ['passage 1,2: It [[2]]. +', 'options plays,sings,waits +']
  expect(outlineOf('', 'none')).toEqual([...above, 'brackets 1,2'])
  expect(outlineOf('', 'each')).toEqual([...above, 'brackets 1,2 +', 'answer 1 numbered', 'answer 2 numbered'])
  expect(outlineOf('Who?', 'none')).toEqual([...above, 'item 1: Who? / none', 'item 2: Who? / none'])
})

test('items that share their options show none, and their answers can still choose among all', () => {
  const shared = section('一', [question(englishTypes.reading, [item(1), item(2)])])
  const shown = sheetBlocks(paperOf(203, [shared]), 'each').flatMap(({ block }) =>
    block.kind === 'item' || block.kind === 'answer' ? [`${block.kind} ${block.item.options.length}`] : [],
  )
  expect(shown).toEqual(['item 0', 'answer 3', 'item 0', 'answer 3'])
})

test('blanks in a text are no items of their own', () => {
  const fill = section('一、语法填空', [
    question(englishTypes.grammarFill, [item(1, blank()), item(2, blank())], 'It [[1]].\nIt [[2]].'),
  ])
  expect(outline(paperOf(203, [fill]), 'each').slice(2)).toEqual([
    'passage 1,2: It [[1]].',
    'passage 1,2: It [[2]].',
    'answer 1 numbered',
    'answer 2 numbered',
  ])
})

test('a maths question with several blanks is a single numbered text', () => {
  const fill = section('一、多空填空', [
    question(mathsTypes.fillBlanks, [item(1, blank()), item(2, blank())], '共 [[1]] 人，[[2]] 本书。'),
  ])
  expect(outline(paperOf(202, [fill]), 'none').slice(2)).toEqual(['blanks 1,2: 共 [[1]] 人，[[2]] 本书。'])
})

test('a writing prompt is the text of its item with its score; all its ruled lines stay with it', () => {
  const writing = section('一、书面表达', [question(englishTypes.writing, [item(1, written('', 150))], '写一封信。')])
  expect(outline(paperOf(203, [writing]), 'none').slice(2)).toEqual([
    'item 1 with score: 写一封信。 / none +',
    ...Array.from({ length: 10 }, () => 'ruledLine +'),
    'ruledLine',
  ])
  expect(outline(paperOf(203, [writing]), 'each').slice(2)).toEqual([
    'item 1 with score: 写一封信。 / none +',
    'answer 1',
  ])
})

test('worked answers get white space according to their score, and none if the answer is printed', () => {
  const worked = section('一、解答', [question(mathsTypes.workedAnswer, [item(1, written('计算', 80))])])
  const roomOf = (answers: 'none' | 'each') =>
    sheetBlocks(paperOf(202, [worked]), answers).flatMap(({ block }) => (block.kind === 'item' ? [block.room] : []))
  expect({ none: roomOf('none'), each: roomOf('each') }).toEqual({
    none: [{ kind: 'space', size: 48 }],
    each: [{ kind: 'none' }],
  })
})

test('a gap is added only if the text has none', () => {
  const rooms = [
    [englishTypes.listenAndWriteWord, 'n. 国家'],
    [englishTypes.listenAndWriteSentence, '我喜欢科学课。'],
    [mathsTypes.fillBlank, '$x=$ __　　__'],
  ] as const
  const kinds = rooms.map(([type, stem]) => {
    const words = section('一、填空', [question(type, [item(1, blank(stem))])])
    const found = sheetBlocks(paperOf(203, [words]), 'none')[2]?.block
    return found?.kind === 'item' ? found.room.kind : null
  })
  expect(kinds).toEqual(['gap', 'line', 'none'])
})

test('a section states the score per item only if all score the same', () => {
  const equal = section('一', [question(1, [item(1, { score: 20 }), item(2, { score: 20 })])])
  const mixed = section('一', [question(1, [item(1, { score: 20 })]), question(1, [item(2, { score: 15 })])])
  expect({ equal: sectionScore(equal), mixed: sectionScore(mixed) }).toEqual({
    equal: { count: 2, each: 20, total: 40 },
    mixed: { count: 2, each: null, total: 35 },
  })
  expect(outline(paperOf(203, [mixed]), 'none').slice(2)).toEqual([
    'item 1 with score: What? / none',
    'item 2 with score: What? / none',
  ])
})
