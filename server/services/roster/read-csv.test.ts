import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

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
  expect(readCsv(text, 10)).toEqual(rows)
})

test('more rows than asked for are not read', () => {
  expect(readCsv('a\n'.repeat(10), 10)).toHaveLength(10)
  expect(readCsv('a\n'.repeat(11), 10)).toBe('tooManyRows')
})
