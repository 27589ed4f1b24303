import { expect, test } from 'vitest'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import type { QueuedDrawing, QueuedMark } from '#machines/marking/marking.types.ts'
import { countKeptMarks, keptMarks } from './kept-marks.ts'

const markOf = (key: string): QueuedMark => ({
  key,
  itemId: 9,
  submissionId: 1,
  criteria: [50, 35],
  comment: '很好',
  round: 0,
  rev: 0,
  attempted: false,
})

const work = (marks: readonly QueuedMark[] = [], drawings: readonly QueuedDrawing[] = []) => ({ marks, drawings })

test('kept marks survive a reload, and are removed once sent', () => {
  const storage = memoryStorage()
  expect(keptMarks(storage, 1, 5).keep(work([markOf('a'), markOf('b')]))).toBe(true)
  expect(keptMarks(storage, 1, 5).load()).toEqual(work([markOf('a'), markOf('b')]))
  const later = keptMarks(storage, 1, 5)
  later.load()
  later.keep(work([]))
  expect([storage.read(storageKeys.marks(1, 5)), countKeptMarks(storage, 1, 5)]).toEqual([null, 0])
})

test('marks belong to a user and an assignment', () => {
  const storage = memoryStorage()
  keptMarks(storage, 1, 5).keep(work([markOf('a')]))
  expect([keptMarks(storage, 2, 5).load(), keptMarks(storage, 1, 6).load()]).toEqual([work(), work()])
})

test('two pages on the same assignment each keep their own', () => {
  const storage = memoryStorage()
  const one = keptMarks(storage, 1, 5)
  const other = keptMarks(storage, 1, 5)
  one.keep(work([markOf('a')]))
  other.keep(work([markOf('b')]))
  one.keep(work([]))
  expect(keptMarks(storage, 1, 5).load()).toEqual(work([markOf('b')]))
})

test('a full storage is reported, and unreadable content is ignored', () => {
  expect(keptMarks(memoryStorage(true), 1, 5).keep(work([markOf('a')]))).toBe(false)
  const storage = memoryStorage()
  for (const text of ['{', '[{"key":1}]', 'null']) {
    storage.write(storageKeys.marks(1, 5), text)
    expect(keptMarks(storage, 1, 5).load()).toEqual(work())
  }
})

test('drawings are kept beside marks, and marks without a round belong to the first', () => {
  const storage = memoryStorage()
  const { criteria: _criteria, comment: _comment, ...queued } = markOf('d')
  const drawing: QueuedDrawing = { ...queued, shapes: [{ kind: 'tick', x: 1, y: 2 }], base: [] }
  keptMarks(storage, 1, 5).keep(work([markOf('a')], [drawing]))
  expect([keptMarks(storage, 1, 5).load(), countKeptMarks(storage, 1, 5)]).toEqual([work([markOf('a')], [drawing]), 1])
  const { round: _round, ...old } = markOf('old')
  storage.write(storageKeys.marks(1, 6), JSON.stringify([old]))
  expect(keptMarks(storage, 1, 6).load()).toEqual(work([markOf('old')]))
})
