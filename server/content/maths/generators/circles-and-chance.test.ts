import { expect } from 'vitest'
import { checkGenerators, pointsIn } from '../testing/check-generators.ts'
import { circleAndChanceGenerators } from './circles-and-chance.ts'

checkGenerators(circleAndChanceGenerators, {
  'rotated-point'({ text, right, options }) {
    const [[x, y] = [NaN, NaN]] = pointsIn(text)
    const turn = text.includes('逆时针') ? Math.PI / 2 : -Math.PI / 2
    const [goalX, goalY] = [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)]
    const fitting = options.filter((option) => {
      const [[a, b] = [NaN, NaN]] = pointsIn(option)
      return Math.hypot(a - goalX, b - goalY) < 1e-9
    })
    expect(fitting).toEqual([right])
  },
  'chord-distance'({ text, numbers, answers }) {
    const [radius = NaN, given = NaN] = numbers
    const [chord, distance] = text.includes('弦 $AB$ 的距离是 __') ? [given, answers[0]] : [answers[0], given]
    expect(Math.hypot((chord ?? NaN) / 2, distance ?? NaN)).toBeCloseTo(radius, 9)
  },
  'sector-measures'({ numbers, answers }) {
    const [radius = NaN, angle = NaN] = numbers
    const share = angle / 360
    expect(answers).toEqual([
      expect.closeTo(share * 2 * Math.PI * radius, 9),
      expect.closeTo(share * Math.PI * radius ** 2, 9),
    ])
  },
  'inscribed-angle'({ text, right }) {
    const [, given = NaN] = (/ADC=(\d+)/.exec(text) ?? []).map(Number)
    const at = (degrees: number) => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)] as const
    const angle = (corner: readonly [number, number], p: readonly [number, number], q: readonly [number, number]) => {
      const [ux, uy, vx, vy] = [p[0] - corner[0], p[1] - corner[1], q[0] - corner[0], q[1] - corner[1]]
      return (Math.acos((ux * vx + uy * vy) / Math.hypot(ux, uy) / Math.hypot(vx, vy)) * 180) / Math.PI
    }
    const [a, b, c, d] = [at(180), at(0), at(180 - 2 * given), at(-70)]
    expect(angle(d, a, c)).toBeCloseTo(given, 6)
    expect(Number(/\d+/.exec(right)?.[0])).toBeCloseTo(angle(a, c, b), 6)
  },
  'drawn-balls'({ text, numbers, answers }) {
    const [red = 0, white = 0] = numbers
    const balls = Array.from({ length: red + white }, (_, index) => index)
    const back = !text.includes('不放回')
    const draws = balls.flatMap((first) =>
      balls.filter((second) => back || second !== first).map((second) => [first, second]),
    )
    const wanted = draws.filter((draw) => draw.every((ball) => ball < red))
    expect(answers[0]).toBeCloseTo(wanted.length / draws.length, 12)
  },
})
