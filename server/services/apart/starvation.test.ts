import { ChildProcess } from 'node:child_process'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { second } from '#domain/time/units.ts'
import { watchForStarvation } from './starvation.ts'

afterEach(() => void vi.useRealTimers())

test('a process is starved whenever it computes for less than a quarter of two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const child = new ChildProcess()
  const spent = { milliseconds: 100 }
  const tell = vi.fn()
  const stop = watchForStarvation(child, tell, () => Promise.resolve(spent.milliseconds))
  const reports: number[] = []
  const pass = async () => {
    vi.advanceTimersByTime(2 * second)
    await setImmediate()
    reports.push(tell.mock.calls.length)
  }
  for (spent.milliseconds of [600, 1_099, 1_600]) await pass()
  stop()
  await pass()
  expect(reports).toEqual([0, 1, 1, 1])
})
