import { expect, test } from 'vitest'
import { isAllowedPassword } from './password-rule.ts'

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
])('%j: %j', (text, allowed) => expect(isAllowedPassword(text)).toBe(allowed))
