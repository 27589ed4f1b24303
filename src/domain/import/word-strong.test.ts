import { expect, test } from 'vitest'
import { typedPaper, typedItems } from './testing/typed-paper.ts'
import { bold, withStrong } from './word-strong.ts'

/** A paragraph in which what is between angle brackets is a bold run. */
const written = (paragraph: string): string =>
  withStrong(paragraph.replaceAll(/<([^>]*)>/g, (_whole, words: string) => bold(words)))

test.each([
  ['1. 下列说法<不正确>的是', '1. 下列说法**不正确**的是'],
  ['<不>属于有理数的是', '**不**属于有理数的是'],
  ['下列<不>< 正确>的', '下列**不 正确**的'],
  ['Which is < not >true?', 'Which is  **not** true?'],
  ['选出<错误>的一项 <A.> 甲 <B.> 乙', '选出**错误**的一项 A. 甲 B. 乙'],
])('%s keeps the words it stresses', (paragraph, text) => {
  expect(written(paragraph)).toBe(text)
})

test.each([
  '<下列说法正确的是>',
  '<1. 下列说法正确的是>（　　）',
  '<一、选择题>（每小题<3>分）',
  '二、<填空题>（每空<两>分）',
  '<参考答案>',
  '知识点：<一次函数>的图象',
  '<书面表达>（满分15分）',
  '<Directions:> Read the text.',
  '<A.> 甲 <B. 乙>',
  '3 的倒数是（<B>）',
  '雪是黑的（<错>）',
  '1-2 <AB>',
  '甲 <【答案】>B',
  '结果是<____>，<  >',
])('%s has no word that is stressed', (paragraph) => {
  expect(written(paragraph)).toBe(paragraph.replaceAll(/[<>]/g, ''))
})

test('a bold answer is compared without its marks', () => {
  expect(typedItems('1. He ____ (go) home.\n2. Who? A. Dad B. Mum\n参考答案\n1. **went**\n2. **B**')).toEqual([
    { kind: 'blank', stem: 'He ____ (go) home.', options: [], right: ['went'] },
    { kind: 'single', stem: 'Who?', options: ['Dad', 'Mum'], right: ['B'] },
  ])
})

test('the title of a paper has no marks', () => {
  expect(typedPaper('八年级 **期末** 练习\n1. Who? A. Dad B. Mum').title).toBe('八年级 期末 练习')
})
