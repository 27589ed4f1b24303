import { expect, test } from 'vitest'
import { fakeClock } from '#api/ports/clock.ts'
import { fakeVisibility } from '#api/ports/page-visibility.ts'
import { watchReturn } from './watch-return.ts'

function given() {
  const clock = fakeClock()
  const visibility = fakeVisibility()
  let returns = 0
  const stop = watchReturn(visibility, clock, () => (returns += 1))
  const away = (milliseconds: number) => {
    visibility.set(false)
    clock.pass(milliseconds)
    visibility.set(true)
  }
  return { away, stop, clock, visibility, returns: () => returns }
}

test('a return after more than a minute counts, a shorter one does not', () => {
  const { away, returns } = given()
  away(60_000)
  expect(returns()).toBe(0)
  away(60_001)
  expect(returns()).toBe(1)
})

test('time while visible does not count', () => {
  const { away, clock, visibility, returns } = given()
  away(1000)
  clock.pass(3_600_000)
  visibility.set(true)
  expect(returns()).toBe(0)
})

test('nothing is reported after it was stopped', () => {
  const { away, stop, returns } = given()
  stop()
  away(120_000)
  expect(returns()).toBe(0)
})
