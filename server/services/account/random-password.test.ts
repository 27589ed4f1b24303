import { expect, test } from 'vitest'
import { isAllowedPassword } from '#domain/password-rule.ts'
import { randomPassword } from './random-password.ts'

const passwords = Array.from({ length: 5_000 }, randomPassword)

test('every one satisfies the rule for new passwords, and holds nothing that looks like something else', () => {
  expect(passwords.filter((password) => !isAllowedPassword(password) || /[0O1lIio]/.test(password))).toEqual([])
})

test('no two are alike, and every kind of character comes at every place', () => {
  expect(new Set(passwords).size).toBe(passwords.length)
  const kindsAt = (place: number) =>
    [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => passwords.some((text) => kind.test(text.charAt(place))))
  expect(Array.from({ length: 10 }, (_, place) => kindsAt(place).length)).toEqual(Array(10).fill(4))
})
