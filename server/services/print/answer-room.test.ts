import { expect, test } from 'vitest'
import { item } from '#domain/paper/testing/papers.ts'
import { roomOf } from './answer-room.ts'

test('the room for a written answer grows with its points, within a least and a most', () => {
  const key = { kind: 'written', model: '', criteria: [] } as const
  const roomFor = (points: number, isEnglish: boolean) => roomOf(item(1, { key, score: points * 10 }), '', 1, isEnglish)
  expect([5, 10, 25].map((points) => roomFor(points, true))).toEqual([
    { kind: 'lines', count: 5 },
    { kind: 'lines', count: 7 },
    { kind: 'lines', count: 14 },
  ])
  expect([4, 10, 20].map((points) => roomFor(points, false))).toEqual([
    { kind: 'space', size: 28 },
    { kind: 'space', size: 60 },
    { kind: 'space', size: 90 },
  ])
})
