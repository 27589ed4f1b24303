import { expect } from 'vitest'
import { checkGenerators, pointsIn } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { coordinateGenerators } from './coordinates.ts'

const names = ['第一象限', '第二象限', '第三象限', '第四象限'] as const

const quadrantOf = (x: number, y: number) => names[x > 0 ? (y > 0 ? 0 : 3) : y > 0 ? 1 : 2]

checkGenerators(coordinateGenerators, {
  'point-quadrant'({ text, formulas, right }) {
    const given = /在(第.象限)/.exec(text)?.[1]
    const [, first = '', second = ''] = /^Q\((.*),(.*)\)$/.exec(formulas[1] ?? '') ?? []
    const points = [-7.3, -2.1, -0.4, 0.3, 1.8, 6.5].flatMap((m) =>
      [-9.2, -1.9, -0.2, 0.6, 2.4, 5.1].map((n) => ({ m, n })),
    )
    const inQuadrant = points.filter(({ m, n }) => quadrantOf(m, n) === given)
    expect(inQuadrant.map((point) => quadrantOf(latexValue(first, point), latexValue(second, point)))).toEqual(
      Array.from({ length: 9 }, () => right),
    )
  },
  'translated-point'({ text, answers }) {
    const [[x, y] = [NaN, NaN]] = pointsIn(text)
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      左: [-1, 0],
      右: [1, 0],
      上: [0, 1],
      下: [0, -1],
    }
    const point = [x, y]
    for (const [, side = '', steps] of text.matchAll(/向([左右上下])平移 (\d+)/g)) {
      point[0] = (point[0] ?? NaN) + (moves[side]?.[0] ?? NaN) * Number(steps)
      point[1] = (point[1] ?? NaN) + (moves[side]?.[1] ?? NaN) * Number(steps)
    }
    expect(answers).toEqual([...point, Math.sqrt((point[1] ?? NaN) ** 2)])
  },
  'triangle-area'({ text, answers }) {
    const [[ax, ay] = [NaN, NaN], [bx, by] = [NaN, NaN], [cx, cy] = [NaN, NaN]] = pointsIn(text)
    const [c, a, b] = [Math.hypot(ax - bx, ay - by), Math.hypot(bx - cx, by - cy), Math.hypot(ax - cx, ay - cy)]
    const half = (a + b + c) / 2
    expect(answers[0]).toBeCloseTo(Math.sqrt(half * (half - a) * (half - b) * (half - c)), 6)
  },
})
