import { expect } from 'vitest'
import { checkGenerators, formulasIn, holds, pointsIn, range, valueOf } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { seniorLineProblems } from './senior-line-problems.ts'

/** The distance from a point to the line where an expression in x and y is 0, by its change along both axes. */
function distanceTo(left: string, px: number, py: number): number {
  const at = (x: number, y: number) => latexValue(left, { x, y })
  const [toRight, up] = [at(1, 0) - at(0, 0), at(0, 1) - at(0, 0)]
  const steps = at(px, py) / (toRight ** 2 + up ** 2)
  return Math.hypot(steps * toRight, steps * up)
}

checkGenerators(seniorLineProblems, {
  'cosine-in-space'({ text, answers }) {
    const [a = [], b = []] = [...text.matchAll(/=\((-?\d,-?\d,-?\d)\)/g)].map(([, parts = '']) =>
      parts.split(',').map(Number),
    )
    const size = (v: readonly number[]) => Math.hypot(...v)
    const third = size(a.map((part, index) => part - (b[index] ?? NaN)))
    expect(answers[0]).toBeCloseTo((size(a) ** 2 + size(b) ** 2 - third ** 2) / (2 * size(a) * size(b)), 9)
  },
  'lines-of-box'({ text, model }) {
    const [, a = NaN, b = NaN, c = NaN] = (/AB=(\d)\$，\$AD=(\d)\$，\$AA_1=(\d)/.exec(text) ?? []).map(Number)
    const [p, q] = [Math.hypot(a, c), Math.hypot(b, c)]
    const third = Math.hypot(a, b)
    const volume = (a * b * c) / 6
    const half = (p + q + third) / 2
    const area = Math.sqrt(half * (half - p) * (half - q) * (half - third))
    expect({ cosine: valueOf('\\cos\\theta', model), distance: valueOf('d', model) }).toEqual({
      cosine: expect.closeTo(Math.abs(p * p + q * q - third * third) / (2 * p * q), 9),
      distance: expect.closeTo((3 * volume) / area, 9),
    })
  },
  'distance-of-parallels'({ formulas, answers }) {
    const [first = '', second = ''] = formulas.map((latex) => latex.replace('=0', ''))
    const at = (x: number, y: number) => latexValue(first, { x, y })
    const y = -at(0, 0) / (at(0, 1) - at(0, 0))
    expect(distanceTo(second, 0, y)).toBeCloseTo(answers[0] ?? NaN, 9)
  },
  'lines-at-distance'({ text, model }) {
    const [[px, py] = [NaN, NaN]] = pointsIn(text)
    const distance = Number(/距离是 (\d)/.exec(text)?.[1])
    const lines = formulasIn(model.split('答')[1] ?? '').filter((latex) => latex.includes('='))
    const lefts = lines.map((latex) => latex.replace(/(.*)=(-?\d+)$/, '$1-($2)'))
    const seen = lefts.map((left) => [Math.abs(latexValue(left, { x: px, y: py })), distanceTo(left, 0, 0)])
    expect(seen).toEqual([0, 1].map(() => [expect.closeTo(0, 9), expect.closeTo(distance, 9)]))
  },
  'circle-parameter'({ formulas, right, options }) {
    const left = formulas[0]?.replace('=0', '') ?? ''
    const grid = range(-8, 8)
    const lowest = (m: number) => Math.min(...grid.flatMap((x) => grid.map((y) => latexValue(left, { x, y, m }))))
    const bound = latexValue(/<(.*)\$/.exec(right)?.[1] ?? '')
    const tried = [-50, bound - 0.01, bound, bound + 0.01, 3 * bound, 99]
    const fitting = options.filter((option) =>
      tried.every((m) => holds(option.slice(1, -1), { m }) === lowest(m) < -1e-9),
    )
    expect(fitting).toEqual([right])
  },
  'circle-through-points'({ text, model }) {
    const circle = /一般方程是 \$(.*?)\$/.exec(model)?.[1] ?? ''
    const points = [[0, 0] as const, ...pointsIn(text)]
    expect(points.map(([x, y]) => holds(circle, { x, y }))).toEqual([true, true, true])
    const y = Number(/直线 \$y=(-?\d)/.exec(text)?.[1])
    const at = (x: number) => latexValue(circle.replace('=0', ''), { x, y })
    const [zero, slope] = [at(0), (at(1) - at(-1)) / 2]
    expect(valueOf('l', model)).toBeCloseTo(Math.sqrt(slope * slope - 4 * zero), 9)
  },
})
