import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { grammarFill } from './english/records.ts'
import { readRecords, RecordError, recordsIn } from './read-records.ts'

const file = 'server/content/english/junior/7b-grammar-fills.json'

const record = {
  code: 'en-7b-gf-01',
  chapter: 'en-rj2024-7b-7',
  difficulty: 2,
  passage: ['My class [[1]] (visit) a museum.'],
  items: [{ accept: ['visited'], knowledge: '一般过去时', analysis: '叙述过去的事。' }],
}

const read = (...list: readonly unknown[]) => recordsIn(file, JSON.stringify(list), grammarFill)

const [item] = record.items

test('records are read in the order of their file', () => {
  const next = { ...record, code: 'en-7b-gf-02' }
  expect(read(record, next)).toEqual([record, next])
})

test.each([
  ['a missing text', { analysis: undefined }, 'analysis: Invalid input: expected string, received undefined'],
  ['an empty text', { knowledge: '' }, 'knowledge: Too small: expected string to have >=1 characters'],
  ['one answer instead of a list', { accept: 'visited' }, 'accept: Invalid input: expected array, received string'],
])('%s of an item is refused with the file, the code of the question and the field', (_, wrong, problem) => {
  expect(() => read(record, { ...record, items: [item, { ...item, ...wrong }] })).toThrow(
    new RecordError(`${file}, en-7b-gf-01, items[1].${problem}`),
  )
})

test('mistakes are told in the order of the file, not in that of the schema', () => {
  const { items: _, ...rest } = record
  const items = [
    { hint: '时态', ...item, accept: [], note: '' },
    { ...item, analysis: 1 },
  ]
  const wrong = { items, remark: '', ...rest, difficulty: 4 }
  expect(() => read(record, wrong, { ...record, code: 'en-7b-gf-02', passage: undefined, level: 1 })).toThrow(
    new RecordError(
      [
        `${file}, en-7b-gf-01, items[0].hint: Unrecognized key`,
        `${file}, en-7b-gf-01, items[0].accept: Too small: expected array to have >=1 items`,
        `${file}, en-7b-gf-01, items[0].note: Unrecognized key`,
        `${file}, en-7b-gf-01, items[1].analysis: Invalid input: expected string, received number`,
        `${file}, en-7b-gf-01, remark: Unrecognized key`,
        `${file}, en-7b-gf-01, difficulty: Invalid option: expected one of 1|2|3`,
        `${file}, en-7b-gf-02, level: Unrecognized key`,
        `${file}, en-7b-gf-02, passage: Invalid input: expected array, received undefined`,
      ].join('\n'),
    ),
  )
})

test('every mistake has its line, also a field that does not exist and a record without a code', () => {
  const { code: _, ...uncoded } = record
  expect(() => read({ ...record, difficulty: 4, hint: '时态' }, uncoded)).toThrow(
    new RecordError(
      [
        `${file}, en-7b-gf-01, difficulty: Invalid option: expected one of 1|2|3`,
        `${file}, en-7b-gf-01, hint: Unrecognized key`,
        `${file}, record 2, code: Invalid input: expected string, received undefined`,
      ].join('\n'),
    ),
  )
})

test('a text that is no list of records is refused with its file', () => {
  expect(() => recordsIn(file, '{}', z.unknown())).toThrow(
    new RecordError(`${file}, Invalid input: expected array, received object`),
  )
  expect(() => recordsIn(file, '[{]', z.unknown())).toThrow(RecordError)
  expect(() => recordsIn(file, '[{]', z.unknown())).toThrow(`${file} is not JSON: `)
})

test('a missing file is named', () => {
  const missing = 'server/content/english/junior/6a-words.json'
  expect(() => readRecords(missing, z.unknown())).toThrow(new RecordError(`${missing} is missing`))
})
