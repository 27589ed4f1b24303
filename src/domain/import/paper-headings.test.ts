/** Papers whose parts have sections of their own. */
import { expect, test } from 'vitest'
import { typedPaper } from './testing/typed-paper.ts'

const readOf = (text: string) => {
  const { questions, notUnderstood } = typedPaper(text)
  return {
    sections: questions.map(({ section }) => section),
    items: questions.flatMap(({ items }) => items.map(({ kind, stem, right, score }) => [kind, stem, right, score])),
    missed: notUnderstood.map(({ position, reason, text: missed }) => [position.no, reason, missed]),
  }
}

const parts = `第一部分 听力（共两节，满分30分）
第二部分 阅读理解（共两节，满分4分）
第一节（共1小题；每小题2分，满分2分）
1. Where did the boat go? A. Home.  B. Away.
第二节（共1小题；每小题2分，满分2分）
2. Who mended it? A. Dad.  B. Mum.
第三部分 语言综合运用
用括号内词的适当形式填空。
3. The boat ____ (sink) last year.
第四部分 写作（共两节，满分40分）
第一节（满分15分）
假定你是李华，你校要办划船节，请写信邀请 Jim 参加。
注意：
1. 词数 80 左右；
2. 请按如下格式作答。
第二节（满分25分）
阅读下面材料，续写一段。
The lake was quiet, and our old boat lay on the sand.`

test('a part is printed before its first section, says how its sections are answered, or is reported', () => {
  expect(readOf(parts)).toEqual({
    sections: [
      '第二部分 阅读理解（共两节，满分4分） 第一节（共1小题；每小题2分，满分2分）',
      '第二节（共1小题；每小题2分，满分2分）',
      '第三部分 语言综合运用 用括号内词的适当形式填空。',
      '第四部分 写作（共两节，满分40分） 第一节（满分15分）',
      '第二节（满分25分）',
    ],
    items: [
      ['single', 'Where did the boat go?', [], 20],
      ['single', 'Who mended it?', [], 20],
      ['blank', 'The boat ____ (sink) last year.', [], null],
      [
        'written',
        '假定你是李华，你校要办划船节，请写信邀请 Jim 参加。\n注意：\n1. 词数 80 左右；\n2. 请按如下格式作答。',
        [],
        150,
      ],
      ['written', '阅读下面材料，续写一段。\nThe lake was quiet, and our old boat lay on the sand.', [], 250],
    ],
    missed: [[1, 'heading', '第一部分 听力（共两节，满分30分）']],
  })
})

const rights = [['A'], ['B'], ['sank'], ['One possible version:\nDear Jim, do come.'], ['Possible version: It sank.']]

test.each([
  ['', ''],
  ['写作', '读后续写（25分）'],
  ['第四部分 写作\n第一节', '第二节'],
  ['第四部分 写作 第一节', '第二节'],
  ['第四部分\n第一节 应用文写作', '第二节 读后续写'],
])('a model answer reaches its composition below %j and %j', (first, second) => {
  const answers = ['参考答案', '1-2 AB', '3. sank', first, 'One possible version:', 'Dear Jim, do come.', second]
  const { items, missed } = readOf([parts, ...answers, 'Possible version: It sank.'].join('\n'))
  expect(items.map(([, , right]) => right)).toEqual(rights)
  expect(missed).toEqual([[1, 'heading', '第一部分 听力（共两节，满分30分）']])
})

test('a title keeps within its length, and a part for which it has no room is reported', () => {
  const long = `第一部分 ${'阅读'.repeat(90)}`
  expect(readOf(`${long}\n第一节 短文理解（共一篇，文后有一道单项选择题）\n1. Why? A. So.  B. No.`)).toEqual({
    sections: ['第一节 短文理解（共一篇，文后有一道单项选择题）'],
    items: [['single', 'Why?', [], null]],
    missed: [[1, 'heading', long]],
  })
})

test.each([
  '一、1-2 AB 二、3-4 FT 三、5. sank',
  '一、1-2 AB二、3-4 FT三、5. sank',
  '一、单选 1-2 AB 二、判断 3. 错 4. 对 三、填空 5. sank',
  '一、1. A 2. B 二、3-4 ×√ 三、5. sank',
  '1-2 AB 二、3-4 FT 三、5. sank',
])('%s: a line of answers may have several headings', (line) => {
  const { items, missed } = readOf(`一、选择
1. Where? A. Here.  B. There.
2. Who? A. Dad.  B. Mum.
二、判断
3. Boats fly.
4. Fish swim.
三、填空
5. The boat ____ (sink).
参考答案
${line}`)
  expect(items.map(([, , right]) => right)).toEqual([['A'], ['B'], ['B'], ['A'], ['sank']])
  expect(missed).toEqual([])
})

test('numbers that begin again under every heading of a line reach their own questions', () => {
  const { items, missed } = readOf(`I. 选择
1. Where? A. Here.  B. There.
II. 判断
1. Boats fly.
参考答案
I. 1. B II. 1. 错`)
  expect(items.map(([, , right]) => right)).toEqual([['B'], ['B']])
  expect(missed).toEqual([])
})
