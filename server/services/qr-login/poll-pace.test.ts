import { expect, test } from 'vitest'
import { qrLimits } from '#domain/portal/constants.ts'
import { pollPace, type PollPace } from './poll-pace.ts'

const at = (milliseconds: number) => new Date(1_000_000 + milliseconds)

const asker = (code: string, address = '10.24.1.5') => ({ code, address })

/** Seconds to wait, or null if it is let through. */
function waitOf(pace: PollPace, code: string, milliseconds: number, address?: string): unknown {
  try {
    pace.admit(asker(code, address), at(milliseconds))
    return null
  } catch (error) {
    return error instanceof Error && 'retryAfter' in error ? error.retryAfter : error
  }
}

test('each poller is limited to one poll per 1.5 s; a refused poll costs nothing', () => {
  const pace = pollPace()
  const asked: readonly (readonly [string, number])[] = [
    ['a', 0],
    ['b', 100],
    ['a', 400],
    ['a', 1_400],
    ['a', 1_500],
    ['b', 1_599],
    ['b', 1_600],
  ]
  expect(asked.map(([code, time]) => waitOf(pace, code, time))).toEqual([null, null, 2, 1, null, 1, null])
})

test('a flood of pollers below the capacity does not make it forget the others', () => {
  const pace = pollPace()
  pace.admit(asker('computer'), at(0))
  for (let number = 0; number < 49_999; number += 1) pace.admit(asker(`stranger ${number}`, `address ${number}`), at(1))
  expect(waitOf(pace, 'computer', 2)).toBe(2)
  pace.admit(asker('one more'), at(3))
  expect(waitOf(pace, 'computer', 4)).toBe(null)
})

const { atOnce, perSecond } = qrLimits.strangers

test('an address that asks for unknown codes is slowed down; those known there, and other addresses, are not', () => {
  const pace = pollPace()
  pace.admit(asker('computer'), at(0))
  pace.know(asker('computer'), at(0))
  const waits = Array.from({ length: atOnce + 99 }, (_, number) => waitOf(pace, `guess ${number}`, 2_000))
  expect(waits).toEqual([...Array<null>(atOnce).fill(null), ...Array<number>(99).fill(1)])
  expect({ computer: waitOf(pace, 'computer', 2_000), guess: waitOf(pace, 'guess', 2_000, '10.24.1.6') }).toEqual({
    computer: null,
    guess: null,
  })
  const later = Array.from({ length: 2 * perSecond }, (_, number) => waitOf(pace, `later ${number}`, 3_000))
  expect(later.filter((wait) => wait === null)).toHaveLength(perSecond)
})

test('two thousand computers behind one address, a new code every two minutes, never wait', () => {
  const pace = pollPace()
  const waits: unknown[] = []
  for (let time = 0; time < 600_000; time += 2_000)
    for (let computer = 0; computer < 2_000; computer += 1) {
      const code = `${computer} ${Math.floor(time / qrLimits.life)}`
      waits.push(waitOf(pace, code, time))
      pace.know(asker(code), at(time))
    }
  expect({ asked: waits.length, waiting: waits.filter((wait) => wait !== null) }).toEqual({
    asked: 600_000,
    waiting: [],
  })
})
