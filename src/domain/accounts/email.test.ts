import { expect, test } from 'vitest'
import { isEmail, maskedEmail } from './email.ts'

test.each([
  ['lin@example.cn', true],
  ['lin.zhixia+podium@mail.school.edu.cn', true],
  ['LIN@EXAMPLE.CN', true],
  [`${'a'.repeat(64)}@example.cn`, true],
  [`${'a'.repeat(65)}@example.cn`, false],
  [`a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(60)}`, true],
  [`a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(61)}`, false],
  ['', false],
  ['lin', false],
  ['lin@example', false],
  ['lin@@example.cn', false],
  ['lin@example..cn', false],
  ['lin@-example.cn', false],
  ['lin zhixia@example.cn', false],
  ['lin@example.cn\n', false],
  ['林@example.cn', false],
])('%j is an address: %s', (text, expected) => expect(isEmail(text)).toBe(expected))

test('a masked address keeps its first letter and its domain', () => {
  expect([maskedEmail('lin.zhixia@example.cn'), maskedEmail('l@a.cn')]).toEqual(['l****@example.cn', 'l****@a.cn'])
})
