import { expect, test } from 'vitest'
import type { AnswerKey, Choice } from '#domain/questions/question.ts'
import { answersFault } from './answer-format.ts'

const itemOf = (itemId: number, key: AnswerKey, letters: readonly Choice[] = []) => ({
  itemId,
  key,
  options: letters.map((id) => ({ id, text: id })),
})

const items = [
  itemOf(1, { kind: 'single', choice: 'A' }, ['A', 'B', 'C']),
  itemOf(2, { kind: 'multiple', choices: ['A', 'B'] }, ['A', 'B', 'C', 'D']),
  itemOf(3, { kind: 'blank', accept: ['x'] }),
  itemOf(4, { kind: 'number', accept: ['1'] }),
  itemOf(5, { kind: 'written', model: '', criteria: [] }),
]

test.each([
  ['a letter of the options', { 1: 'C' }, null],
  ['a letter that is no option', { 1: 'D' }, 'answerInvalid'],
  ['two letters for a single choice', { 1: 'AB' }, 'answerInvalid'],
  ['a lower-case letter', { 1: 'a' }, 'answerInvalid'],
  ['letters in order', { 2: 'ACD' }, null],
  ['letters out of order', { 2: 'CA' }, 'answerInvalid'],
  ['a letter twice', { 2: 'AA' }, 'answerInvalid'],
  ['a letter beyond the options', { 2: 'AE' }, 'answerInvalid'],
  ['any text where text is typed', { 3: ' Wednesday ', 4: '1/2', 5: 'Dear Tom,\n…' }, null],
  ['items left open', { 1: '', 2: '', 3: '', 4: '', 5: '' }, null],
  ['no answer at all', {}, null],
  ['an item of another paper', { 1: 'A', 6: 'A' }, 'answerUnknown'],
  ['an unknown item before a wrong answer', { 1: 'Z', 6: 'A' }, 'answerUnknown'],
] as const)('whether an answer fits its item: %s', (_name, answers: Readonly<Record<string, string>>, fault) => {
  expect(answersFault(items, answers)).toBe(fault)
})
