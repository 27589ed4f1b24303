import { expect, test } from 'vitest'
import { codeOf, isFormulaOnly } from './formula-code.mjs'

test.each([
  [String.raw`\frac{1}{2}`, '1/2'],
  [String.raw`\text{面积}=a^2`, '"面积" = a^2'],
  [String.raw`100\%`, '100 %'],
  [String.raw`\frac{1}{\surd 2}`, '1/(√ 2)'],
  [String.raw`a\mathrel{≌}b`, 'a class("relation", ≌) b'],
  [String.raw`\text{#1}`, '"#1"'],
])('%s is maths', (tex, code) => {
  expect(codeOf(tex)).toBe(code)
})

test.each([
  ['a text that is closed before its end', String.raw`\text{" #read("/etc/passwd") "}`],
  ['the module of all functions', String.raw`\std`],
  ['what no converter reads', String.raw`"`],
  ['a formula without an end', 'x+'.repeat(2000)],
])('%s is none', (_name, tex) => {
  expect(codeOf(tex)).toBeNull()
})

test.each([
  '#read("a")',
  'x #import "@preview/a:1.0.0"',
  'std.read("a")',
  '/* " */ #read("a")',
  '// " \n#a',
  '"a" " #b',
  '$x$',
])('the code %s could be more than a formula', (code) => {
  expect(isFormulaOnly(code)).toBe(false)
})

test.each(['\\#', '"#read(\\"a\\")" + x', 'standard', 'x \\/ y'])('the code %s is no more', (code) => {
  expect(isFormulaOnly(code)).toBe(true)
})
