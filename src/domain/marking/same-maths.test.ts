import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameMaths } from './same-maths.ts'

test.each([
  // Solutions
  ['$x_{1}=1\\text{，}x_{2}=2$', 'x=1或x=2'],
  ['x=1或x=2', 'x1=2，x2=1'],
  ['x=1或x=2', 'x=1或2'],
  ['x=1或x=2', 'x=1 x=2'],
  ['x=±3', 'x=3或x=-3'],
  ['x=3', '3'],
  ['x=2', '2=x'],
  ['x=2', 'X=2'],
  ['\\begin{cases}x=1\\\\y=2\\end{cases}', 'x=1,y=2'],
  ['\\left\\{\\begin{array}{l}x=1\\\\y=2\\end{array}\\right.', 'y=2；x=1'],
  ['\\begin{cases}x&=1\\\\y&=2\\end{cases}', 'x=1,y=2'],
  ['x=1,y=2', 'x=1 y=2'],
  ['x=1,y=2', '1,2'],
  // Relations, intervals, sets
  ['x\\geqslant 3', 'x≥3'],
  ['x\\le3', 'x<=3'],
  ['x≤3', 'x=<3'],
  ['x≤3', 'x≦3'],
  ['x≥3', 'x≧3'],
  ['x≠1', 'x<>1'],
  ['x≠1', 'x!=1'],
  ['x>\\frac{1}{2}', 'x>0.5'],
  ['x>3', '3<x'],
  ['-1<x\\leq 3', '3>=x>-1'],
  ['x≥3且x≠5', 'x≠5，x≥3'],
  ['(-\\infty,3)\\cup(5,+\\infty)', '（5，+∞）∪（−∞，3）'],
  ['(-1,\\frac12]', '(-1,0.5]'],
  ['\\{1,2\\}', '{2，1}'],
  ['\\varnothing', '∅'],
  ['(2,3)', '（2，3）'],
  // Expressions
  ['2x+1', '1+2x'],
  ['(x+1)(x-1)', '（x−1）（x＋1）'],
  ['x\\left(x+2\\right)', 'x(x+2)'],
  ['x^{2}-4x+3', 'x²－4x+3'],
  ['a^2b', 'ba²'],
  ['\\frac{x}{2}', '½x'],
  ['\\frac{x+1}{x-1}', '(x+1)/(x-1)'],
  ['y=2x+1', 'y=1+2x'],
  ['2\\sqrt{3}x', 'x·√12'],
  ['∛x', '\\sqrt[3]{x}'],
  ['x+∛{-8}', '∛(-8)+x'],
  ['1\\frac12x', '1.5x'],
  ['0.1×3x', '0.3x'],
  ['x÷2', 'x/2'],
  ['x^{-1}', 'x^-1'],
  ["f'(x)·2", "2f'(x)"],
  ['|x|', '∣x∣'],
  ['x'.repeat(200), 'x'.repeat(200)],
  // Units, signs, words
  ['25 cm²', '25cm^2'],
  ['25cm^{2}', '25平方厘米'],
  ['25cm^{2}', '25㎠'],
  ['8cm^{3}', '8立方厘米'],
  ['25 \\text{cm}', '25㎝'],
  ['60km/h', '60千米/时'],
  ['30^\\circ', '30°'],
  ['30°', '30度'],
  ['AB\\parallel CD', 'AB//CD'],
  ['AB∥CD', 'AB‖CD'],
  ['3:4', '3∶4'],
  ['①③', '③、①'],
  ['①③', '13'],
  ['无解', '无解。'],
  ['无解', '无解.'],
  ['vector', 'vector'],
])('%s is answered by %s', (left, right) => {
  expect(isSameMaths(left, right)).toBe(true)
  expect(isSameMaths(right, left)).toBe(true)
})

test.each([
  ['x=1,y=2', 'x=2,y=1'],
  ['x=1,y=2', '2,1'],
  ['x=1或x=2', 'x=1,y=2'],
  ['x=2', 'y=2'],
  ['a=1,b=1', 'a=1'],
  ['x>3', 'x≥3'],
  ['x>3', 'x<3'],
  ['x>1或x<-1', 'x>1且x<-1'],
  ['(1,2)', '(2,1)'],
  ['[1,2)', '(1,2]'],
  ['[1,2)', '[1,2]'],
  ['{1,2}', '{1,2,3}'],
  ['(x+1)(x-1)', 'x²-1'],
  ['x³', 'x·x²'],
  ['x²', 'x2'],
  ['2x', '2+x'],
  ['x-1', '1-x'],
  ['SAS', 'SSA'],
  ['∛x', '√x'],
  ['\\sqrt[3]{x}', '\\sqrt{x}'],
  ['2sinx', 'sin2x'],
  ['5cm', '5m'],
  ['①③', '①②③'],
  ['13', '31'],
  ['', ''],
  ['x'.repeat(201), 'x'.repeat(201)],
])('%s is not answered by %s', (left, right) => {
  expect(isSameMaths(left, right)).toBe(false)
  expect(isSameMaths(right, left)).toBe(false)
})

test('either of two texts answers the other or neither does, at once and however they are nested', () => {
  const sign = fc.constantFrom(...'012xyAB.,;()[]{}+-×/^√π±<≤=°或且 ²①', '\\frac', '\\sqrt', '\\\\', '\\{')
  const text = fc.oneof(fc.string({ unit: sign, maxLength: 60 }), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(text, text, (left, right) => {
      expect(isSameMaths(left, right)).toBe(isSameMaths(right, left))
    }),
    { numRuns: 3000 },
  )
  const nested = `${'{1,'.repeat(48)}2${'}'.repeat(48)}`
  expect(isSameMaths(nested, nested.replace('2', '3'))).toBe(false)
})
