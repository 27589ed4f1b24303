import { expect, test } from 'vitest'
import { latexValue } from './latex-value.ts'

test.each([
  ['-3^2', -9],
  ['(-3)^2', 9],
  ['2-3-4', -5],
  ['-\\left|2-7\\right|', -5],
  ['12\\div3\\times2', 8],
  ['\\left(\\dfrac{1}{2}-\\dfrac{2}{3}\\right)\\times(-12)', 2],
  ['2\\sqrt{12}', 4 * Math.sqrt(3)],
  ['\\sqrt[3]{-27}', -3],
  ['\\dfrac{25\\pi}{6}', (25 * Math.PI) / 6],
  ['27^{\\frac{2}{3}}', 9],
  ['\\log_{2}{8}+\\lg4+\\lg25', 5],
  ['2\\sin30^\\circ+\\tan^2 60^\\circ', 4],
  ['400\\times5\\%', 20],
])('%s is %d', (latex, value) => expect(latexValue(latex)).toBeCloseTo(value, 12))

test('a formula with variables', () => {
  expect(latexValue('2x^2y-\\dfrac{x+1}{y}', { x: 3, y: 2 })).toBe(34)
  expect(latexValue('3\\sin\\left(2x+\\dfrac{\\pi}{6}\\right)', { x: Math.PI / 6 })).toBeCloseTo(3, 12)
})

test('a formula without a value', () => {
  expect({
    overZero: latexValue('\\dfrac{1}{x}', { x: 0 }),
    rootOfNegative: latexValue('\\sqrt{x}', { x: -1 }),
  }).toEqual({ overZero: Infinity, rootOfNegative: NaN })
})

test('unreadable input is refused', () => {
  expect(() => latexValue('x+1')).toThrow('no value for x')
  expect(() => latexValue('1)')).toThrow('cannot read 1)')
})
