import { expect, test } from 'vitest'
import { sheetLanguage, sheetText } from './sheet-language.ts'

test.each([
  ['Can you play the erhu?', 'en'],
  ['— ____, but I can.', 'en'],
  ['n. 国家', 'zh-CN'],
  ['$x=1$', 'zh-CN'],
  ['42', 'zh-CN'],
  ['', 'zh-CN'],
] as const)('%s is %s', (text, language) => {
  expect(sheetLanguage(text)).toBe(language)
})

test('underlined spaces become a line to write on', () => {
  expect(sheetText('$x=$ __\u3000\u3000\u3000\u3000__。')).toBe('$x=$ ________。')
})

test('other underlines and gaps stay', () => {
  expect(sheetText('__word__ and ____')).toBe('__word__ and ____')
})

test('punctuation stays with the formula before it', () => {
  expect(sheetText('若 $a=b$，则 $a>0$。')).toBe('若 $a=b$\u2060，则 $a>0$\u2060。')
})
