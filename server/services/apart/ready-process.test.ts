import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { startApart } from './apart-process.ts'
import { readyProcess } from './ready-process.ts'

const started: ChildProcess[] = []

afterEach(() => {
  vi.useRealTimers()
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

const readyText = () =>
  readyProcess(() => {
    const child = startApart('roster/text-process.mjs', { heap: 64 })
    started.push(child)
    return child
  })

test('a process that was prepared is the one that is taken, and the next one waits', () => {
  const ready = readyText()
  ready.prepare()
  ready.prepare()
  const taken = [ready.take(), ready.take()]
  expect(taken.map((child) => started.indexOf(child))).toEqual([0, 1])
  expect(started).toHaveLength(3)
})

test('none is used twice: nothing that one has been told is there for the next', () => {
  const ready = readyText()
  const taken = [ready.take(), ready.take(), ready.take()]
  expect(new Set(taken.map(({ pid }) => pid)).size).toBe(3)
})

test('one that ended while waiting is replaced', async () => {
  const ready = readyText()
  ready.prepare()
  const [ended] = started
  ended?.kill('SIGKILL')
  if (ended !== undefined) await once(ended, 'exit')
  expect(started.indexOf(ready.take())).toBe(1)
})

test('one that nobody needs ends after five minutes', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const ready = readyText()
  ready.prepare()
  vi.advanceTimersByTime(200_000)
  ready.prepare()
  const isEnded = () => started.map(({ killed }) => killed)
  vi.advanceTimersByTime(299_999)
  expect(isEnded()).toEqual([false])
  vi.advanceTimersByTime(1)
  expect(isEnded()).toEqual([true])
})
