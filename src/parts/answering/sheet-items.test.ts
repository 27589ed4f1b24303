import { expect, test } from 'vitest'
import { itemsOf, langOf } from './sheet-items.ts'

const question = (questionId: number, type: number, passage: string, items: readonly string[]) => ({
  questionId,
  type,
  difficulty: 1,
  passage,
  items,
})

const paperOf = (subjectId: number, questions: readonly ReturnType<typeof question>[]) => ({
  paperId: 1,
  paperTitle: '',
  subjectId,
  duration: 40,
  score: 0,
  itemCount: 0,
  sections: [{ sectionText: '', questions }],
})

test('items come in order with their passage, its letter and their blank', () => {
  const cloze = question(2, 902, 'I [[1]] it [[2]].', ['c1', 'c2'])
  const items = itemsOf(paperOf(203, [question(1, 1, '', ['a']), cloze, question(3, 903, 'Read.', ['r'])]))
  expect(items.map(({ item, typeName, passageLetter, blank }) => ({ item, typeName, passageLetter, blank }))).toEqual([
    { item: 'a', typeName: 'singleChoice', passageLetter: null, blank: null },
    { item: 'c1', typeName: 'cloze', passageLetter: 'A', blank: 1 },
    { item: 'c2', typeName: 'cloze', passageLetter: 'A', blank: 2 },
    { item: 'r', typeName: 'reading', passageLetter: 'B', blank: null },
  ])
  expect(items[2]?.siblings).toEqual(['c1', 'c2'])
})

test('an item keeps the text above its section', () => {
  const paper = paperOf(203, [])
  const sections = [
    { sectionText: '一、单选（每题 2 分）', questions: [question(1, 1, '', ['a'])] },
    { sectionText: '二、阅读', questions: [question(2, 903, 'Read.', ['b', 'c'])] },
  ]
  expect(itemsOf({ ...paper, sections }).map(({ item, section }) => ({ item, section }))).toEqual([
    { item: 'a', section: '一、单选（每题 2 分）' },
    { item: 'b', section: '二、阅读' },
    { item: 'c', section: '二、阅读' },
  ])
})

test('the only passage of a paper has no letter', () => {
  expect(itemsOf(paperOf(202, [question(1, 21, '[[1]]', ['a'])]))[0]?.passageLetter).toBeNull()
})

test.each([
  ['What is it?', 'english', 'en'],
  ['（n.）苹果', 'english', 'zh-CN'],
  ['x = 2', 'maths', 'zh-CN'],
] as const)('%s in %s is %s', (text, family, lang) => expect(langOf(text, family)).toBe(lang))
