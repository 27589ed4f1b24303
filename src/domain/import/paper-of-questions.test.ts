import { expect, test } from 'vitest'
import { numberPaper } from '#domain/paper/numbering.ts'
import { blankItem } from '#domain/questions/blank-item.ts'
import { paperOfQuestions } from './paper-of-questions.ts'

/** The heading under which a question is placed that had this one in its file; null for none. */
function headingOf(section: string): string | null {
  const question = { section, questionId: 1, type: 1, difficulty: 2, passage: '', items: [] } as const
  const [first] = paperOfQuestions({ ownerId: 1, subjectId: 203, paperTitle: 'a' }, [question]).elements
  return first?.kind === 'section' ? first.sectionText : null
}

test.each([
  ['一、选择题（每小题 3 分，共 30 分）', '一、选择题'],
  ['二、解答题 (本大题共6小题，满分52分)', '二、解答题'],
  ['三、书面表达（15 分）', '三、书面表达'],
  ['第二部分 阅读（共两节，满分50分） 第一节（共15小题；每小题2.5分）', '第二部分 阅读 第一节'],
  ['四、填空题（每空一词）', '四、填空题（每空一词）'],
  ['五、阅读（A）', '五、阅读（A）'],
])('%s is the heading %s, as the paper adds the points itself', (typed, kept) => {
  expect(headingOf(typed)).toBe(kept)
})

test.each([
  [203, ['1–2', '3']],
  [202, ['1', '2']],
])('in subject %i questions of two items and of one are printed with %j', (subjectId, printed) => {
  const item = { ...blankItem('blank', []), key: { kind: 'blank', accept: ['1'] } } as const
  const questions = [[item, item], [item]].map((items, index) => ({
    section: '二、填空题',
    questionId: index,
    type: 1,
    difficulty: 2 as const,
    passage: '',
    items: items.map((one, at) => ({ ...one, itemId: index * 10 + at })),
  }))
  const { questions: numbers } = numberPaper(paperOfQuestions({ ownerId: 1, subjectId, paperTitle: 'a' }, questions))
  expect([...numbers.values()].map((one) => one.printed)).toEqual(printed)
})
