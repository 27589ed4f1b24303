import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { browserPageLocks } from './page-locks.ts'
import { fakeLocks } from './fake-locks.ts'

test('the second page hears that the first has it, and that it is free once the first is gone', async () => {
  const locks = browserPageLocks(fakeLocks())
  const heard: [string, boolean][] = []
  const release = locks.hold('test 7', (isElsewhere) => heard.push(['first', isElsewhere]))
  await setImmediate()
  locks.hold('test 7', (isElsewhere) => heard.push(['second', isElsewhere]))
  locks.hold('test 8', (isElsewhere) => heard.push(['another test', isElsewhere]))
  await setImmediate()
  expect(heard).toEqual([['second', true]])
  release()
  await setImmediate()
  expect(heard).toEqual([
    ['second', true],
    ['second', false],
  ])
})

test('a page that stops waiting gets nothing later', async () => {
  const locks = browserPageLocks(fakeLocks())
  const heard: boolean[] = []
  const release = locks.hold('test 7', () => {})
  await setImmediate()
  const stop = locks.hold('test 7', (isElsewhere) => heard.push(isElsewhere))
  await setImmediate()
  stop()
  release()
  await setImmediate()
  expect(heard).toEqual([true])
})

test('without locks, or if they are refused, nothing is reported', async () => {
  const heard: boolean[] = []
  const refusing = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }
  for (const locks of [undefined, refusing])
    browserPageLocks(locks).hold('test 7', (isElsewhere) => heard.push(isElsewhere))
  await setImmediate()
  expect(heard).toEqual([])
})
