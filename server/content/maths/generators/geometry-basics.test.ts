import { expect } from 'vitest'
import { checkGenerators, range, valueOf } from '../testing/check-generators.ts'
import { geometryBasicsGenerators } from './geometry-basics.ts'

const minutesOf = (text: string): number => {
  const [, degrees, minutes] = /(\d+)\^\\circ(\d+)'/.exec(text) ?? []
  return Number(degrees) * 60 + Number(minutes)
}

const hand = (turns: number) => [Math.cos(2 * Math.PI * turns), Math.sin(2 * Math.PI * turns)] as const

checkGenerators(geometryBasicsGenerators, {
  'complementary-angle'({ text, right }) {
    expect(minutesOf(text) + minutesOf(right)).toBe((text.includes('余角') ? 90 : 180) * 60)
    expect(Number(/\^\\circ(\d+)'/.exec(right)?.[1])).toBeLessThan(60)
  },
  'clock-angle'({ numbers, answers }) {
    const [hour = 0, minute = 0] = numbers
    const [[a, b], [c, d]] = [hand((hour + minute / 60) / 12), hand(minute / 60)]
    expect(answers).toEqual([expect.closeTo((Math.acos(a * c + b * d) * 180) / Math.PI, 6)])
  },
  'counting-pairs'({ text, right }) {
    const points = range(1, Number(/有 (\d+) 个/.exec(text)?.[1]))
    const pairs = points.flatMap((first) => points.filter((second) => second > first))
    expect(right).toBe(`$${pairs.length}$`)
  },
  'segment-midpoints'({ text, answers }) {
    const [, b = 0, c = 0] = [0, ...[...text.matchAll(/=(\d+)/g)].map(([, length]) => Number(length))]
    const [m, n] = [(0 + c) / 2, (c + b) / 2]
    expect(answers).toEqual([n - c, n - m, b - m])
  },
  'divided-angle'({ text, model }) {
    const [, whole, p, q] = (/=(\d+)\^.*=(\d):(\d)/.exec(text) ?? []).map(Number)
    const share = (whole ?? NaN) / ((p ?? NaN) + (q ?? NaN))
    const [onC, onD] = [share * (p ?? NaN), (whole ?? NaN) / 2]
    expect((valueOf('\\angle COD', model) * 180) / Math.PI).toBeCloseTo(Math.abs(onC - onD), 9)
  },
})
