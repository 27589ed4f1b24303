import { expect, test } from 'vitest'
import { sheetLanguage } from './sheet-language.ts'

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
