import { expect, test } from 'vitest'
import { proseOf } from './prose.ts'

const proseIn = (text: string): string => proseOf({ path: 'one.test.ts', text }).trim()

test.each([
  ['of a test', "test('a title', () => {})"],
  ['in a template', 'test(`a title${also}`, () => {})'],
  ['of a table', "test.each([['x', 1]] as const)('a title', () => {})"],
  ['of a table that a function makes', "test.each(rows(1).map(named))('a title', () => {})"],
  ['of a group', "describe('a title', () => {})"],
])('a title %s is read', (_name, text) => {
  expect(proseIn(text)).toBe('a title')
})

test('comments are read without code and addresses', () => {
  expect(proseIn("// A `task` at docs/tasks.md\nconst address = 'https://task'").replaceAll(/\s+/g, ' ')).toBe('A at')
})

test.each(["print('a title')", "test(name, () => say('a title'))", "const title = 'a title' // "])(
  '%s has no prose',
  (text) => {
    expect(proseIn(text)).toBe('')
  },
)
