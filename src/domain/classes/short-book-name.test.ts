import { expect, test } from 'vitest'
import { shortBookName } from './short-book-name.ts'

test.each([
  ['人教版2024 七年级上册', '七年级上册'],
  ['人教A版2019 必修第一册', '必修第一册'],
  ['译林版(牛津)2024 七年级上册', '七年级上册'],
  ['外研版 必修 第一册', '必修 第一册'],
  ['七年级上册', '七年级上册'],
  ['人教版2024 ', '人教版2024 '],
  ['', ''],
])('the book %s is called %s for short', (name, short) => {
  expect(shortBookName(name)).toBe(short)
})
