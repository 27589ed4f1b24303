import { expect, test } from 'vitest'
import { subjects } from '#domain/classes/subjects.ts'
import type { PaperAct } from './editing/operations.ts'
import { questionsOf } from './elements.ts'
import { collisionsOf, mergePapers } from './merge.ts'
import { newQuestion, newQuestionChoices } from './new-question.ts'
import type { PaperQuestion } from './paper.ts'
import { after, item, mathsPaperWith, paperWith, question, reading, section, written } from './testing/papers.ts'
import { unfinishedIn, unfinishedOn } from './unfinished.ts'
import { unfinishedText } from './unfinished-message.ts'

const { juniorEnglish, juniorMaths } = subjects

const faultsOf = (subjectId: number, asked: Parameters<typeof unfinishedIn>[1]) =>
  unfinishedIn(subjectId, asked).map(({ item: at, fault }) => (at === null ? fault : `${at} ${fault}`))

test('a question that is begun lacks everything that its kind needs', () => {
  const lacks = (paper: ReturnType<typeof paperWith>) =>
    newQuestionChoices(paper.subjectId).map(({ kind }) => [
      kind,
      ...faultsOf(paper.subjectId, newQuestion(paper, kind, 'new')),
    ])
  expect(lacks(paperWith([]))).toEqual([
    ['singleChoice', '0 stemMissing', '0 optionEmpty', '0 rightMissing'],
    ['trueFalse', '0 stemMissing', '0 rightMissing'],
    ['cloze', 'passageMissing', '0 optionEmpty', '0 rightMissing'],
    ['reading', 'passageMissing', '0 stemMissing', '0 optionEmpty', '0 rightMissing'],
    ['grammarFill', '0 stemMissing', '0 rightMissing'],
    ['writing', '0 stemMissing'],
    ['listenAndWriteWord', '0 stemMissing', '0 rightMissing'],
    ['listenAndWriteSentence', '0 stemMissing', '0 rightMissing'],
  ])
  expect(lacks(mathsPaperWith([]))).toEqual([
    ['singleChoice', '0 stemMissing', '0 optionEmpty', '0 rightMissing'],
    ['multiChoice', '0 stemMissing', '0 optionEmpty', '0 rightMissing'],
    ['trueFalse', '0 stemMissing', '0 rightMissing'],
    ['fillNumber', '0 stemMissing', '0 rightMissing'],
    ['fillText', '0 stemMissing', '0 rightMissing'],
    ['fillBlanks', '0 stemMissing', '0 rightMissing'],
    ['workedAnswer', '0 stemMissing'],
  ])
})

test('each item of a reading asks something; the blanks of a cloze are in its text', () => {
  const blank = (at: number) => item(at, { stem: '' })
  const items = [item(101), blank(102)]
  expect([
    faultsOf(juniorEnglish, { ...reading(1, 2), items }),
    faultsOf(juniorEnglish, question(2, { type: 902, passage: 'He [[1]] home [[2]].', items })),
  ]).toEqual([['1 stemMissing'], []])
})

test('a complete question lacks nothing', () => {
  const blanks = question(3, {
    type: 21,
    passage: '$x=$ [[1]]',
    items: [item(301, { stem: '', options: [], key: { kind: 'number', accept: ['2'] } })],
  })
  expect([
    faultsOf(juniorEnglish, question(1)),
    faultsOf(juniorEnglish, reading(2, 3)),
    faultsOf(juniorEnglish, written(4, [60, 40])),
    faultsOf(juniorMaths, blanks),
  ]).toEqual([[], [], [], []])
})

test('a choice needs two options with text', () => {
  const options = [{ id: 'A' as const, text: 'one' }]
  expect([
    faultsOf(juniorEnglish, question(1, { items: [item(101, { options })] })),
    faultsOf(juniorEnglish, question(1, { items: [item(101, { options: [...options, { id: 'B', text: ' ' }] })] })),
  ]).toEqual([['0 optionsMissing'], ['0 optionEmpty']])
})

test('a paper names the questions that are being written by their printed numbers, with what each lacks', () => {
  const noAnswer = question(2, { items: [item(201, { key: { kind: 'single', choice: null } })] })
  const noText = { ...reading(4, 2), passage: '', items: [item(401), item(402, { stem: '' })] }
  const paper = paperWith([section('s1', [question(1), noAnswer], { firstNumber: 21 }), question(3), noText])
  const unfinished = unfinishedOn(paper)
  expect(unfinished).toEqual([
    { elementId: 'q2', printed: '22', itemCount: 1, lacks: [{ item: 0, fault: 'rightMissing' }] },
    {
      elementId: 'q4',
      printed: '24–25',
      itemCount: 2,
      lacks: [
        { item: null, fault: 'passageMissing' },
        { item: 1, fault: 'stemMissing' },
      ],
    },
  ])
  expect([unfinishedText(unfinished, 'zh-CN'), unfinishedText(unfinished, 'en')]).toEqual([
    '第 22 题（缺答案），第 24–25 题（缺短文；第 2 小题缺题干）',
    'question 22 (missing answer), question 24–25 (missing shared text; text of item 2)',
  ])
})

test('a question that is not finished stays as it is when the paper is merged, beside what the other side has written', () => {
  const base = paperWith([section('s1', [question(1), question(2)])])
  const unfinished = { ...newQuestion(base, 'reading', 'new-1'), passage: 'Owls are quiet birds.' }
  const adding = (element: PaperQuestion): PaperAct => ({
    kind: 'add',
    elements: [element],
    position: { sectionId: 's1', index: 2 },
  })
  const [mine, theirs] = [after(base, adding(unfinished)), after(base, adding(question(7)))]
  const { paper } = mergePapers(base, mine, theirs, {}, 200)
  expect({ collisions: collisionsOf(base, mine, theirs, 200), questions: questionsOf(paper.elements) }).toEqual({
    collisions: [],
    questions: [question(1), question(2), unfinished, question(7)],
  })
})
