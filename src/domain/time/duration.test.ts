import fc from 'fast-check'
import { expect, test } from 'vitest'
import { durationText } from './duration.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

test.each([
  [0, '0秒', '0 s'],
  [-5 * second, '0秒', '0 s'],
  [999, '0秒', '0 s'],
  [second, '1秒', '1 s'],
  [59 * second + 999, '59秒', '59 s'],
  [minute, '1分', '1 min'],
  [3 * minute + 5 * second, '3分5秒', '3 min 5 s'],
  [hour, '1小时', '1 h'],
  [hour + second, '1小时1秒', '1 h 1 s'],
  [day - second, '23小时59分59秒', '23 h 59 min 59 s'],
  [day, '1天', '1 d'],
  [400 * day + 2 * hour + 3 * minute + 4 * second, '400天2小时3分4秒', '400 d 2 h 3 min 4 s'],
])('%i ms are %s or %s', (milliseconds, chinese, english) => {
  expect(durationText(milliseconds, 'zh-CN')).toBe(chinese)
  expect(durationText(milliseconds, 'en')).toBe(english)
})

test('the parts add up to the whole seconds, and none of them reaches the next unit', () => {
  const seconds: Readonly<Record<string, number>> = { d: 86_400, h: 3_600, min: 60, s: 1 }
  fc.assert(
    fc.property(fc.nat({ max: 400 * day }), (milliseconds) => {
      const parts = [...durationText(milliseconds, 'en').matchAll(/(\d+) (d|h|min|s)/g)].map(
        ([, count, unit]) => [Number(count), unit ?? ''] as const,
      )
      const sum = parts.reduce((total, [count, unit]) => total + count * (seconds[unit] ?? Number.NaN), 0)
      expect(sum).toBe(Math.floor(milliseconds / second))
      const limits: Readonly<Record<string, number>> = { d: Infinity, h: 24, min: 60, s: 60 }
      expect(parts.every(([count, unit]) => count < (limits[unit] ?? 0))).toBe(true)
    }),
  )
})
