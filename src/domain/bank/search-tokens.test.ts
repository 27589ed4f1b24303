import { expect, test } from 'vitest'
import { bankQuery, nearParts, normalized, searchTextOf, tokensOf } from './search-tokens.ts'

/** Its letter is u. */
const subjectId = 202

test('text is searched without markup, in lower case, normal width', () => {
  expect(normalized('  **Ｈｅｌｌｏ**,\n__World__　$\\Frac{1}{2}$ ')).toBe(String.raw`hello, world \frac1/2`)
})

test('a question is found by what students read and by its knowledge points, not by its key or analysis', () => {
  const item = { stem: 'She ____ home.', options: [{ id: 'A', text: 'Goes' } as const], knowledge: '一般现在时' }
  expect(searchTextOf({ passage: 'A Day', items: [item, { ...item, stem: '', options: [] }] })).toBe(
    'a day she home. goes 一般现在时 一般现在时',
  )
})

test('a question is found by what its pictures show and by the cells of its tables', () => {
  const stem = `Look at ![A Bar Chart](picture:${'0'.repeat(32)}|60)\n| year | 2024 |`
  expect(searchTextOf({ passage: '', items: [{ stem, options: [], knowledge: '' }] })).toBe(
    'look at a bar chart year 2024',
  )
})

test('tokens are pairs of characters with the last one, words, numbers and signs of a subject, each once', () => {
  expect(tokensOf('图书馆里 the book, the √12.5 书', subjectId)).toEqual([
    'u图书',
    'u书馆',
    'u馆里',
    'u里',
    'uthe',
    'ubook',
    'u√',
    'u12.5',
    'u书',
  ])
})

test.each([
  ['图书馆', "'u图书' & 'u书馆'", ['图书馆'], ['图书馆']],
  ['图书', "'u图书'", ['图书'], []],
  ['图', "'u图':*", ['图'], []],
  ['Read books', "'uread':* & 'ubooks':*", ['read', 'books'], []],
  ['12', "'u12'", ['12'], ['12']],
  [String.raw`\frac`, String.raw`'u\\frac':*`, [String.raw`\frac`], []],
  [String.raw`\frac{1}`, String.raw`'u\\frac':* & 'u1'`, [String.raw`\frac1`], [String.raw`\frac1`]],
  ["it's", "'uit':* & 'us':*", ["it's"], ["it's"]],
  ['it’s', "'uit':* & 'us':*", ["it's"], ["it's"]],
  ['√', "'u√'", ['√'], []],
  ['sinα', "'usin':* & 'uα'", ['sinα'], ['sinα']],
  ['图a', "'u图':* & 'ua':*", ['图a'], ['图a']],
  ['?!', null, ['?!'], ['?!']],
  ['  ', null, [], []],
])('what was typed as %s is looked for', (keyword, tokens, parts, unsure) => {
  expect(bankQuery(keyword, subjectId)).toEqual({ tokens, parts, unsure })
})

test.each([
  ['we go', []],
  ['we go home', ["'uwe' & 'ugo' & 'uhome'"]],
  ['we go home now it is late', ["'uwe' & 'ugo' & 'uhome' & 'unow'", "'uit' & 'uis' & 'ulate'"]],
  ['小明去图书馆', ["'u小明' & 'u明去' & 'u去图'", "'u图书' & 'u书馆' & 'u馆'"]],
  [
    Array.from({ length: 40 }, (_, index) => index).join(' '),
    [0, 10, 20, 30].map((from) => Array.from({ length: 8 }, (_, index) => `'u${from + index}'`).join(' & ')),
  ],
])('what reads nearly like %s is looked for by parts of it', (text, parts) => {
  expect(nearParts(text, subjectId)).toEqual(parts)
})
