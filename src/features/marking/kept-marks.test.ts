import { expect, test } from 'vitest'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import type { UnsavedDraft, QueuedDrawing, QueuedMark } from '#machines/marking/marking.types.ts'
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

const work = (
  marks: readonly QueuedMark[] = [],
  drawings: readonly QueuedDrawing[] = [],
  drafts: readonly UnsavedDraft[] = [],
) => ({ marks, drawings, drafts })

const draftOf = (itemId: number): UnsavedDraft => ({
  itemId,
  submissionId: 1,
  scores: [50, null],
  comment: '',
  round: 0,
  rev: 2,
})

const keptFor = (storage: TextStorage, uid: number, assignmentId: number, itemId = 9) =>
  keptMarks(storage, uid, { assignmentId, itemId })

test('kept marks survive a reload, and are removed once sent', () => {
  const storage = memoryStorage()
  expect(keptFor(storage, 1, 5).keep(work([markOf('a'), markOf('b')]))).toBe(true)
  expect(keptFor(storage, 1, 5).load()).toEqual(work([markOf('a'), markOf('b')]))
  const later = keptFor(storage, 1, 5)
  later.load()
  later.keep(work([]))
  expect({ kept: storage.read(storageKeys.marks(1, 5)), count: countKeptMarks(storage, 1, 5) }).toEqual({
    kept: null,
    count: 0,
  })
})

test('marks belong to a user and an assignment', () => {
  const storage = memoryStorage()
  keptFor(storage, 1, 5).keep(work([markOf('a')]))
  expect({ otherPerson: keptFor(storage, 2, 5).load(), otherAssignment: keptFor(storage, 1, 6).load() }).toEqual({
    otherPerson: work(),
    otherAssignment: work(),
  })
})

test('two pages on the same assignment each keep their own', () => {
  const storage = memoryStorage()
  const one = keptFor(storage, 1, 5)
  const other = keptFor(storage, 1, 5)
  one.keep(work([markOf('a')]))
  other.keep(work([markOf('b')]))
  one.keep(work([]))
  expect(keptFor(storage, 1, 5).load()).toEqual(work([markOf('b')]))
})

test('a full storage is reported, and unreadable content is ignored', () => {
  expect(keptFor(memoryStorage(true), 1, 5).keep(work([markOf('a')]))).toBe(false)
  const storage = memoryStorage()
  for (const text of ['{', '[{"key":1}]', 'null']) {
    storage.write(storageKeys.marks(1, 5), text)
    expect(keptFor(storage, 1, 5).load()).toEqual(work())
  }
})

test('drawings are kept beside marks, and marks without a round belong to the first', () => {
  const storage = memoryStorage()
  const { criteria: _criteria, comment: _comment, ...queued } = markOf('d')
  const drawing: QueuedDrawing = { ...queued, shapes: [{ kind: 'tick', x: 1, y: 2 }], base: [] }
  keptFor(storage, 1, 5).keep(work([markOf('a')], [drawing]))
  expect({ work: keptFor(storage, 1, 5).load(), count: countKeptMarks(storage, 1, 5) }).toEqual({
    work: work([markOf('a')], [drawing]),
    count: 1,
  })
  const { round: _round, ...old } = markOf('old')
  storage.write(storageKeys.marks(1, 6), JSON.stringify([old]))
  expect(keptFor(storage, 1, 6).load()).toEqual(work([markOf('old')]))
})

test('what is typed and not saved is kept for its item, and is no mark that waits to be sent', () => {
  const storage = memoryStorage()
  keptFor(storage, 1, 5, 9).keep(work([], [], [draftOf(9)]))
  const other = keptFor(storage, 1, 5, 8)
  expect({ work: other.load(), count: countKeptMarks(storage, 1, 5) }).toEqual({ work: work(), count: 0 })
  other.keep(work([], [], [draftOf(8)]))
  expect(keptFor(storage, 1, 5, 9).load()).toEqual(work([], [], [draftOf(9)]))
  const later = keptFor(storage, 1, 5, 9)
  later.keep(work([], [], [{ ...draftOf(9), comment: '很好' }]))
  later.keep(work())
  expect({ otherItem: keptFor(storage, 1, 5, 9).load(), sameItem: keptFor(storage, 1, 5, 8).load() }).toEqual({
    otherItem: work(),
    sameItem: work([], [], [draftOf(8)]),
  })
})
