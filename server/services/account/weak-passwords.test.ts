import { expect, test } from 'vitest'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { isAllowedPassword } from '#domain/accounts/password-rule.ts'
import { ownPatterns } from './own-patterns.ts'
import { digestOf, isCommonDigest, isWeakDigest } from './weak-passwords.ts'

const owner = { mobile: '13800125678', username: 'linyt2020', realname: '林雅婷' }

const weakOf = (passwords: readonly string[], of = owner) =>
  passwords.filter((password) => isWeakDigest(passwordDigest(password), of))

test('the digest is the one that a page sends', () => {
  expect(digestOf('Podium@2026')).toBe(passwordDigest('Podium@2026'))
})

test('common passwords are weak for everybody', () => {
  const common = ['Aa123456!', 'P@ssw0rd1', 'Qwer1234!', 'Woaini1314@']
  expect(weakOf(common)).toEqual(common)
  expect(common.filter((password) => !isCommonDigest(passwordDigest(password)))).toEqual([])
})

test('one’s own number and name are weak for oneself', () => {
  const own = [
    'Aa13800125678!',
    'Abc@5678',
    'Qwe125678!',
    'Aa@00125678',
    'Linyating1!',
    'LinYating@1984',
    'LinYaTing5678!',
    'Yating@123456',
    'Lyt@1988',
    'Lyt125678.',
    'Linyt@2024',
    '123456Lin!',
    '!Linyating520',
    'Linyt2020@1',
  ]
  expect(own.filter((password) => !isAllowedPassword(password))).toEqual([])
  expect(weakOf(own)).toEqual(own)
  expect(weakOf(own, { mobile: '13912340000', username: 'wangli', realname: '王立' })).toEqual([])
})

test('a password without a pattern is not weak, nor is the demo’s', () => {
  expect(weakOf(['Podium@2026', 'tR7#kuv2Lq', 'Maple-42-river', 'Lin-Ya-9931x'])).toEqual([])
})

test('names in other letters, with rare readings and without a number are understood', () => {
  expect(weakOf(['Zeng@1984'], { ...owner, realname: '曾强' })).toEqual(['Zeng@1984'])
  expect(weakOf(['Lvbu@1984'], { ...owner, realname: '吕布' })).toEqual(['Lvbu@1984'])
  expect(weakOf(['TomLee@1984'], { ...owner, realname: 'Tom Lee' })).toEqual(['TomLee@1984'])
  const nameless = { mobile: null, username: '13800125678', realname: '·' }
  expect([...ownPatterns(nameless)]).toEqual([])
})
