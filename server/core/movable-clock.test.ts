import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClock } from './movable-clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

test('it runs with real time, offset by as much as it was moved', () => {
  const clock = createClock()
  expect(clock.move(50)).toBe(50)
  expect(clock.move(20)).toBe(70)
  vi.advanceTimersByTime(5)
  expect(clock.now()).toEqual(new Date(1_075))
})

test('while stopped only `move` changes it, and it catches up when it resumes', () => {
  const clock = createClock()
  clock.stop()
  vi.advanceTimersByTime(100)
  clock.stop()
  clock.move(7)
  expect(clock.now()).toEqual(new Date(1_007))
  clock.resume()
  expect(clock.now()).toEqual(new Date(1_107))
})
