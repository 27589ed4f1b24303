import { expect, test } from 'vitest'
import { groupReadings } from './group-readings.ts'

const reading = (scanPageId: number, itemId: number, candidates: readonly string[], confidence = 50) => ({
  scanPageId,
  row: `Q${itemId}`,
  itemId,
  candidates,
  confidence,
})

const readings = [
  reading(1, 1, ['B', 'C'], 40),
  reading(1, 2, []),
  reading(2, 1, ['B', 'C'], 60),
  reading(2, 2, []),
  reading(3, 1, ['C', 'B']),
]

const pagesOf = (isAlone?: (one: (typeof readings)[number]) => boolean) =>
  groupReadings(readings, isAlone).map((group) => [group.itemId, group.readings.map(({ scanPageId }) => scanPageId)])

test('readings with the same possible meaning form one group, the most confident first', () => {
  expect(pagesOf()).toEqual([
    [1, [2, 1]],
    [2, [1, 2]],
    [1, [3]],
  ])
})

test('readings marked to stay alone do', () => {
  expect(pagesOf(({ candidates }) => candidates.length === 0)).toEqual([
    [1, [2, 1]],
    [2, [1]],
    [2, [2]],
    [1, [3]],
  ])
})

test('texts that are the same as typed answers are one group', () => {
  const texts = [reading(1, 3, ['Went'], 80), reading(2, 3, ['went'], 90), reading(3, 3, ['want'], 99)]
  expect(
    groupReadings(texts).map(({ candidates, readings: own }) => ({
      candidates,
      own: own.map((one) => one.scanPageId),
    })),
  ).toEqual([
    { candidates: ['Went'], own: [2, 1] },
    { candidates: ['want'], own: [3] },
  ])
})
