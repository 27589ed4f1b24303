import { expect, test } from 'vitest'
import { isAllowedPassword } from '#domain/accounts/password-rule.ts'
import { randomPassword } from './random-password.ts'

const passwords = Array.from({ length: 20_000 }, randomPassword)

const syllable = /[bcdfghjkmnprstvwyz][aeiou][bcdfgkmnprstvwxz]/gi

test('each satisfies the rule for new passwords, and contains no ambiguous characters', () => {
  expect(passwords.filter((password) => !isAllowedPassword(password) || /[01lIO|]/.test(password))).toEqual([])
})

test('each is four syllables with two digits and a sign among them, and begins with a capital', () => {
  const shapes = passwords.map((password) => {
    const [first = ''] = password.match(/[a-z]/i) ?? []
    const rest = password.replace(first, first.toLowerCase()).replaceAll(syllable, 'S')
    return [...rest.replaceAll(/[2-9]/g, '9').replaceAll(/[!#$%&*+=?@]/g, '!')].toSorted().join('')
  })
  expect(new Set(shapes)).toEqual(new Set(['!99SSSS']))
  expect(passwords.filter((password) => !/^[^a-z]*[A-Z][^A-Z]*$/.test(password))).toEqual([])
})

/** The bits of ten characters of four kinds, as passwords used to be. */
const bitsOfMixed = Math.log2((10 * 9 * 8 * 7 * 23 * 24 * 8 * 10 * 55 ** 6) / 27)

test('it is as strong as ten mixed characters: every syllable, digit, sign and order occurs', () => {
  const seen = (parts: readonly string[]) => new Set(parts).size
  const pools = {
    syllables: seen(passwords.flatMap((password) => password.toLowerCase().match(syllable) ?? [])),
    digits: seen(passwords.flatMap((password) => password.match(/[2-9]/g) ?? [])),
    signs: seen(passwords.flatMap((password) => password.match(/[^a-z\d]/gi) ?? [])),
    orders: seen(
      passwords.map((password) => password.replaceAll(syllable, 'S').replaceAll(/\d/g, '9').replace(/[^S9]/, '!')),
    ),
  }
  expect(pools).toEqual({ syllables: 1_418, digits: 8, signs: 10, orders: 105 })
  const bits = Math.log2(pools.syllables ** 4 * pools.digits ** 2 * pools.signs * pools.orders)
  expect([bitsOfMixed, bits].map((number) => number.toFixed(1))).toEqual(['57.7', '57.9'])
  expect(new Set(passwords).size).toBe(passwords.length)
})
