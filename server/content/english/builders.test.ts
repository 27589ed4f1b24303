import { expect, test } from 'vitest'
import { ask, englishBuilders, fill, prose } from './builders.ts'

const { reading, word, writing } = englishBuilders(203, {
  choice: 10,
  reading: 25,
  cloze: 10,
  grammarFill: 10,
  word: 15,
  sentence: 20,
})

test('prose joins source lines and keeps paragraphs', () => {
  expect(prose`
    Look at the
    sky!

    It is blue.`).toBe('Look at the sky!\nIt is blue.')
})

test('prose joins Chinese lines without a space', () => {
  expect(prose`
    请写一篇短文，
    介绍你的学校。`).toBe('请写一篇短文，介绍你的学校。')
})

test('a reading holds scored items with lettered options', () => {
  expect(
    reading('r-1', 'chapter', 2, 'It is red.', [
      ask('Which colour?', ['Red.', 'Blue.', 'Pink.', 'Grey.'], 'A', '细节理解', '原文说是红色。'),
    ]),
  ).toEqual({
    code: 'r-1',
    chapter: 'chapter',
    subjectId: 203,
    type: 903,
    difficulty: 2,
    passage: 'It is red.',
    items: [
      {
        stem: 'Which colour?',
        options: [
          { id: 'A', text: 'Red.' },
          { id: 'B', text: 'Blue.' },
          { id: 'C', text: 'Pink.' },
          { id: 'D', text: 'Grey.' },
        ],
        key: { kind: 'single', choice: 'A' },
        knowledge: '细节理解',
        analysis: '原文说是红色。',
        score: 25,
      },
    ],
  })
})

test('a dictated word shows its stem and accepts every spelling', () => {
  expect(word('w-1', 'chapter', 1, 'adj. 灰色的', ['grey', 'gray'], '颜色词汇', '英式拼写为 grey。').items).toEqual([
    { ...fill(['grey', 'gray'], '颜色词汇', '英式拼写为 grey。'), stem: 'adj. 灰色的', score: 15 },
  ])
})

test('the score of a composition is the sum of its criteria', () => {
  const criteria = {
    content: { max: 50, hint: '要点' },
    language: { max: 60, hint: '语法' },
    structure: { max: 40, hint: '衔接' },
  }
  const question = writing('c-1', 'chapter', 3, '写一封信。', 'Dear Tom', criteria, '书信', '注意格式。')
  expect(question.items).toEqual([
    {
      stem: '',
      options: [],
      key: {
        kind: 'written',
        model: 'Dear Tom',
        criteria: [
          { name: '内容', max: 50, hint: '要点' },
          { name: '语言', max: 60, hint: '语法' },
          { name: '结构', max: 40, hint: '衔接' },
        ],
      },
      knowledge: '书信',
      analysis: '注意格式。',
      score: 150,
    },
  ])
})
