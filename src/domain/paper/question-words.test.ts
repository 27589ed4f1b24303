import { expect, test } from 'vitest'
import { bankItem, bankQuestion } from '#tests/support/worlds/bank-questions.ts'
import { passageParts, questionName } from './question-words.ts'

test('a first paragraph all in bold is the title of a passage', () => {
  expect(passageParts('**The Last Bus**\nHe drives.\nAt ten.')).toEqual({
    title: 'The Last Bus',
    text: 'He drives.\nAt ten.',
  })
  expect(passageParts('He **drives** it.')).toEqual({ title: null, text: 'He **drives** it.' })
})

test.each([
  ['the title of its passage', { passage: '**The Last Bus**\nHe drives.' }, 'The Last Bus'],
  ['how its passage begins', { passage: 'There is [[1]] clock in the whole village.' }, 'There is 1 clock in the …'],
  ['how its item begins', { items: [bankItem(1, { stem: String.raw`解方程 $\frac{1}{2}x=3$` })] }, '解方程 1/2x=3'],
])('a question is named by %s', (_, given, name) => expect(questionName(bankQuestion(7, given))).toBe(name))
