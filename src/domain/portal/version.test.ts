import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAbove, isVersion } from './version.ts'

test.each([
  ['6.10.0', '6.4.0', true],
  ['6.4.1', '6.4.0', true],
  ['6.4.0.1', '6.4.0', true],
  ['10.0', '6.4.0', true],
  ['6.4.0', '6.4.0', false],
  ['6.4', '6.4.0', false],
  ['6.4.0.0', '6.4', false],
  ['6.3.999', '6.4.0', false],
  ['5.10.0', '6.4.0', false],
])('%s above %s: %s', (version, other, expected) => {
  expect(isAbove(version, other)).toBe(expected)
})

test.each(['', '6', '6.', '6.4.0.0.0', '6.4.x', '6.1000', ' 6.4.1', '6.4.1-beta', '-6.4'])(
  '%j is no version, and above nothing',
  (text) => {
    expect({ isVersion: isVersion(text), isAbove: isAbove(text, '0.0'), isBelow: isAbove('9.9', text) }).toEqual({
      isVersion: false,
      isAbove: false,
      isBelow: false,
    })
  },
)

const numbers = fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 2, maxLength: 4 })

/** With leading zeros, text order is numeric order. */
const padded = (parts: readonly number[]): string =>
  [0, 1, 2, 3].map((index) => String(parts[index] ?? 0).padStart(3, '0')).join('.')

test('of two versions, the one with the larger first differing number is above, and never both', () => {
  fc.assert(
    fc.property(numbers, numbers, (one, other) => {
      const [version, than] = [one.join('.'), other.join('.')]
      expect(isAbove(version, than)).toBe(padded(one) > padded(other))
      expect(isAbove(version, than) && isAbove(than, version)).toBe(false)
    }),
  )
})
