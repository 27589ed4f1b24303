import { expect, test } from 'vitest'
import { subjects } from '#domain/classes/subjects.ts'
import { copiedAs, copiedFrom } from './copied-question.ts'
import { isNewId, newIdOn } from './new-ids.ts'
import { isUntouched, newQuestion, newQuestionChoices } from './new-question.ts'
import { item, mathsPaperWith, paperWith, question } from './testing/papers.ts'

const namesIn = (subjectId: number) => newQuestionChoices(subjectId).map(({ kind, typeName }) => `${kind} ${typeName}`)

test('a teacher can write what the bank of her subject has, and true or false', () => {
  expect({ juniorEnglish: namesIn(subjects.juniorEnglish), seniorMaths: namesIn(subjects.seniorMaths) }).toEqual({
    juniorEnglish: [
      'singleChoice 单项选择',
      'trueFalse 单项选择',
      'cloze 完形填空',
      'reading 阅读理解',
      'grammarFill 语法填空',
      'writing 书面表达',
      'listenAndWriteWord 单词听写',
      'listenAndWriteSentence 句子听写',
    ],
    seniorMaths: [
      'singleChoice 单项选择',
      'multiChoice 多项选择',
      'trueFalse 单项选择',
      'fillNumber 填空',
      'fillText 填空',
      'fillBlanks 多空填空',
      'workedAnswer 解答',
    ],
  })
})

test('a question begins without text and answer, under ids that nothing on the paper has', () => {
  const paper = mathsPaperWith([question(1)])
  const begun = newQuestion(paper, 'trueFalse', 'new-1')
  expect(begun).toEqual({
    kind: 'question',
    elementId: 'new-1',
    questionId: -900_000_000_000_000,
    type: 1,
    typeName: '单项选择',
    difficulty: 2,
    passage: '',
    items: [
      {
        itemId: -900_000_000_000_001,
        stem: '',
        options: [
          { id: 'A', text: '正确' },
          { id: 'B', text: '错误' },
        ],
        key: { kind: 'single', choice: null },
        analysis: '',
        knowledge: '',
        score: 20,
      },
    ],
    condition: null,
  })
  expect(newIdOn(mathsPaperWith([begun]))).toBe(-900_000_000_000_002)
})

test('a question that is begun is untouched until something is written in it', () => {
  const begun = newQuestion(paperWith([]), 'reading', 'new-1')
  const changed = [
    begun,
    { ...begun, passage: '短文' },
    { ...begun, items: [...begun.items, item(-900_000_000_000_009)] },
    { ...begun, questionId: 7 },
  ]
  expect(changed.map((one) => isUntouched(subjects.juniorEnglish, one))).toEqual([true, false, false, false])
})

test('a new item keeps its id in a copy, which names the items of its original', () => {
  const original = question(1, { items: [item(101), item(-900_000_000_000_000)] })
  const copy = copiedAs('copy', original)
  expect({ itemIds: copy.items.map(({ itemId }) => itemId), copiedFrom: copiedFrom(copy) }).toEqual({
    itemIds: [-101, -900_000_000_000_000],
    copiedFrom: { ...original, elementId: 'copy' },
  })
})

test('a written question is no copy of another', () => {
  const begun = newQuestion(paperWith([]), 'writing', 'new-1')
  expect({ copiedFrom: copiedFrom(begun), isBegunNew: isNewId(begun.questionId), isOtherNew: isNewId(-77) }).toEqual({
    copiedFrom: null,
    isBegunNew: true,
    isOtherNew: false,
  })
})
