import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { startApart } from './apart-process.ts'
import type { ApartProcess } from './launcher.ts'
import { readyProcess } from './ready-process.ts'

const started: ApartProcess[] = []

afterEach(async () => {
  vi.useRealTimers()
  // Those that start in place of a killed one are reached, too.
  for (const child of started) await killed(child)
  started.length = 0
})

async function killed(child: ApartProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** Which of those started are these. */
const positions = (...processes: ApartProcess[]) => processes.map((child) => started.indexOf(child))

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
  expect({ count: started.length, taken: positions(taken) }).toEqual({ count: 1, taken: [0] })
  await killed(taken)
  const next = ready.take()
  expect({ count: started.length, next: positions(next) }).toEqual({ count: 2, next: [1] })
})

test('none is used twice: nothing that one has been told is there for the next', () => {
  const ready = readyText()
  const taken = [ready.take(), ready.take(), ready.take()]
  expect(positions(...taken)).toEqual([0, 1, 2])
})

test('one that ended while waiting is replaced', async () => {
  const ready = readyText()
  ready.prepare()
  const [ended] = started
  if (ended !== undefined) await killed(ended)
  const taken = ready.take()
  expect({ count: started.length, taken: positions(taken) }).toEqual({ count: 2, taken: [1] })
})

test('one that nobody needs ends after five minutes', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const ready = readyText()
  ready.prepare()
  const kills = started.map((child) => vi.spyOn(child, 'kill'))
  vi.advanceTimersByTime(200_000)
  ready.prepare()
  const isEnded = () => kills.map(({ mock }) => mock.calls.length === 1)
  vi.advanceTimersByTime(299_999)
  expect(isEnded()).toEqual([false])
  vi.advanceTimersByTime(1)
  expect(isEnded()).toEqual([true])
})
