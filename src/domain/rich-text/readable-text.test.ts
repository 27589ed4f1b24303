import { expect, test } from 'vitest'
import { pictureKeysOf } from './picture-keys.ts'
import { readableText } from './readable-text.ts'

const [one, two] = ['1'.repeat(32), '2'.repeat(32)]

test('a text reads as the words of its pictures and cells', () => {
  const source = `如图![圆 O](picture:${one}|40)，\n| 长 | ![宽](picture:${two}\\|5) |\n|x| ![y](picture:z)`
  expect(readableText(source)).toBe('如图 圆 O ，\n长  宽 \n|x| ![y](picture:z)')
})

test('the pictures of a text are found anywhere, without duplicates', () => {
  const source = `**![a](picture:${one})**\n| b|![](picture:${two}\\|5) |\n![](picture:${one}) !\\[](picture:${'3'.repeat(32)})`
  expect(pictureKeysOf(source)).toEqual([one, two])
})
