import { expect, test } from 'vitest'
import { worksheetLimits } from '#domain/roster/worksheet-limits.ts'
import { readCsv } from './read-csv.mjs'

test.each<[string, string[][]]>([
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\rc,d\r',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a;b\nc;d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb,x\nc\td',
    [
      ['a', 'b,x'],
      ['c', 'd'],
    ],
  ],
  ['"a,1","b ""c""",d', [['a,1', 'b "c"', 'd']]],
  ['"a\r\nb",c', [['a\r\nb', 'c']]],
  ['"a;b;c;d",e,f', [['a;b;c;d', 'e', 'f']]],
  [
    'a,,\n,,b',
    [
      ['a', '', ''],
      ['', '', 'b'],
    ],
  ],
  ['a,\n\nb,c', [['a', ''], [''], ['b', 'c']]],
  ['sep=;\na;b,c', [['a', 'b,c']]],
  ['="007",b', [['007', 'b']]],
  ['=1+1,b', [['=1+1', 'b']]],
  ['a,"unclosed,\nb', [['a', 'unclosed,\nb']]],
  ['a,"b"c,d', [['a', 'bc', 'd']]],
  ['', []],
])('%j', (text, rows) => {
  expect(readCsv(text, worksheetLimits)).toEqual(rows)
})

const limits = { rows: 3, columns: 4, cells: 8, cellCharacters: 5, characters: 12 }

const named = (fields: readonly string[]) => fields.join(',')

test.each<[string, string, readonly (readonly string[])[] | string]>([
  ['as many rows', 'a\n'.repeat(3), [['a'], ['a'], ['a']]],
  ['a row more', 'a\n'.repeat(4), 'tooManyRows'],
  ['as many columns', named(['a', 'b', 'c', 'd']), [['a', 'b', 'c', 'd']]],
  ['a column more', named(['a', 'b', 'c', 'd', 'e']), 'tooManyCells'],
  [
    'as many cells',
    'a,b,c,d\n'.repeat(2),
    [
      ['a', 'b', 'c', 'd'],
      ['a', 'b', 'c', 'd'],
    ],
  ],
  ['a cell more', `${'a,b,c,d\n'.repeat(2)}e`, 'tooManyCells'],
  ['the longest cell', 'abcde,"ab""cd"', [['abcde', 'ab"cd']]],
  ['a longer cell', 'abcdef', 'tooManyCells'],
  ['a longer cell in quotes', '"abcde""f"', 'tooManyCells'],
  ['a longer cell that no quote closes', `"${'ab\n'.repeat(9)}`, 'tooManyCells'],
  ['a cell that is longer behind its quotes', '"abc"def', 'tooManyCells'],
  ['as many characters', 'abcd,abcd,abcd', [['abcd', 'abcd', 'abcd']]],
  ['a character more', 'abcd,abcd,abcd,a', 'tooManyCells'],
])('of what may be read, %s: %j', (_what, text, rows) => {
  expect(readCsv(text, limits)).toEqual(rows)
})
