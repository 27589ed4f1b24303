import { expect, test } from 'vitest'
import { pointNamesOf } from '#domain/questions/point-names.ts'
import { readWorksheet, readWorksheets } from './read-worksheet.ts'

const headings = ['题型', '题干', '选项A', '选项B', '答案', '分值', '难度', '备注']

/** What the row below these headings says, and what of it was not understood. */
function readRow(row: readonly string[]) {
  const { questions, notUnderstood } = readWorksheet([headings, row])
  const [question] = questions
  const [item] = question?.items ?? []
  return {
    read: [item?.kind, item?.score, question?.difficulty],
    missed: notUnderstood.map(({ position, reason, text, at }) => [position.kind, position.no, reason, text, at]),
  }
}

test('kinds are understood by the names that papers have for them, and points with their unit', () => {
  expect(readRow(['多项选择题', 'Which are fruits?', 'pear', 'desk', 'A', '2.5 分', '难', ''])).toEqual({
    read: ['multiple', 25, 3],
    missed: [],
  })
  expect(readRow(['问答题', 'Why?', '', '', 'So.', '4分', '易', ''])).toEqual({ read: ['written', 40, 1], missed: [] })
})

test('several knowledge points are separated by semicolons, the main one first', () => {
  const row = ['单选', 'Where?', 'here', 'there', 'B', '特殊疑问词；介词 at / on / in; 冠词 ;']
  const { questions } = readWorksheet([['题型', '题干', '选项A', '选项B', '答案', '知识点'], row])
  expect(questions.flatMap(({ items }) => items).map(pointNamesOf)).toEqual([
    ['特殊疑问词', '介词 at / on / in', '冠词'],
  ])
})

test('a cell that is not understood is told with its row and its heading', () => {
  expect(readRow(['判断', 'Is it a fruit?', 'yes', 'no', 'A', '两分', '较难', '第三课'])).toEqual({
    read: ['single', null, 2],
    missed: [
      ['row', 2, 'cell', '题型：判断', 0],
      ['row', 2, 'cell', '分值：两分', 0],
      ['row', 2, 'cell', '难度：较难', 0],
      ['row', 2, 'column', '备注：第三课', 0],
    ],
  })
})

test('of two columns with one heading the first is used, the second is told', () => {
  const { questions, notUnderstood } = readWorksheet([
    ['题干', '答案', '答案'],
    ['He ____ home.', 'went', 'ran'],
    ['She ____ home.', '', 'ran'],
  ])
  expect(questions.map(({ items }) => items[0]?.right)).toEqual([['went'], ['ran']])
  expect(notUnderstood.map(({ position, reason, text, at }) => ({ no: position.no, reason, text, at }))).toEqual([
    { no: 2, reason: 'column', text: '答案：ran', at: 0 },
  ])
})

test('a row outside the table, and a column without a heading, are told as they are', () => {
  const { questions, notUnderstood } = readWorksheet([['单元测试'], ['题干', ''], ['What is it?', 'see page 3']])
  expect(questions.length).toBe(1)
  expect(notUnderstood.map(({ position, reason, text }) => ({ no: position.no, reason, text }))).toEqual([
    { no: 1, reason: 'textOutside', text: '单元测试' },
    { no: 3, reason: 'column', text: 'see page 3' },
  ])
})

test('the original of a question says which cell is which', () => {
  const { questions } = readWorksheet([headings, ['单选', 'Where is it?', 'here', 'there', 'B', '2', '', '']])
  expect(questions.map(({ original }) => original)).toEqual([
    '题型：单选\n题干：Where is it?\n选项A：here\n选项B：there\n答案：B\n分值：2',
  ])
})

test('an omitted answer is no key, and is told', () => {
  const { questions, notUnderstood } = readWorksheet([headings, ['', 'Why do cats sleep?', '', '', '略', '', '', '']])
  expect(questions.map(({ items }) => items.map(({ kind, right }) => ({ kind, right })))).toEqual([
    [{ kind: 'written', right: [] }],
  ])
  expect(notUnderstood.map(({ reason, text, at }) => ({ reason, text, at }))).toEqual([
    { reason: 'keyOmitted', text: '答案：略', at: 0 },
  ])
})

test('positions name their worksheet where several have rows, and keep to their question', () => {
  const good = ['单选', 'Where?', 'here', 'there', 'B', '2', '', '']
  const strange = ['单选', 'When?', 'now', 'then', 'B', '两分', '', '']
  const first = { name: '七年级', rows: [headings, good] }
  const second = { name: '八年级', rows: [headings, good, strange] }
  const positionsOf = (sheets: Parameters<typeof readWorksheets>[0]) => {
    const { questions, notUnderstood } = readWorksheets(sheets)
    return {
      asked: questions.map(({ position }) => position),
      missed: notUnderstood.map(({ position, at }) => [position, at]),
    }
  }
  expect(positionsOf([first, second, { name: 'Sheet3', rows: [] }])).toEqual({
    asked: [
      { kind: 'row', no: 2, sheet: '七年级' },
      { kind: 'row', no: 2, sheet: '八年级' },
      { kind: 'row', no: 3, sheet: '八年级' },
    ],
    missed: [[{ kind: 'row', no: 3, sheet: '八年级' }, 2]],
  })
  expect(positionsOf([second, { name: 'Sheet2', rows: [] }])).toEqual({
    asked: [
      { kind: 'row', no: 2 },
      { kind: 'row', no: 3 },
    ],
    missed: [[{ kind: 'row', no: 3 }, 1]],
  })
})
