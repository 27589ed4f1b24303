import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { isAllowedPassword } from './password-rule.ts'

test('there are at least three thousand, all distinct, and all satisfy the rule', () => {
  const all = commonPasswords()
  expect(all.length).toBeGreaterThanOrEqual(3_000)
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((password) => !isAllowedPassword(password))).toEqual([])
  expect(commonPasswords()).toEqual(all)
})

test('the well-known ones are included', () => {
  const known = [
    'P@ssw0rd1',
    'Passw0rd!',
    'Password1!',
    'Password@123',
    'Admin@123',
    'Aa123456!',
    'Aa123456@',
    'Abc@1234',
    'Abcd1234!',
    'Qwer1234!',
    'Qwerty123!',
    '1qaz@WSX',
    'Welcome@2024',
    'Woaini1314@',
    'Beijing2008!',
    'Zhang123456!',
    'Laoshi@123',
    'Test@1234',
  ]
  const all = new Set(commonPasswords())
  expect(known.filter((password) => !all.has(password))).toEqual([])
})

test('neither a password without a pattern nor the demo password is included', () => {
  const all = new Set(commonPasswords())
  expect(['Podium@2026', 'tR7#kuv2Lq', 'Maple-42-river'].filter((password) => all.has(password))).toEqual([])
})
