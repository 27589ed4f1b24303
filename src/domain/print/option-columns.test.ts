import { expect, test } from 'vitest'
import { optionColumns, textWidth } from './option-columns.ts'

test.each([
  ['words', ['sleeps', 'plays', 'waits', 'reads'], 4],
  ['short phrases', ['Pay some money.', 'Help with the work.', 'Bring new parts.', 'Join the club first.'], 2],
  ['one long option', ['the; the', '/; /', 'the; /', 'Students who can write simple programs.'], 1],
  ['Chinese words', ['正数', '负数', '整数', '分数'], 4],
  ['Chinese phrases', ['两边都加上同一个数', '两边都减去同一个数', '移项', '去括号'], 2],
  ['numbers', ['$-27$', '$-15$', '$-11$', '$27$'], 4],
  ['fractions', [String.raw`$-\dfrac{7}{2}$`, String.raw`$-\dfrac{2}{7}$`, String.raw`$\dfrac{2}{7}$`], 4],
  ['equations', ['若 $4x=-20$，则 $x=-5$', '若 $a=b$，则 $a+9=b+9$'], 2],
  ['no options', [], 4],
] as const)('how many options stand in a line: %s', (_name, options, columns) => {
  expect(optionColumns(options)).toBe(columns)
})

test('a bracket on the same line leaves less room', () => {
  const words = ['climbed', 'rebuilt', 'shared', 'measured']
  const shorter = ['useless', 'helpful', 'illegal', 'polite']
  expect([optionColumns(words), optionColumns(words, true), optionColumns(shorter, true)]).toEqual([4, 2, 4])
})

test('the longest option decides, wherever it is', () => {
  const long = 'We can learn a great deal from what is broken.'
  expect([optionColumns([long, 'a', 'b', 'c']), optionColumns(['a', 'b', 'c', long])]).toEqual([1, 1])
})

test('marks of strong and underlined text take no room', () => {
  expect(textWidth('**ab**__c__')).toBe(textWidth('abc'))
})

test('a fraction is as wide as its wider part', () => {
  expect(textWidth(String.raw`$\dfrac{123}{7}$`)).toBe(textWidth('123'))
})
