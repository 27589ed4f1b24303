// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { hasTypedWork, watchTyping } from './typed-work.ts'

beforeAll(() => watchTyping())

beforeEach(() => {
  document.body.innerHTML = '<input name="name" value="given"><input type="search"><textarea></textarea>'
})

function type(selector: string, text: string): void {
  const field = document.querySelector<HTMLInputElement>(selector)
  if (field === null) throw new Error(`No ${selector}`)
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

test.each([
  ['what was there', () => {}, false],
  ['a word in a field', () => type('input', 'x'), true],
  ['a word in a large field', () => type('textarea', 'x'), true],
  ['a word in a search box', () => type('[type=search]', 'x'), false],
  [
    'a word taken back',
    () => {
      type('input', 'x')
      type('input', '')
    },
    false,
  ],
  [
    'a word in a field that is gone',
    () => {
      type('input', 'x')
      document.querySelector('input')?.remove()
    },
    false,
  ],
])('%s counts as typed work or not', (_name, act, expected) => {
  act()
  expect(hasTypedWork()).toBe(expected)
})
