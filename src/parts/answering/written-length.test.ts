import { expect, test } from 'vitest'
import { wantedLength, writtenLength } from './written-length.ts'

test.each([
  ['', 0],
  [' \n ', 0],
  ['Dear Li Hua,\nI don’t know.', 6],
  ["It's a well-known 3.5-hour film – really!", 6],
  ['--- ... ’', 0],
])('%j has %i English words', (text, words) => expect(writtenLength(text, 'english')).toBe(words))

test.each([
  ['', 0],
  ['解：设 x = 2\n', 6],
  ['𠮷😀', 2],
])('%j has %i characters', (text, characters) => expect(writtenLength(text, 'maths')).toBe(characters))

test.each([
  ['要求：80-100 词，开头和结尾完整。', 80, 100],
  ['词数：１１０～１３０', 110, 130],
  ['Write 60 to 80 words.', 60, 80],
  ['不少于60个单词', 60, null],
  ['at most 120 words', null, 120],
  ['写一篇 80 词左右的短文', 72, 88],
  ['词数100左右，9:00 左右开始', 90, 110],
  ['Write about 50 words.', 45, 55],
])('%j wants %j to %j', (assignment, least, most) => expect(wantedLength(assignment)).toEqual({ least, most }))

test.each(['介绍学校的菜园。', '上午 10:00 左右到校', '2026-11-20', '3 至 5 个要点'])(
  '%j wants no length',
  (assignment) => expect(wantedLength(assignment)).toBeNull(),
)
