import { expect, test } from 'vitest'
import type { ImportedPaper } from '#domain/import/imported-paper.ts'
import { readImportFile } from './read-import-file.ts'
import {
  equation,
  fraction,
  gap,
  line,
  mathRun,
  numbered,
  picture,
  raised,
  table,
  wordFile,
} from './testing/word-files.ts'

async function read(bytes: Buffer, family: 'english' | 'maths' = 'maths'): Promise<ImportedPaper> {
  const paper = await readImportFile({ bytes, fileName: 'a.docx', family })
  if (typeof paper === 'string') throw new Error(paper)
  return paper
}

const told = ({ notUnderstood }: ImportedPaper) => notUnderstood.map(({ reason, text, at }) => [reason, text, at])

test('a paper with typed numbers: options with tabs and in a table, a gap, equations, raised numbers', async () => {
  const paper = await read(
    await wordFile([
      line('七年级数学练习'),
      line('一、选择题（每小题 3 分）'),
      line('1. 化简 ', equation(`${fraction('6', '8')}${mathRun('−')}${fraction('1', '4')}`), ' 的结果是'),
      line('A. ', equation(fraction('1', '2')), '\tB. ', equation(fraction('5', '4'))),
      line('【答案】A'),
      line('2. 下列等式成立的是'),
      table(['A. a+a=2a', 'B. a-a=1']),
      line('答案：A'),
      line('二、填空题'),
      line('3. 若 x', raised('2'), ' = 9 且 x>0，则 x = ', gap('      '), '。'),
      line('答案：3'),
    ]),
  )
  expect(paper.title).toBe('七年级数学练习')
  expect(paper.questions.map(({ items: [item] }) => [item?.stem, item?.options, item?.right])).toEqual([
    [
      String.raw`化简 $\frac{6}{8}-\frac{1}{4}$ 的结果是`,
      [String.raw`$\frac{1}{2}$`, String.raw`$\frac{5}{4}$`],
      ['A'],
    ],
    ['下列等式成立的是', ['a+a=2a', 'a-a=1'], ['A']],
    ['若 x$^{2}$ = 9 且 x>0，则 x = ______。', [], ['3']],
  ])
  expect(told(paper)).toEqual([])
})

test('numbers that Word writes by itself are read as they are printed', async () => {
  const paper = await read(
    await wordFile([
      numbered(0, '单项选择'),
      numbered(1, 'Our train ____ at six.'),
      numbered(2, 'leave'),
      numbered(2, 'leaves'),
      numbered(1, 'The soup ____ nice.'),
      numbered(2, 'smells'),
      numbered(2, 'is smelling'),
      numbered(0, '填空'),
      numbered(1, 'We ____ (have) rice yesterday.'),
      line('参考答案'),
      line('一、1-2 BA'),
      line('二、1. had'),
    ]),
    'english',
  )
  expect(paper.questions.map(({ section, items: [item] }) => [section, item?.options, item?.right])).toEqual([
    ['一、 单项选择', ['leave', 'leaves'], ['B']],
    ['一、 单项选择', ['smells', 'is smelling'], ['A']],
    ['二、 填空', [], ['had']],
  ])
})

test('a picture, a table of data and a header are told, with the question that loses them', async () => {
  const paper = await read(
    await wordFile(
      [
        line('1. 如图，求 AB。', picture()),
        line('答案：5'),
        line('2. 根据下表填空 ____。'),
        table(['x', '一', '二'], ['y', '三', '六']),
        line('答案：9'),
      ],
      '阳光中学',
    ),
  )
  expect(told(paper)).toEqual([
    ['picture', '三角形 ABC', 0],
    ['table', 'x\t一\t二\ny\t三\t六', 1],
    ['furniture', '阳光中学', null],
  ])
  expect(paper.questions[1]?.items[0]?.stem).toBe('根据下表填空 ____。\nx\t一\t二\ny\t三\t六')
})
