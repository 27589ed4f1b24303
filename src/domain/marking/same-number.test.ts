import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameNumber, valuesOf } from './same-number.ts'

test.each([
  ['1/2', '0.5'],
  ['\\frac{1}{2}', '0.5'],
  ['\\frac12', '1/2'],
  ['\\dfrac{1}{2}', '\\tfrac 1 2'],
  ['½', '0.50'],
  ['√8', '2√2'],
  ['\\sqrt{8}', '2\\sqrt{2}'],
  ['\\sqrt8', '√(8)'],
  ['\\sqrt[3]{8}', '2'],
  ['\\sqrt[3]{-8}', '−2'],
  ['∛27', '3'],
  ['\\sqrt[4]{16}', '2'],
  ['2.0', '2'],
  ['2.', '2'],
  ['.5', '1/2'],
  ['50%', '0.5'],
  ['50\\%', '１／２'],
  ['12.5％', '1/8'],
  ['1\\frac12', '1.5'],
  ['1\\frac{1}{2}', '3/2'],
  ['-1\\frac{1}{2}', '-1.5'],
  ['1 1/2', '1.5'],
  ['1又1/2', '3/2'],
  ['1½', '1.5'],
  ['2\\times1\\frac12', '3'],
  ['π', '\\pi'],
  ['3π', '3\\pi'],
  ['3pi', '3π'],
  ['\\frac{\\pi}{2}', 'π/2'],
  ['\\frac\\pi2', '0.5π'],
  ['2^{3}', '8'],
  ['2^10', '1024'],
  ['2³', '8'],
  ['10⁻²', '0.01'],
  ['2^{-1}', '1/2'],
  ['2^3^2', '512'],
  ['4^{\\frac12}', '2'],
  ['(-2)^2', '4'],
  ['-2^2', '-4'],
  ['1+2×3', '7'],
  ['6÷2', '3'],
  ['2·3', '6'],
  ['2*3', '2\\cdot3'],
  ['8÷2÷2', '2'],
  ['5-2-1', '2'],
  ['3×-2', '-6'],
  ['(1+√5)/2', '\\frac{1+\\sqrt{5}}{2}'],
  ['2(1+√3)', '2+2√3'],
  ['√2√3', '√6'],
  ['\\frac{\\sqrt{2}}{2}', '1/√2'],
  ['2\\frac{\\sqrt2}{2}', '√2'],
  ['\\left(1+2\\right)\\times 3', '9'],
  ['−5', '-5'],
  ['﹣5', '-5'],
  ['+5', '5'],
  ['１２．５', '12.5'],
  ['x=3', '3'],
  ['x = 3', 'x_1=3'],
  ['y＝3', '3'],
  ['$3$', '3'],
  ['3。', '3'],
  ['±2', '2或-2'],
  ['±2', '-2, 2'],
  ['\\pm2', '2，-2'],
  ['x=2或x=-2', '±2'],
  ['x_1=2, x_2=-2', 'x₁=-2；x₂=2'],
  ['2和-2', '2 or -2'],
  ['1±√2', '1+√2、1-√2'],
  ['x=\\frac{1\\pm\\sqrt5}{2}', '(1+√5)/2,(1-√5)/2'],
  ['2\\text{或}-2', '±2'],
  ['2,2', '2'],
  ['±1∓1', '0'],
  ['\\pm1\\mp1', '0'],
  ['1.6×10^{-19}', '0.16×10^{-18}'],
  ['0', '-0'],
])('%s = %s', (left, right) => {
  expect(isSameNumber(left, right)).toBe(true)
  expect(isSameNumber(right, left)).toBe(true)
})

test.each([
  ['0.333', '1/3'],
  ['0.3333333', '1/3'],
  ['3.14', 'π'],
  ['1.414', '√2'],
  ['2', '-2'],
  ['2', '±2'],
  ['±2', '2,3'],
  ['2,3', '2,3,4'],
  ['1.6×10^{-19}', '0'],
  ['1.6×10^{-19}', '1.7×10^{-19}'],
  ['1 2', '12'],
  ['12', '1×2'],
  ['2^{2}', '22'],
  ['1\\frac12', '1/2'],
  ['50%', '50'],
])('%s ≠ %s', (left, right) => {
  expect(isSameNumber(left, right)).toBe(false)
  expect(isSameNumber(right, left)).toBe(false)
})

test.each([
  '',
  ' ',
  '无解',
  'abc',
  'x',
  'x=',
  '=3',
  '1/0',
  '0/0',
  '√(-1)',
  '(√(-1))^0',
  '\\sqrt[0]{8}',
  '\\sqrt[2.5]{8}',
  '9^9^9',
  '(1',
  '1)',
  '{1',
  '1+',
  '×3',
  '1..2',
  '1,,2',
  ',',
  '2,',
  '3 4',
  '5cm',
  '30°',
  '(1,2)',
  'x>3',
  '50%%',
  '\\frac{1}',
  '\\frac',
  '\\fracture',
  '^2',
  '2^',
  'NaN',
  'Infinity',
  '1e5',
  '0x10',
  `${'('.repeat(40)}1${')'.repeat(40)}`,
  `${'√'.repeat(40)}1`,
  `2${'^2'.repeat(40)}`,
  '1'.repeat(201),
])('%j is no number and equals nothing, not even itself', (text) => {
  expect(valuesOf(text)).toBeNull()
  expect(isSameNumber(text, text)).toBe(false)
})

test('brackets may nest 32 deep', () => {
  expect(valuesOf(`${'('.repeat(32)}7${')'.repeat(32)}`)).toEqual([7])
  expect(valuesOf(`${'('.repeat(33)}7${')'.repeat(33)}`)).toBeNull()
})

interface Written {
  readonly text: string
  readonly value: number
}

const whole = fc.nat({ max: 999 }).map((value): Written => ({ text: String(value), value }))
const operators: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '×': (left, right) => left * right,
  '÷': (left, right) => left / right,
}
const written = fc.letrec<{ expression: Written; compound: Written }>((tie) => ({
  expression: fc.oneof({ maxDepth: 4, withCrossShrink: true }, whole, tie('compound')),
  compound: fc
    .tuple(tie('expression'), fc.constantFrom(...Object.entries(operators)), tie('expression'))
    .map(([left, [sign, apply], right]) => ({
      text: `(${left.text})${sign}(${right.text})`,
      value: apply(left.value, right.value),
    })),
}))

test('an expression has the value that its operators give', () => {
  fc.assert(
    fc.property(written.expression, ({ text, value }) => {
      fc.pre(text.length <= 200)
      expect(valuesOf(text)).toEqual(Number.isFinite(value) ? [value === 0 ? expect.closeTo(0) : value] : null)
    }),
  )
})

test('a fraction equals its reduced form, in every notation', () => {
  const part = fc.integer({ min: 1, max: 999 })
  fc.assert(
    fc.property(part, part, part, (numerator, denominator, factor) => {
      const plain = `${numerator}/${denominator}`
      expect(isSameNumber(plain, `\\frac{${numerator * factor}}{${denominator * factor}}`)).toBe(true)
      expect(isSameNumber(plain, `-\\dfrac{-${numerator}}{${denominator}}`)).toBe(true)
      expect(isSameNumber(plain, `${numerator + 1}/${denominator}`)).toBe(false)
      expect(isSameNumber(`√${numerator * numerator * factor}`, `${numerator}\\sqrt{${factor}}`)).toBe(true)
    }),
  )
})

test('any text is a number or not: nothing throws, and a number equals itself', () => {
  const sign = fc.constantFrom(...'0123456789.,()[]{}+-×÷/^%√∛π±∓=x或 ½²', '\\frac', '\\sqrt', '\\pi', '\\', '\ud800')
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: sign, maxLength: 60 }), fc.string({ unit: 'binary' })), (text) => {
      const values = valuesOf(text)
      expect(values === null || values.every(Number.isFinite)).toBe(true)
      expect(isSameNumber(text, text)).toBe(values !== null)
    }),
    { numRuns: 5000 },
  )
})
