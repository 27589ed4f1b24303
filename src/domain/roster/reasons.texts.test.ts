import { expect, test } from 'vitest'
import { fieldTexts, listRefusalTexts, mergeReasonTexts, rowReasonTexts } from './reasons.texts.ts'

const tables = { fieldTexts, listRefusalTexts, mergeReasonTexts, rowReasonTexts }

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
