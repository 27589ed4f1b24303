import fc from 'fast-check'
import * as z from 'zod/mini'
import type { EndpointData } from '#api/contract/endpoint.ts'
import { fileField, isFileBytes } from '#domain/wire/file-form.ts'
import { encodeForm, type FormFields } from '#domain/wire/form.ts'
import { type SampleValues, sampleInput } from './sample-input.ts'

/** Values that parsers tend to misread, escaped as in a form. */
export const oddValues: readonly string[] = [
  ['', ' ', '0', '-1', '+1', '1e5', '0x10', '1.0', 'NaN', 'Infinity', 'null', 'undefined', 'true', '１２', '01'],
  ['2147483647', '-2147483648', '32768', '9007199254740993'],
  ['2147483648', '-2147483649', '999999999999999', '-999999999999999'],
  ['9'.repeat(400), '1,2,3', ',', '1,', ',,', '1,1,1', '987654321', Array.from({ length: 2_000 }, () => 7).join()],
  ['[]', '{}', '[', '{"a":', '"x"', '7', '[1]', '{"1":"B"}', '{"__proto__":{"x":1}}', '{"constructor":1}'],
  [
    '{"987654321":"B"}',
    '{"1":1}',
    '['.repeat(65),
    '{"kind":"single","choice":"Z"}',
    '{"kind":"number","accept":["1/0"]}',
  ],
  ['{"kind":"blank","accept":[""]}', '{"kind":"written","model":"","criteria":[{"name":"","hint":"","max":1e308}]}'],
  ['2026-02-30T00:00:00Z', '0001-01-01T00:00:00Z', '2999-12-31T23:59:59.999Z', '2026-11-21T00:00:00+08:00', 'now'],
  ["'; drop table app_user; --", '\\', '%', '_', '%_%\\', '${7*7}', '<script>', '../..', '\u202E', '\uFEFF', 'ﷺ'],
  [
    '𠮷'.repeat(60),
    'e\u0301'.repeat(60),
    '👩‍🏫',
    '\n',
    '\t',
    '\u0001',
    'x'.repeat(50),
    'x'.repeat(8_001),
    '中'.repeat(500),
  ],
]
  .flat()
  .map((text) => encodeURIComponent(text.toWellFormed()))

/** Values that do not decode to text. */
const broken = ['%', '%zz', '%4', '%00', '%FF', '%C0%80', '%ED%A0%80', '%E7%8E', '\u00ff']

const names = [
  'a',
  '',
  '.',
  'a.b',
  'a..b',
  '__proto__',
  '__proto__.x',
  'constructor.prototype',
  'toString',
  'pager',
  '%',
]

const long = ['x'.repeat(65_536), 'x'.repeat(65_537), '%E4%B8%AD'.repeat(21_846)]

/** The fields of a valid call in encoded form, including optional ones, but no file: `pager.pageSize` and `20`. */
export function fieldsOf(endpoint: EndpointData, known: SampleValues): readonly (readonly [string, string])[] {
  const sample = z.encode(endpoint.input, sampleInput(endpoint, known, true))
  const texts = Object.entries(sample).filter(([, value]) => !isFileBytes(value))
  const wire = encodeForm(Object.fromEntries(texts) as FormFields)
  return wire === '' ? [] : wire.split('&').map((pair) => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? ''] as const)
}

/** The file of a valid call; null for a call without one. */
export function fileOf(endpoint: EndpointData, known: SampleValues): Uint8Array | null {
  const file = sampleInput(endpoint, known, true)[fileField]
  return isFileBytes(file) ? file : null
}

export const joined = (fields: readonly (readonly [string, string])[]): string =>
  fields.map((field) => field.join('=')).join('&')

const encoder = new TextEncoder()

const deepName = fc.nat({ max: 40 }).map((depth) => 'a.'.repeat(depth) + 'b')

const anyValue = fc.oneof(
  { weight: 40, arbitrary: fc.constantFrom(...oddValues) },
  { weight: 5, arbitrary: fc.constantFrom(...broken) },
  { weight: 20, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }).map(encodeURIComponent) },
  { weight: 20, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.constantFrom(...long) },
)

/** The fields of a valid call with a few changed, duplicated, dropped, renamed or added. */
function nearlyValid(fields: readonly (readonly [string, string])[]): fc.Arbitrary<string> {
  const fieldIndex = fc.nat({ max: Math.max(0, fields.length - 1) })
  const name = fc.oneof(fc.constantFrom(...names), deepName, fc.constantFrom('a', ...fields.map(([own]) => own)))
  const change = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(fc.constant('replace' as const), fieldIndex, fc.constant(''), anyValue) },
    { weight: 1, arbitrary: fc.tuple(fc.constant('drop' as const), fieldIndex, fc.constant(''), fc.constant('')) },
    { weight: 1, arbitrary: fc.tuple(fc.constant('add' as const), fieldIndex, name, anyValue) },
  )
  return fc.array(change, { maxLength: 3 }).map((changes) => {
    const changed = fields.map((field): readonly [string, string] => field)
    for (const [kind, index, newName, value] of changes) {
      const [own = 'a'] = changed[index] ?? []
      if (kind === 'replace') changed[index] = [own, value]
      else if (kind === 'add') changed.push([newName, value])
      else changed.splice(index, 1)
    }
    return joined(changed)
  })
}

const looksLikeForm = fc.string({
  unit: fc.constantFrom(...'&=.%+a0AfFxz', '%0', '%C3', '%ED', '__proto__', '\ufffd', 'é', 'assignmentId', 'pager'),
  maxLength: 40,
})

/** Bodies for one endpoint: nearly valid ones, form-like ones, and noise. */
export const formBodies = (endpoint: EndpointData, known: SampleValues): fc.Arbitrary<Uint8Array<ArrayBuffer>> =>
  fc.oneof(
    { weight: 6, arbitrary: nearlyValid(fieldsOf(endpoint, known)).map((text) => encoder.encode(text)) },
    { weight: 2, arbitrary: looksLikeForm.map((text) => encoder.encode(text)) },
    { weight: 2, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => new Uint8Array(bytes)) },
  )
