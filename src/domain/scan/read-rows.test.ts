import { expect, test } from 'vitest'
import { readingsOf, type ScanItem } from './read-rows.ts'

const area = { x: 20, y: 110, w: 40, h: 9 }

const itemOf = (row: string): ScanItem => ({
  itemId: Number(row.slice(1)),
  kind: row === 'Q2' ? 'written' : 'blank',
  letterOf: (printed) => printed,
})

test('a box with more than eight parts in ten thousand dark may contain writing, which a person sees', () => {
  const boxes = [
    { id: 'Q1', area, ink: 0.0007 },
    { id: 'Q1', area, ink: 0.0008 },
    { id: 'Q2', area, ink: 0.0008 },
  ]
  const found = readingsOf([], boxes, itemOf)
  expect(found.map(({ state, value, confidence }) => ({ state, value, confidence }))).toEqual([
    { state: 'empty', value: '', confidence: 100 },
    { state: 'unsure', value: null, confidence: 0 },
    { state: 'written', value: null, confidence: 0 },
  ])
})
