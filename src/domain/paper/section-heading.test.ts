import { expect, test } from 'vitest'
import { sectionHeading, statesPoints } from './section-heading.ts'

test('a section is numbered with a numeral, as on any paper', () => {
  expect([1, 2, 10, 11, 20, 35].map((no) => sectionHeading('单项选择', no))).toEqual([
    '一、单项选择',
    '二、单项选择',
    '十、单项选择',
    '十一、单项选择',
    '二十、单项选择',
    '三十五、单项选择',
  ])
})

test('a numeral that the teacher typed stays the only one', () => {
  const typed = [
    '一、单项选择',
    '第一部分 听力',
    '第Ⅱ卷',
    '（三）填空',
    'III. Reading',
    'B．阅读',
    '2. 填空',
    'Part 2',
    'Section B Cloze',
  ]
  expect(typed.map((text) => sectionHeading(text, 4))).toEqual(typed)
})

test('words that begin like a numeral are none', () => {
  const words = ['一次函数', '十字相乘', 'Cloze', 'Vocabulary', 'A long story', 'Part of speech', '2026 年真题']
  expect(words.map((text) => sectionHeading(text, 1))).toEqual(words.map((text) => `一、${text}`))
})

test('a heading says itself what its section is worth, or only how long it takes', () => {
  const worth = [
    '第一节（共2小题；每小题2.5分，满分5分）',
    '一、单项选择（本大题共 10 小题，每题 3 分）',
    '三、解答题（40分）',
    '书面表达（满分十五分）',
    'Part 2 Reading (15 points)',
    'Writing (20 marks)',
  ]
  const silent = [
    '一、单项选择',
    '第一节（共2小题）',
    '听力（共20分钟）',
    '二分法',
    '3分之1',
    '百分数',
    'Points of view',
  ]
  expect([...worth, ...silent].filter(statesPoints)).toEqual(worth)
})
