/** What a paper says about a question in more than one place. */
import { expect, test } from 'vitest'
import { typedPaper, typedItems } from './testing/typed-paper.ts'

test('answers at the end say as much about a question as those below it', () => {
  const text = `一、选择题
1. 下列正确的是（　　）
A. 甲  B. 乙
2. 计算 $1+1=$ ____ 。
参考答案
1. 【答案】B
【知识点】函数
【难度】易
【分析】先看图象。
【详解】甲错。
【点睛】注意定义域。
2. 【答案】2
【考点】加法
数的认识
【分值】3分`
  const { questions, notUnderstood } = typedPaper(text, 'maths')
  expect({
    questions: questions.map(({ difficulty, items: [item] }) => ({
      difficulty,
      right: item?.right,
      analysis: item?.analysis,
      points: [item?.knowledge, ...(item?.furtherPoints ?? [])],
      score: item?.score,
    })),
    notUnderstood,
  }).toEqual({
    questions: [
      { difficulty: 1, right: ['B'], analysis: '先看图象。\n甲错。\n注意定义域。', points: ['函数'], score: null },
      { difficulty: 2, right: ['2'], analysis: '', points: ['加法', '数的认识'], score: 30 },
    ],
    notUnderstood: [],
  })
})

test('behind the letter of an answer at the end is its analysis, and one that names a question is about that one', () => {
  const text = `1. one A. a B. b
2. two A. a B. b
参考答案
1. B
解：选 B
2. A
【1题详解】a 不对。`
  expect(
    typedPaper(text).questions.map(({ items: [item] }) => ({ right: item?.right, analysis: item?.analysis })),
  ).toEqual([
    { right: ['B'], analysis: '解：选 B\na 不对。' },
    { right: ['A'], analysis: '' },
  ])
})

test('each part of a question may have its answer right below it', () => {
  const text = `三、解答题
1. 已知 $a+b=3$，$b=1$。
(1) 求 $a$。
答案：2
(2) 求 $ab$。
答案：2
（3）求 $a-b$。
答案：1
2. 证明它。`
  expect(typedItems(text, 'maths')).toEqual([
    {
      kind: 'written',
      stem: '已知 $a+b=3$，$b=1$。\n(1) 求 $a$。\n(2) 求 $ab$。\n（3）求 $a-b$。',
      options: [],
      right: ['2\n(2) 2\n（3）1'],
    },
    { kind: 'written', stem: '证明它。', options: [], right: [] },
  ])
})

test('of two different answers the later one is used, and the other is reported; the same one in other signs is not', () => {
  const text = `1. one A. a B. b
答案：A
2. two A. a B. b
答案：A
分值：3分
3. three ____
答案：Tom
参考答案
1. A.
2. 【答案】B
【分值】3
3. tom`
  const { questions, notUnderstood } = typedPaper(text)
  expect({
    right: questions.map(({ items }) => items[0]?.right),
    analyses: questions.map(({ items }) => items[0]?.analysis),
    missed: notUnderstood.map(({ at, reason, text: missed }) => ({ at, reason, missed })),
  }).toEqual({
    right: [['A'], ['B'], ['tom']],
    analyses: ['', '', ''],
    missed: [
      { at: 1, reason: 'saidTwice', missed: 'A' },
      { at: 2, reason: 'saidTwice', missed: 'Tom' },
    ],
  })
})
