import { expect, test } from 'vitest'
import { clearCachesRegularly } from './clear-caches.ts'
import { fakeClock } from './clock.ts'
import { storageKeys } from './storage-keys.ts'
import { memoryStorage } from './memory-storage.ts'

const day = 24 * 3_600_000

const history = storageKeys.inputHistory('papers', 7)

const kept = [
  storageKeys.language,
  storageKeys.lastCourse(7),
  storageKeys.bindOffered(7),
  storageKeys.answers(9, 3),
  storageKeys.marks(7, 3),
  storageKeys.paper(7, 'new-203'),
  storageKeys.areaDraft('my-paper', 7),
]

/** A page that starts at a given time, with something under every key. */
function started(at = 100 * day, lastClearing: string | null = String(at)) {
  const storage = memoryStorage()
  for (const key of [...kept, history]) storage.write(key, 'x')
  if (lastClearing !== null) storage.write(storageKeys.historySince, lastClearing)
  const clock = fakeClock(at)
  let forgotten = 0
  const stop = clearCachesRegularly({ storage, clock, forget: () => (forgotten += 1) })
  /** Whether the history is still there, and how often the page's memory was cleared. */
  const facts = () => ({ hasHistory: storage.read(history) !== null, forgotten })
  return { storage, clock, stop, facts }
}

test('after three days an open page clears caches and input history, not before, and again three days later', () => {
  const { storage, clock, facts } = started()
  clock.pass(3 * day - 1)
  expect(facts()).toEqual({ hasHistory: true, forgotten: 0 })
  clock.pass(3_600_000)
  expect(facts()).toEqual({ hasHistory: false, forgotten: 1 })
  expect(storage.read(storageKeys.historySince)).toBe(String(clock.now()))
  storage.write(history, 'x')
  clock.pass(2 * day)
  expect(facts().hasHistory).toBe(true)
  clock.pass(day)
  expect(facts().hasHistory).toBe(false)
})

test.each([
  ['three days ago', String(97 * day), false],
  ['less than three days ago', String(97 * day + 1), true],
  ['never', null, false],
  ['at an unreadable time', 'yesterday', false],
  ['in the future, by a clock that was set back', String(101 * day), false],
])('a page that starts, cleared %s', (_name, last, stays) => {
  expect(started(100 * day, last).facts().hasHistory).toBe(stays)
})

test('settings, offers and drafts stay', () => {
  const { storage } = started(100 * day, null)
  expect(storage.keys().toSorted()).toEqual([...kept, storageKeys.historySince].sort())
})

test('a stopped page clears nothing', () => {
  const { clock, stop, facts } = started()
  stop()
  clock.pass(30 * day)
  expect(facts()).toEqual({ hasHistory: true, forgotten: 0 })
})
