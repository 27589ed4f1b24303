import { expect, test } from 'vitest'
import { isAllowedPassword, unmetPasswordDemands } from './password-rule.ts'

test.each([
  ['Podium@2026', true],
  ['aB3~aaaa', true],
  ['aB3~aaa', false],
  ['aB3~aaaaaaaaaaa', true],
  ['aB3~aaaaaaaaaaaa', false],
  ['PODIUM@2026', false],
  ['podium@2026', false],
  ['Podium@year', false],
  ['Podium2026', false],
  ['Podium 2026', false],
  ['Podium@2026讲', false],
  ['', false],
])('whether %j may be a password: %j', (text, allowed) => expect(isAllowedPassword(text)).toBe(allowed))

test.each([
  ['', ['length', 'lowerCase', 'upperCase', 'digit', 'special']],
  ['podium', ['length', 'upperCase', 'digit', 'special']],
  ['PODIUM2026', ['lowerCase', 'special']],
  ['Podium@2026讲', ['plain']],
  ['Podium 2026', ['special', 'plain']],
  ['aB3~aaaaaaaaaaaa', ['length']],
  ['Podium@2026', []],
])('%j still lacks %j', (text, unmet) => expect(unmetPasswordDemands(text)).toEqual(unmet))
