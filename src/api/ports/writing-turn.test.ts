import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fakeLocks } from './fake-locks.ts'
import type { LockRequests } from './page-locks.ts'
import { writingTurn } from './writing-turn.ts'

/** Pages of one browser, and what they heard: "1 gains". */
function pages(locks: LockRequests | undefined) {
  const heard: string[] = []
  const open = async (page: number, name = 'paper 12') => {
    const turn = writingTurn(locks, name, {
      gain: () => void heard.push(`${page} gains`),
      lose: () => void heard.push(`${page} loses`),
    })
    await setImmediate()
    return turn
  }
  const since = async () => {
    await setImmediate()
    return heard.splice(0)
  }
  return { open, since }
}

test('one page writes, the next one waits until it is gone', async () => {
  const { open, since } = pages(fakeLocks())
  const first = await open(1)
  await open(2)
  await open(3, 'paper 13')
  expect(await since()).toEqual(['1 gains', '2 loses', '3 gains'])
  first.leave()
  expect(await since()).toEqual(['2 gains'])
})

test('a page takes over, and the other one waits for its turn', async () => {
  const { open, since } = pages(fakeLocks())
  await open(1)
  const second = await open(2)
  await since()
  second.takeOver()
  expect((await since()).toSorted()).toEqual(['1 loses', '2 gains'])
  second.leave()
  expect(await since()).toEqual(['1 gains'])
})

test('a page that has left gets no turn later', async () => {
  const { open, since } = pages(fakeLocks())
  const first = await open(1)
  const second = await open(2)
  await since()
  second.leave()
  first.leave()
  expect(await since()).toEqual([])
})

test('without locks, or if they are refused, every page writes', async () => {
  const refusing = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }
  for (const locks of [undefined, refusing]) {
    const { open, since } = pages(locks)
    await open(1)
    await open(2)
    expect(await since()).toEqual(['1 gains', '2 gains'])
  }
})
