import { expect, test } from 'vitest'
import { englishBuilders } from './builders.ts'
import type { ChosenItem } from './records.ts'

const { reading, word, writing } = englishBuilders(203, {
  choice: 10,
  reading: 25,
  cloze: 10,
  grammarFill: 10,
  word: 15,
  sentence: 20,
})

test('a reading holds its paragraphs, and scored items with lettered options', () => {
  const item: ChosenItem & { stem: string } = {
    stem: 'Which colour?',
    options: ['Red.', 'Blue.', 'Pink.', 'Grey.'],
    key: 'A',
    knowledge: '细节理解',
    analysis: '原文说是红色。',
  }
  const passage = ['Look at the sky!', 'It is red.']
  expect(reading({ code: 'r-1', chapter: 'chapter', difficulty: 2, passage, items: [item] })).toEqual({
    code: 'r-1',
    chapter: 'chapter',
    subjectId: 203,
    type: 903,
    difficulty: 2,
    passage: 'Look at the sky!\nIt is red.',
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
  const texts = { stem: 'adj. 灰色的', accept: ['grey', 'gray'], knowledge: '颜色词汇', analysis: '英式拼写为 grey。' }
  expect(word({ code: 'w-1', chapter: 'chapter', difficulty: 1, ...texts }).items).toEqual([
    {
      stem: 'adj. 灰色的',
      options: [],
      key: { kind: 'blank', accept: ['grey', 'gray'] },
      knowledge: '颜色词汇',
      analysis: '英式拼写为 grey。',
      score: 15,
    },
  ])
})

test('the score of a composition is the sum of its criteria', () => {
  const criteria = {
    content: { max: 50, hint: '要点' },
    language: { max: 60, hint: '语法' },
    structure: { max: 40, hint: '衔接' },
  }
  const texts = { passage: ['写一封信。'], model: ['Dear Tom,', 'Hello!'], knowledge: '书信', analysis: '注意格式。' }
  expect(writing({ code: 'c-1', chapter: 'chapter', difficulty: 3, ...texts, criteria }).items).toEqual([
    {
      stem: '',
      options: [],
      key: {
        kind: 'written',
        model: 'Dear Tom,\nHello!',
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
