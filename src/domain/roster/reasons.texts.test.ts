import { expect, test } from 'vitest'
import {
  fieldTexts,
  listRefusalTexts,
  mergeReasonTexts,
  rowReasonTexts,
  rowPositionTexts,
  worksheetsReadTexts,
  skipReasonTexts,
} from './reasons.texts.ts'

const tables = { fieldTexts, listRefusalTexts, mergeReasonTexts, rowReasonTexts, skipReasonTexts }

test.each(Object.entries(tables))(
  '%s are Chinese in Chinese and English in English, without duplicates',
  (_table, texts) => {
    const chinese = Object.values(texts).map((both) => both['zh-CN'])
    const english = Object.values(texts).map((both) => both.en)
    expect(chinese.filter((text) => !/\p{Script=Han}/u.test(text))).toEqual([])
    expect(english.filter((text) => !/^[\w\s.,;:“”’()-]+$/.test(text))).toEqual([])
    expect({ chinese: new Set(chinese).size, english: new Set(english).size }).toEqual({
      chinese: chinese.length,
      english: english.length,
    })
  },
)

test('of several worksheets, those read and the others are named; for a single one nothing is said', () => {
  const chinese = worksheetsReadTexts['zh-CN']
  expect(chinese(['1班'], ['2班', '3班'])).toBe('只读取了工作表“1班”；未读取：“2班”、“3班”')
  expect(chinese(['1班', '2班'], [])).toBe('读取了工作表“1班”、“2班”')
  expect(chinese(['1班'], [])).toBe('')
  const english = worksheetsReadTexts.en
  expect(english(['1'], ['2'])).toBe('Read only sheet “1”; not read: “2”')
  expect(english(['1', '2'], ['3'])).toBe('Read only sheets “1”, “2”; not read: “3”')
  expect(english(['1', '2'], [])).toBe('Read sheets “1”, “2”')
  expect(english([], [])).toBe('')
})

test('a row is identified by its number, and its worksheet if there are several', () => {
  const positions = [
    { sheet: null, row: 3 },
    { sheet: '1班', row: 3 },
  ]
  expect({ chinese: positions.map(rowPositionTexts['zh-CN']), english: positions.map(rowPositionTexts.en) }).toEqual({
    chinese: ['第 3 行', '“1班”第 3 行'],
    english: ['row 3', 'row 3 of “1班”'],
  })
})
