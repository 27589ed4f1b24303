import { expect, test } from 'vitest'
import { isWorkedOut } from './is-worked-out.ts'

test.each([
  '7',
  '-5',
  '1/2',
  '\\frac{6}{4}',
  '1\\frac12',
  '2√3',
  '2×√3',
  '2·π',
  '1+√2',
  '1+2√3',
  '√2/2+1',
  '√3-1',
  '(1+√5)/2',
  '1.6×10^{-19}',
  '2*10^3',
  '2×10³',
  'x=1或x=-2',
  '(2,-3)',
  '[-1, 2)',
  '2x+1',
  'x^2-2x+1',
  '-x-1',
  'a^{2+n}',
  'a(1+20%)',
  '3+4i',
  '25 cm²',
  '60千米/时',
  '2^{10}',
  '50%',
  '无解',
])('%s is worked out', (answer) => expect(isWorkedOut(answer)).toBe(true))

test.each(['2×1/4', '2*\\frac14', '1+2×3', '5+5', '10-3', '0.5+1.5', '4÷2', '2·3x', 'x=3+4', '(3+1)/2', '3×-2', '½·4'])(
  '%s is not worked out',
  (answer) => expect(isWorkedOut(answer)).toBe(false),
)
