import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { personName } from './person-name.ts'

test.each([
  ['刘　秀英', '刘秀英'],
  [' 刘 \u00a0 英 ', '刘英'],
  ['欧阳　娜 娜', '欧阳娜娜'],
  ['𠮷　田', '𠮷田'],
  ['Anna  Li', 'Anna Li'],
  ['J.　 Smith', 'J. Smith'],
  ['阿依古丽 · 买买提', '阿依古丽 · 买买提'],
  ['Анна  Ли', 'Анна  Ли'],
  ['王芳  Anna', '王芳  Anna'],
])('the name %j is kept as %j', (typed, name) => {
  expect(z.parse(personName(20), typed)).toBe(name)
})
