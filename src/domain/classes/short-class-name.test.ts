import { expect, test } from 'vitest'
import { shortClassName } from './short-class-name.ts'

test.each([
  ['七年级(2)班', '七(2)班'],
  ['八年级（11）班', '八（11）班'],
  ['高一(3)班', '高一(3)班'],
  ['七年级英语提高班', '七年级英语提高班'],
])('%s is called %s', (name, short) => expect(shortClassName(name)).toBe(short))
