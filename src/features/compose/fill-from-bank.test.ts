import { expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { fakeAnswers } from '#tests/support/documents/fake-answers.ts'
import { bankItem, bankQuestion } from '#tests/support/worlds/bank-questions.ts'
import { fillFromBank } from './fill-from-bank.ts'
import { found } from './testing/open-compose.tsx'

/** Easy questions on one point, the newest first. */
const questions = (ids: readonly number[], score = 20): readonly BankQuestion[] =>
  ids.map((id) => bankQuestion(id, { items: [bankItem(id, { score })] }))

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Fills so many easy marks, out of a bank of these, with a basket of those; and what it asked the bank for. */
async function filled(marks: number, inBank: readonly BankQuestion[], basket: readonly BankQuestion[]) {
  const { call, sent } = fakeAnswers({
    [bank.list.path]: ({ leaveOut = '', 'pager.currentPage': page }) => {
      const left = inBank.filter(({ questionId }) => !leaveOut.split(',').includes(String(questionId)))
      return found(left.slice(Number(page) * 50 - 50, Number(page) * 50), left.length)
    },
  })
  const blueprint = [{ knowledgeId: 4, name: '一般现在时', marks: [marks, 0, 0] }] as const
  const { chosen, unmet } = await fillFromBank(
    call,
    { subjectId: 203, blueprint, courseId: null },
    { counted: basket, basket },
  )
  return {
    chosen: chosen.map(({ questionId }) => questionId),
    missing: unmet.map(({ missing }) => missing),
    pages: sent.map(({ fields }) => fields['pager.currentPage']),
  }
}

test('what is in the basket hides nothing else that the bank has', async () => {
  const all = questions(numbers(1, 54))
  expect(await filled(1060, all, all.slice(0, 50))).toEqual({ chosen: [51, 52, 53], missing: [], pages: ['1'] })
})

test('marks that the first page cannot give are looked for on the next ones', async () => {
  const all = [...questions(numbers(1, 110), 200), ...questions([111], 10), ...questions(numbers(112, 180), 200)]
  expect(await filled(10, all, [])).toEqual({ chosen: [111], missing: [], pages: ['1', '2', '3'] })
})

test('marks are said to be missing only once the bank has no more for them', async () => {
  expect(await filled(1240, questions(numbers(1, 60)), [])).toEqual({
    chosen: numbers(1, 60),
    missing: [40],
    pages: ['1', '2'],
  })
})

test('nothing is read once the basket is full, or nothing is missing', async () => {
  const full = questions(numbers(1, 200))
  const more = questions(numbers(201, 260))
  expect([await filled(9000, more, full), await filled(4000, more, full)]).toEqual([
    { chosen: [], missing: [5000], pages: [] },
    { chosen: [], missing: [], pages: [] },
  ])
})

test('as long as questions would repeat each other, others are looked for on the next pages', async () => {
  const drawn = numbers(1, 70).map((id) => bankQuestion(id, { source: 'drawn', generator: 'ma-one-' }))
  const other = bankQuestion(71, { items: [bankItem(71, { stem: '蜜蜂怎样找到回巢的路？' })] })
  expect([await filled(40, [...drawn, other], []), await filled(20, [...drawn, other], [])]).toEqual([
    { chosen: [1, 71], missing: [], pages: ['1', '2'] },
    { chosen: [1], missing: [], pages: ['1'] },
  ])
})
