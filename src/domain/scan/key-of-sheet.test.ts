import { expect, test } from 'vitest'
import { joinedChanges, keyFromText, readKey } from './key-of-sheet.ts'
import type { KeptReading } from './read-rows.ts'

const reading = (itemId: number, more: Partial<KeptReading>): KeptReading => ({
  row: `Q${itemId}`,
  itemId,
  state: 'decided',
  value: 'B',
  candidates: ['B'],
  confidence: 97,
  area: { x: 20, y: 110, w: 40, h: 3 },
  ...more,
})

test('only what is clear is read; the rest says why not', () => {
  const readings = [
    reading(1, {}),
    reading(2, { state: 'empty', value: '', candidates: [] }),
    reading(3, { state: 'unsure', value: null, candidates: ['A', 'C'] }),
    reading(4, { state: 'unsure', value: null, candidates: [] }),
    reading(5, { state: 'written', value: null, candidates: [] }),
    reading(6, { state: 'unsure', value: null, candidates: ['library'] }),
  ]
  const read = [1, 2, 3, 4, 5, 6, 7].map((itemId) => readKey({ itemId, isTyped: itemId > 3 }, readings))
  expect(read.map(({ state, text }) => ({ state, text }))).toEqual([
    { state: 'read', text: 'B' },
    { state: 'open', text: '' },
    { state: 'unsure', text: '' },
    { state: 'byHand', text: '' },
    { state: 'byHand', text: '' },
    { state: 'proposed', text: '' },
    { state: 'missing', text: '' },
  ])
})

test('two pages that agree count once; two that do not are not trusted', () => {
  const choice = { itemId: 1, isTyped: false }
  const first = reading(1, { confidence: 90 })
  const unsure = { state: 'unsure', text: '', reading: first }
  expect(readKey(choice, [first, reading(1, {})])).toEqual({ state: 'read', text: 'B', reading: first })
  expect(readKey(choice, [first, reading(1, { value: 'C' })])).toEqual(unsure)
  expect(readKey(choice, [first, reading(1, { state: 'empty', value: '' })])).toEqual(unsure)
  const texts = ['went', 'want'].map((text) => reading(1, { state: 'unsure', value: null, candidates: [text] }))
  expect(readKey({ itemId: 1, isTyped: true }, texts)).toEqual({ ...unsure, reading: texts[0] })
})

test('a text makes another key of the same kind, and none if nothing changes', () => {
  expect(keyFromText({ kind: 'single', choice: 'A' }, 'C')).toEqual({ kind: 'single', choice: 'C' })
  expect(keyFromText({ kind: 'single', choice: 'A' }, 'A')).toBeNull()
  expect(keyFromText({ kind: 'single', choice: 'A' }, '')).toBeNull()
  const each = { kind: 'multiple', choices: ['A', 'C'], rule: 'each' } as const
  expect(keyFromText(each, 'AD')).toEqual({ kind: 'multiple', choices: ['A', 'D'], rule: 'each' })
  expect(keyFromText(each, 'AC')).toBeNull()
  const blank = { kind: 'blank', accept: ['library', 'a library'] } as const
  expect(keyFromText(blank, ' libraries \n\nlibraries\nthe library')).toEqual({
    kind: 'blank',
    accept: ['libraries', 'the library'],
  })
  expect(keyFromText(blank, 'library\na library')).toBeNull()
  expect(keyFromText({ kind: 'number', accept: ['1/2'] }, '  ')).toBeNull()
  expect(keyFromText({ kind: 'written', model: '', criteria: [] }, 'x')).toBeNull()
})

test('the effects of several keys on one total add up', () => {
  const change = (assignmentId: number, uid: number, before: number, after: number) => ({
    assignmentId,
    uid,
    before,
    after,
  })
  expect(
    joinedChanges([change(1, 7, 300, 350), change(1, 8, 200, 150), change(1, 7, 300, 280), change(1, 8, 200, 250)]),
  ).toEqual([change(1, 7, 300, 330)])
})
