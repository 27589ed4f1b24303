import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { bitByBit } from './bit-by-bit.ts'

test('a long list is mapped in order, and others get their turn in between', async () => {
  const list = Array.from({ length: 50 }, (_, index) => index)
  const mapped: number[] = []
  const done = bitByBit(list, (entry) => {
    mapped.push(entry)
    return 2 * entry
  })
  const seen = [mapped.length]
  while (mapped.length < list.length) {
    await setImmediate()
    seen.push(mapped.length)
  }
  expect(await done).toEqual(list.map((entry) => 2 * entry))
  expect(new Set(seen)).toEqual(new Set([20, 40, 50]))
})
