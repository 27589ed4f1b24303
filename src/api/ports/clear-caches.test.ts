import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { fakeClock } from '#api/ports/clock.ts'
import { memoryStorage } from '#api/ports/storage.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { clearCachesRegularly } from './clear-caches.ts'

const day = 24 * 3_600_000

const history = storageKeys.inputHistory('papers', 7)

const kept = [
  storageKeys.language,
  storageKeys.lastCourse(7),
  storageKeys.bindOffered(7),
  storageKeys.answers(9, 3),
  storageKeys.marks(7, 3),
  storageKeys.areaDraft('my-paper', 7),
]

/** A page that starts at an instant, with something under every key. */
function started(at = 100 * day, lastClearing: string | null = String(at)) {
  const storage = memoryStorage()
  for (const key of [...kept, history]) storage.write(key, 'x')
  if (lastClearing !== null) storage.write(storageKeys.lastClearing, lastClearing)
  const clock = fakeClock(at)
  const queryClient = new QueryClient()
  queryClient.setQueryData(['read before'], 1)
  const stop = clearCachesRegularly({ storage, clock, queryClient })
  const facts = () => [storage.read(history) !== null, queryClient.getQueryData(['read before'])]
  return { storage, clock, queryClient, stop, facts }
}

test('after three days an open page clears caches and input history, not before, and again three days later', () => {
  const { storage, clock, facts } = started()
  clock.pass(3 * day - 1)
  expect(facts()).toEqual([true, 1])
  clock.pass(3_600_000)
  expect(facts()).toEqual([false, undefined])
  expect(storage.read(storageKeys.lastClearing)).toBe(String(clock.now()))
  storage.write(history, 'x')
  clock.pass(2 * day)
  expect(facts()[0]).toBe(true)
  clock.pass(day)
  expect(facts()[0]).toBe(false)
})

test.each([
  ['three days ago', String(97 * day), false],
  ['less than three days ago', String(97 * day + 1), true],
  ['never', null, false],
  ['at an unreadable time', 'yesterday', false],
  ['in the future, by a clock that was set back', String(101 * day), false],
])('a page that starts, cleared %s', (_name, last, stays) => {
  expect(started(100 * day, last).facts()[0]).toBe(stays)
})

test('settings, offers and drafts stay', () => {
  const { storage } = started(100 * day, null)
  expect(storage.keys().toSorted()).toEqual([...kept, storageKeys.lastClearing].sort())
})

test('what the page shows stays in memory', () => {
  const { clock, queryClient, facts } = started()
  const shown = { queryKey: ['read before'], queryFn: () => 2, staleTime: Infinity }
  const release = new QueryObserver(queryClient, shown).subscribe(() => {})
  clock.pass(3 * day)
  expect(facts()).toEqual([false, 1])
  release()
})

test('a stopped page clears nothing', () => {
  const { clock, stop, facts } = started()
  stop()
  clock.pass(30 * day)
  expect(facts()).toEqual([true, 1])
})

test('what is being asked for while it clears is answered', async () => {
  const { clock, queryClient } = started()
  const answers: ((answer: number) => void)[] = []
  const queryFn = () => new Promise<number>((resolve) => answers.push(resolve))
  const asked = queryClient.fetchQuery({ queryKey: ['asked'], queryFn })
  clock.pass(3 * day + 3_600_000)
  answers[0]?.(2)
  expect(await asked).toBe(2)
})
