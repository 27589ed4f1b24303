import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Comparison, compareMaths } from './compare-maths.ts'

test.each<[accepted: string, answer: string, Comparison]>([
  // Ranges asked for as relations
  ['x>3', '(3,+∞)', 'same'],
  ['x＞3', '{x|x>3}', 'same'],
  ['x>3', 'x∈(3,+∞)', 'same'],
  ['x>3', '\\{x\\mid x>3\\}', 'same'],
  ['1<x≤3', '(1,3]', 'same'],
  ['1<x<3', '(1,3)', 'same'],
  ['1<x<3', 'x>1且x<3', 'same'],
  ['1\\le x\\le 2.5', '[1,5/2]', 'same'],
  ['x<-1或x>3', '(-∞,-1)∪(3,+∞)', 'same'],
  ['x≠2', '(-∞,2)∪(2,+∞)', 'same'],
  ['x≥3且x≠5', '[3,5)∪(5,+∞)', 'same'],
  ['x>3', '[3,+∞)', 'different'],
  ['x>3', '(-∞,3)', 'different'],
  ['x>3', '{y|y>3}', 'different'],
  ['x<-1或x>3', '(-1,3)', 'different'],
  // Ranges asked for as intervals or sets
  ['(3,+\\infty)', '{x|x>3}', 'same'],
  ['[1,2]', '{x|1≤x≤2}', 'same'],
  ['{x|2<x<3}', '(2,3)', 'same'],
  ['(-∞,1)∪(1,2)', '{x|x<2且x≠1}', 'same'],
  ['(3,+∞)', 'x>3', 'doubtful'],
  ['[1,2]', '1≤x≤2', 'doubtful'],
  ['{x|x>3}', 'x>3', 'doubtful'],
  ['(3,+∞)', 'x≥3', 'different'],
  ['(2,3)', '(2,3)', 'same'],
  ['(2,3)', '2<x<3', 'doubtful'],
  ['(2,3)', '{x|2<x<3}', 'doubtful'],
  ['(2,3)', '[2,3]', 'different'],
  // Units
  ['60°', '60°', 'same'],
  ['60°', '60度', 'same'],
  ['60°', '60', 'doubtful'],
  ['60', '60°', 'doubtful'],
  ['30°或150°', '150或30', 'doubtful'],
  ['60°', '30', 'different'],
  ['25 cm²', '25', 'doubtful'],
  ['25π', '25π cm²', 'doubtful'],
  ['60', '60千米/时', 'doubtful'],
  ['240', '240人', 'doubtful'],
  ['5cm', '5m', 'different'],
  ['60°', '2×30', 'different'],
  ['2x', '2', 'different'],
  ['①③', '①', 'different'],
])('%s answered by %s: %s', (accepted, answer, comparison) => expect(compareMaths(accepted, answer)).toBe(comparison))

const bound = fc.integer({ min: -20, max: 20 })

/** The numbers of each relation at random, tried at every half from -22 to 22. */
const relation = fc.oneof(
  fc
    .tuple(bound, fc.constantFrom('<', '≤', '>', '≥', '≠'))
    .map(([at, sign]) => ({ text: `x${sign}${at}`, has: (x: number) => holds(x, sign, at) })),
  fc.tuple(bound, bound, fc.constantFrom('<', '≤'), fc.constantFrom('<', '≤')).map(([from, to, left, right]) => ({
    text: `${from}${left}x${right}${to}`,
    has: (x: number) => holds(from, left, x) && holds(x, right, to),
  })),
)

function holds(left: number, sign: string, right: number): boolean {
  switch (sign) {
    case '<':
      return left < right
    case '≤':
      return left <= right
    case '>':
      return left > right
    case '≥':
      return left >= right
    default:
      return left !== right
  }
}

const halves = Array.from({ length: 89 }, (_, index) => -22 + index / 2)

test('two ranges are the same exactly if they have the same numbers, joined by 或 or 且', () => {
  const range = fc.oneof(
    relation,
    fc.tuple(relation, relation).map(([one, other]) => ({
      text: `${one.text}或${other.text}`,
      has: (x: number) => one.has(x) || other.has(x),
    })),
    fc.tuple(relation, relation).map(([one, other]) => ({
      text: `${one.text}且${other.text}`,
      has: (x: number) => one.has(x) && other.has(x),
    })),
  )
  fc.assert(
    fc.property(range, range, (one, other) => {
      expect({ one: one.text, other: other.text, isSame: compareMaths(one.text, other.text) === 'same' }).toEqual({
        one: one.text,
        other: other.text,
        isSame: halves.every((x) => one.has(x) === other.has(x)),
      })
    }),
    { numRuns: 5000 },
  )
})

test('anything at all is compared at once', () => {
  const sign = fc.constantFrom(...'012xy,()[]{}|∪∞<≤≥≠°或且∈+-m人')
  const text = fc.string({ unit: sign, maxLength: 200 })
  fc.assert(
    fc.property(text, text, (accepted, answer) => {
      expect(compareMaths(accepted, answer)).toBe(compareMaths(accepted, answer))
    }),
    { numRuns: 2000 },
  )
})
