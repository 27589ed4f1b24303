import { expect, test } from 'vitest'
import { createKeptWork } from './kept-work.ts'
import { memoryStorage } from './memory-storage.ts'
import type { TextStorage } from './storage.ts'

const day = 24 * 3_600_000
const assign = { path: '/assign', input: { assignmentName: '小测', uids: [1, 2] } }

/** A person's page over a storage; its keys are numbered. */
function page(storage: TextStorage = memoryStorage(), person: number | null = 7) {
  const clock = { now: 1_000_000 }
  let count = 0
  const newKey = () => `key-${(count += 1)}`
  const work = (uid: number | null = person) =>
    createKeptWork({ storage, uid: () => uid, now: () => clock.now, newKey })
  return { storage, clock, work }
}

test('an intent keeps its key across a reload, for its person alone', () => {
  const { work } = page()
  const key = work().keyOf(assign)
  expect({
    key: work().keyOf(assign),
    isForOtherInput: work().keyOf({ ...assign, input: {} }) === key,
    isForOtherPerson: work(8).keyOf(assign) === key,
  }).toEqual({ key, isForOtherInput: false, isForOtherPerson: false })
})

test('the browser stores nothing of an input, and nothing at all once its response is known', () => {
  const { storage, work } = page()
  work().keyOf(assign)
  expect(storage.keys()).toEqual(['podium.intents.7'])
  expect(storage.read('podium.intents.7')).not.toContain('小测')
  work().settle(assign)
  expect(storage.keys()).toEqual([])
})

test('a day later the service has forgotten it, so it is another intent', () => {
  const { clock, work } = page()
  const key = work().keyOf(assign)
  clock.now += day - 1
  expect(work().keyOf(assign)).toBe(key)
  clock.now += 1
  expect(work().keyOf(assign)).not.toBe(key)
})

test('what is done with the same object supersedes unanswered writes, what is refused does not', () => {
  const publish = { path: '/publish', input: { assignmentId: 1 } }
  const withdraw = { path: '/withdraw', input: { assignmentId: 1 } }
  const { work } = page()
  const key = work().keyOf(publish)
  work().keyOf(withdraw)
  work().settle(withdraw)
  expect(work().keyOf(publish)).toBe(key)
  work().complete(withdraw, false)
  expect(work().keyOf(publish)).not.toBe(key)
})

test('a write that sets one thing supersedes every earlier one', () => {
  const { storage, work } = page()
  const renamed = (realname: string) => ({ path: '/name', input: { realname } })
  work().keyOf(renamed('王'))
  const key = work().keyOf(assign)
  work().complete(renamed('李'), true)
  const kept = JSON.parse(storage.read('podium.intents.7') ?? '[]') as { path: string; key: string }[]
  expect(kept.map(({ path, key }) => ({ path, key }))).toEqual([{ path: assign.path, key }])
})

test.each([
  ['a browser that keeps nothing', memoryStorage(true), 7],
  ['nobody', memoryStorage(), null],
] as const)('for %s a key lasts as long as the page', (_name, storage, person) => {
  const { work } = page(storage, person)
  const here = work()
  const key = here.keyOf(assign)
  expect({ key: here.keyOf(assign), storedKeys: storage.keys() }).toEqual({ key, storedKeys: [] })
  here.settle(assign)
  expect(here.keyOf(assign)).not.toBe(key)
})

test('unreadable data counts as nothing', () => {
  const { storage, work } = page()
  for (const text of ['{', '{}', '[{"key":7}]']) {
    storage.write('podium.intents.7', text)
    expect(work().keyOf(assign)).toMatch(/^key-/)
  }
})

test('a draft survives a reload, belongs to its person and its form, and expires after a day', () => {
  const { clock, work } = page()
  work().keepDraft('assign-3-8', { assignmentName: '小测' })
  const drafts = () => [work().draft('assign-3-8'), work().draft('assign-3-9'), work(8).draft('assign-3-8')]
  expect(drafts()).toEqual([{ assignmentName: '小测' }, null, null])
  clock.now += day
  expect(drafts()).toEqual([null, null, null])
  work().keepDraft('assign-3-8', 1)
  work().dropDraft('assign-3-8')
  expect(drafts()).toEqual([null, null, null])
})

test('a draft of a tab outlives a reload of that tab, and no other tab sees it', () => {
  const storage = memoryStorage()
  const [first, second] = [memoryStorage(), memoryStorage()]
  const workIn = (tabStorage: TextStorage) =>
    createKeptWork({ storage, tabStorage, uid: () => 7, now: () => 0, newKey: () => 'key' })
  workIn(first).ofTab.keepDraft('practice-5', { paperId: 90 })
  expect({
    reloaded: workIn(first).ofTab.draft('practice-5'),
    other: workIn(second).ofTab.draft('practice-5'),
    browser: storage.keys(),
  }).toEqual({ reloaded: { paperId: 90 }, other: null, browser: [] })
})
