import { expect, test } from 'vitest'
import type { AnswerKey, Choice } from '#domain/questions/question.ts'
import { canonicalKey, type KeyedItem, keyFits } from './key-fits.ts'

const keyedItem = (key: AnswerKey, letters: readonly Choice[] = []): KeyedItem => ({
  key,
  options: letters.map((id) => ({ id, text: id })),
  score: 50,
})

const single = keyedItem({ kind: 'single', choice: 'A' }, ['A', 'B', 'C'])
const multiple = keyedItem({ kind: 'multiple', choices: ['A', 'B'] }, ['A', 'B', 'C', 'D'])
const blank = keyedItem({ kind: 'blank', accept: ['x'] })
const number = keyedItem({ kind: 'number', accept: ['1'] })
const written = keyedItem({ kind: 'written', model: '', criteria: [{ name: '内容', hint: '', max: 50 }] })

const criterion = (name: string, max: number) => ({ name, hint: '', max })

const manyAlternatives = (count: number) => Array.from({ length: count }, (_, at) => `word ${at}`)

test.each<readonly [string, KeyedItem, AnswerKey, boolean]>([
  ['another option', single, { kind: 'single', choice: 'C' }, true],
  ['a letter that is no option', single, { kind: 'single', choice: 'D' }, false],
  ['another kind', single, { kind: 'multiple', choices: ['A'] }, false],
  ['typed text for a choice', single, { kind: 'blank', accept: ['A'] }, false],
  ['a number for a blank', blank, { kind: 'number', accept: ['1'] }, false],
  ['one of several options', multiple, { kind: 'multiple', choices: ['D'] }, true],
  ['options in any order', multiple, { kind: 'multiple', choices: ['D', 'A'] }, true],
  ['an option twice', multiple, { kind: 'multiple', choices: ['A', 'A'] }, false],
  ['one letter of many that is no option', multiple, { kind: 'multiple', choices: ['A', 'E'] }, false],
  ['several alternatives', blank, { kind: 'blank', accept: ['colour', 'color'] }, true],
  ['an alternative twice', blank, { kind: 'blank', accept: ['x', 'x'] }, false],
  ['more alternatives than a call carries', blank, { kind: 'blank', accept: manyAlternatives(51) }, false],
  ['as many alternatives as a call carries', blank, { kind: 'blank', accept: manyAlternatives(50) }, true],
  ['an alternative of spaces', blank, { kind: 'blank', accept: ['x', '\u3000 '] }, false],
  ['an equal number', number, { kind: 'number', accept: [String.raw`\dfrac{1}{2}`, '0.5'] }, true],
  ['a number twice', number, { kind: 'number', accept: ['1', '1'] }, false],
  [
    'criteria that add up',
    written,
    { kind: 'written', model: 'm', criteria: [criterion('a', 25), criterion('b', 25)] },
    true,
  ],
  ['criteria that fall short', written, { kind: 'written', model: 'm', criteria: [criterion('a', 45)] }, false],
  [
    'criteria in odd tenths',
    written,
    { kind: 'written', model: 'm', criteria: [criterion('a', 24), criterion('b', 26)] },
    false,
  ],
  [
    'a criterion of nothing',
    written,
    { kind: 'written', model: 'm', criteria: [criterion('a', 50), criterion('b', 0)] },
    false,
  ],
  [
    'a criterion twice',
    written,
    { kind: 'written', model: 'm', criteria: [criterion('a', 25), criterion('a', 25)] },
    false,
  ],
])('%s', (_name, keyed, key, fits) => {
  expect(keyFits(keyed, key)).toBe(fits)
})

test('letters are stored in alphabetical order, other keys as they are', () => {
  expect(canonicalKey({ kind: 'multiple', choices: ['D', 'A', 'C'] })).toEqual({
    kind: 'multiple',
    choices: ['A', 'C', 'D'],
  })
  const usual = canonicalKey({ kind: 'multiple', choices: ['A'], rule: 'half' })
  const whole = canonicalKey({ kind: 'multiple', choices: ['A'], rule: 'whole' })
  expect({ usual, whole }).toEqual({
    usual: { kind: 'multiple', choices: ['A'] },
    whole: { kind: 'multiple', choices: ['A'], rule: 'whole' },
  })
  expect(canonicalKey({ kind: 'blank', accept: ['b', 'a'] })).toEqual({ kind: 'blank', accept: ['b', 'a'] })
})
