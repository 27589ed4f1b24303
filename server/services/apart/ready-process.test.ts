import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { startApart } from './apart-process.ts'
import { readyProcess } from './ready-process.ts'

const started: ChildProcess[] = []

afterEach(async () => {
  vi.useRealTimers()
  // Those that start in place of a killed one are reached, too.
  for (const child of started) await killed(child)
  started.length = 0
})

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const startedPids = () => started.map(({ pid }) => pid)

const readyText = () =>
  readyProcess(() => {
    const child = startApart('roster/text-process.mjs', { heap: 64 })
    started.push(child)
    return child
  })

test('a process that was prepared is the one that is taken, and the next one starts when it has ended', async () => {
  const ready = readyText()
  ready.prepare()
  ready.prepare()
  const taken = ready.take()
  expect(startedPids()).toEqual([taken.pid])
  await killed(taken)
  const next = ready.take()
  expect(startedPids()).toEqual([taken.pid, next.pid])
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
  if (ended !== undefined) await killed(ended)
  const taken = ready.take()
  expect(startedPids()).toEqual([ended?.pid, taken.pid])
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
