import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnswerKey, Choice } from '#domain/questions/question.ts'
import { pointsText, totalOf } from '#domain/values/score.ts'
import { markItem } from './mark-item.ts'

const single: AnswerKey = { kind: 'single', choice: 'B' }
const multiple: AnswerKey = { kind: 'multiple', choices: ['A', 'C', 'D'] }
const blank: AnswerKey = { kind: 'blank', accept: ['take part in', 'join in'] }
const number: AnswerKey = { kind: 'number', accept: ['\\frac{1}{2}', 'x>3'] }
const product: AnswerKey = { kind: 'number', accept: ['2×3'] }
const formula: AnswerKey = { kind: 'blank', accept: ['$x_{1}=1\\text{，}x_{2}=2$'] }
const written: AnswerKey = { kind: 'written', model: 'Dear Tom, …', criteria: [] }

test.each<[AnswerKey, string, number, number]>([
  [single, 'B', 30, 30],
  [single, ' B ', 30, 30],
  [single, 'A', 30, 0],
  [single, 'AB', 30, 0],
  [multiple, 'ACD', 60, 60],
  [multiple, 'DCA', 60, 60],
  [multiple, 'A, C、D', 60, 60],
  [multiple, 'AACD', 60, 60],
  [multiple, 'AC', 60, 30],
  [multiple, 'D', 60, 30],
  [multiple, 'D', 50, 25],
  [multiple, 'D', 25, 10],
  [multiple, 'D', 45, 20],
  [multiple, 'D', 5, 0],
  [multiple, 'ABCD', 60, 0],
  [multiple, 'AB', 60, 0],
  [multiple, 'B', 60, 0],
  [multiple, 'AZ', 60, 0],
  [multiple, ',', 60, 0],
  [blank, 'Take part in.', 15, 15],
  [blank, 'join in', 15, 15],
  [blank, 'join', 15, 0],
  [number, '0.5', 40, 40],
  [number, 'x ＞ 3', 40, 40],
  [number, '0.51', 40, 0],
  [number, '2×1/4', 40, 0],
  [product, '2×3', 20, 20],
  [product, '6', 20, 20],
  [number, '不会', 40, 0],
  [formula, 'x=1或x=2', 30, 30],
  [formula, 'x_1=1,x_2=3', 30, 0],
])('%j answered by %j, of %i tenths: %i', (key, answer, full, score) =>
  expect(markItem(key, answer, full)).toEqual({ score }),
)

test.each<[AnswerKey, string]>([
  [{ kind: 'number', accept: ['60°'] }, '60'],
  [{ kind: 'number', accept: ['30', '(3,+∞)'] }, 'x>3'],
  [{ kind: 'blank', accept: ['$[1,2]$'] }, '1≤x≤2'],
])('%j answered by %j may be meant, and is marked by a person', (key, answer) =>
  expect(markItem(key, answer, 30)).toBe('byPerson'),
)

test('a written answer is marked by a person', () => expect(markItem(written, 'Dear Tom, I am…', 150)).toBe('byPerson'))

test.each([single, multiple, blank, number, written])('an item left open gets 0 and needs no person: %j', (key) => {
  for (const open of ['', ' ', '　', '\n']) expect(markItem(key, open, 30)).toEqual({ score: 0 })
})

const letters: readonly Choice[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
const choices = fc.subarray([...letters], { minLength: 1 })
const accept = fc.array(fc.oneof(fc.string(), fc.constantFrom('1/2', '√8', 'went')), { minLength: 1, maxLength: 3 })
const anyKey: fc.Arbitrary<AnswerKey> = fc.oneof(
  fc.constantFrom(...letters).map((choice): AnswerKey => ({ kind: 'single', choice })),
  choices.map((right): AnswerKey => ({ kind: 'multiple', choices: right })),
  accept.map((list): AnswerKey => ({ kind: 'blank', accept: list })),
  accept.map((list): AnswerKey => ({ kind: 'number', accept: list })),
  fc.constant(written),
)
const anyAnswer = fc.oneof(
  choices.map((right) => right.join('')),
  fc.string(),
  fc.constantFrom('0.5', '2√2', 'WENT', ''),
)
const anyScore = fc.integer({ min: 0, max: 300 }).map((half) => half * 5)

test('a mark is half points from 0 to the full score, and marking again gives the same mark', () => {
  fc.assert(
    fc.property(anyKey, anyAnswer, anyScore, (key, answer, full) => {
      const mark = markItem(key, answer, full)
      expect(markItem(key, answer, full)).toEqual(mark)
      const score = mark === 'byPerson' ? 0 : mark.score
      expect(score % 5).toBe(0)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(full)
      expect(mark === 'byPerson').toBe(key.kind === 'written' && answer.trim() !== '')
    }),
    { numRuns: 2000 },
  )
})

test('the multiple rule: all, some, any wrong', () => {
  fc.assert(
    fc.property(choices, choices, anyScore, (right, chosen, full) => {
      const key: AnswerKey = { kind: 'multiple', choices: right }
      const wrong = chosen.some((letter) => !right.includes(letter))
      const partial = 5 * Math.floor(full / 10)
      const expected = wrong ? 0 : chosen.length === right.length ? full : partial
      expect(markItem(key, chosen.join(''), full)).toEqual({ score: expected })
    }),
  )
})

test('a total is the exact sum, in any order, even where floats would drift', () => {
  expect(totalOf([])).toBe(0)
  expect(pointsText(totalOf(Array.from({ length: 10 }, () => 1)))).toBe('1')
  fc.assert(
    fc.property(fc.array(anyScore), (scores) => {
      const total = totalOf(scores)
      expect(BigInt(total)).toBe(scores.reduce((sum, score) => sum + BigInt(score), 0n))
      expect(totalOf(scores.toReversed())).toBe(total)
    }),
  )
})

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is not a score in tenths', (score) =>
  expect(() => totalOf([10, score])).toThrow(RangeError),
)
