import { expect, test } from 'vitest'
import type { KeyRow, KeySheet } from '#api/contract/schemas/key-sheets.ts'
import { textsOver } from './key-picture.rules.ts'

const row = (itemId: number, text: string): KeyRow => ({
  itemId,
  no: itemId,
  printed: String(itemId),
  choices: ['A', 'B', 'C'],
  beside: ['A', 'B', 'C'],
  present: { kind: 'single', choice: 'A' },
  keyRev: 0,
  score: 20,
  state: 'read',
  text,
  candidates: [],
  confidence: 98,
  crop: null,
})

const sheetOf = (...texts: readonly string[]): KeySheet => ({
  pages: [],
  rows: texts.map((text, index) => row(index + 1, text)),
})

test('another picture is read anew, except where somebody has mended what the former one said', () => {
  const before = { sheet: sheetOf('A', 'B'), texts: { 1: 'C', 2: 'B' } }
  expect(textsOver(before, sheetOf('B', 'C'))).toEqual({ 1: 'C', 2: 'C' })
})
