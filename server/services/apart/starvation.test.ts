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
  /** How often it has reported after two more seconds, in which the process got this far. */
  const reportsAt = async (milliseconds: number) => {
    spent.milliseconds = milliseconds
    vi.advanceTimersByTime(2 * second)
    await setImmediate()
    return tell.mock.calls.length
  }
  const enough = await reportsAt(600)
  const tooLittle = await reportsAt(1_099)
  const enoughAgain = await reportsAt(1_600)
  stop()
  const unwatched = await reportsAt(1_600)
  expect({ enough, tooLittle, enoughAgain, unwatched }).toEqual({
    enough: 0,
    tooLittle: 1,
    enoughAgain: 1,
    unwatched: 1,
  })
})
