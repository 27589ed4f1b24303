import { expect, test } from 'vitest'
import {
  fieldTexts,
  listRefusalTexts,
  mergeReasonTexts,
  rowReasonTexts,
  sheetReadTexts,
  skipReasonTexts,
} from './reasons.texts.ts'

const tables = { fieldTexts, listRefusalTexts, mergeReasonTexts, rowReasonTexts, skipReasonTexts }

test.each(Object.entries(tables))(
  '%s are Chinese in Chinese and English in English, each said once',
  (_table, texts) => {
    const chinese = Object.values(texts).map((both) => both['zh-CN'])
    const english = Object.values(texts).map((both) => both.en)
    expect(chinese.filter((text) => !/\p{Script=Han}/u.test(text))).toEqual([])
    expect(english.filter((text) => !/^[\w\s.,;:"'()-]+$/.test(text))).toEqual([])
    expect([new Set(chinese).size, new Set(english).size]).toEqual([chinese.length, english.length])
  },
)

test('of several sheets the one that was read and the others are named; of a single one nothing is said', () => {
  expect([
    sheetReadTexts['zh-CN']('1班', ['2班', '3班']),
    sheetReadTexts.en('1', ['2']),
    sheetReadTexts.en('1', []),
  ]).toEqual(['只读取了工作表“1班”；未读取：“2班”、“3班”', 'Only sheet "1" was read; not read: "2"', ''])
})
