import { expect, test } from 'vitest'
import { pollPace } from './poll-pace.ts'

const at = (milliseconds: number) => new Date(1_000_000 + milliseconds)

/** Seconds to wait, or null when it is let through. */
function waitOf(keepPace: ReturnType<typeof pollPace>, asker: string, milliseconds: number): unknown {
  try {
    keepPace(asker, at(milliseconds))
    return null
  } catch (error) {
    return error instanceof Error && 'retryAfter' in error ? error.retryAfter : error
  }
}

test('askers are kept 1.5 s apart, each by themselves; a refused poll costs nothing', () => {
  const keepPace = pollPace()
  const asked: readonly (readonly [string, number])[] = [
    ['a', 0],
    ['b', 100],
    ['a', 400],
    ['a', 1_400],
    ['a', 1_500],
    ['b', 1_599],
    ['b', 1_600],
  ]
  expect(asked.map(([asker, time]) => waitOf(keepPace, asker, time))).toEqual([null, null, 2, 1, null, 1, null])
})

test('a flood of askers does not let the others forget their pace before capacity', () => {
  const keepPace = pollPace()
  keepPace('desk', at(0))
  for (let number = 0; number < 49_999; number += 1) keepPace(`stranger ${number}`, at(1))
  expect(waitOf(keepPace, 'desk', 2)).toBe(2)
  keepPace('one more', at(3))
  expect(waitOf(keepPace, 'desk', 4)).toBe(null)
})
