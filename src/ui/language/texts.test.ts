import { expect, expectTypeOf, test } from 'vitest'
import { defineTexts } from './texts.ts'

const texts = defineTexts({
  'zh-CN': {
    save: '保存',
    left: (count: number, name: string) => (count > 0 ? `还剩 ${count} 份，${name}` : '没有了'),
  },
  en: { save: 'Save', left: (count: number, name: string) => `${count} left, ${name}` },
})

test('texts keep both languages as written', () => {
  expect(texts.en.save).toBe('Save')
  expect(texts['zh-CN'].left(3, '陈思远')).toBe('还剩 3 份，陈思远')
  expect(texts.en.left(3, 'Chen')).toBe('3 left, Chen')
})

test('both languages have the same type, and other keys or values do not compile', () => {
  expectTypeOf(texts.en).toEqualTypeOf(texts['zh-CN'])
  expectTypeOf(texts.en.save).toEqualTypeOf<string>()
  expectTypeOf(texts.en.left).toEqualTypeOf<(count: number, name: string) => string>()
  // @ts-expect-error a key is missing in English
  defineTexts({ 'zh-CN': { save: '保存', close: '关闭' }, en: { save: 'Save' } })
  // @ts-expect-error English has a key too many
  defineTexts({ 'zh-CN': { save: '保存' }, en: { save: 'Save', close: 'Close' } })
  // @ts-expect-error the sentence takes a number in Chinese and a text in English
  defineTexts({ 'zh-CN': { left: (n: number) => `还剩 ${n}` }, en: { left: (n: string) => `${n} left` } })
})
