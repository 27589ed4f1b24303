import { expect } from 'vitest'
import { checkGenerators, formulasIn, holds, lastValue, pointsIn, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { analyticGeometryGenerators } from './senior-analytic-geometry.ts'

/** Whether a statement about a hyperbola with semi-axes a, b is true, judged by points of the curve. */
function isTrueOf(a: number, b: number, statement: string): boolean {
  const points = range(-300, 300).map((step) => [a * Math.cosh(step / 50), b * Math.sinh(step / 50)] as const)
  const number = Number(/(\d+)\D*$/.exec(statement)?.[1])
  const differs = (focus: readonly [number, number]) => {
    const [x, y] = focus
    const gaps = points.map(([px, py]) => Math.abs(Math.hypot(px - x, py - y) - Math.hypot(px + x, py + y)))
    return Math.max(...gaps) - Math.min(...gaps) > 1e-6
  }
  if (statement.includes('焦距')) return !differs([number / 2, 0])
  if (statement.includes('焦点坐标')) return statement.includes('(0,') ? !differs([0, number]) : !differs([number, 0])
  if (statement.includes('实轴')) return number === 2 * Math.min(...points.map(([x]) => x))
  if (statement.includes('虚轴')) return number === 2 * b
  const [slope = NaN] = formulasIn(statement)
    .flatMap((latex) => /\\pm(.*)x$/.exec(latex)?.[1] ?? [])
    .map((latex) => latexValue(latex))
  const [farX, farY] = points.at(-1) ?? [NaN, NaN]
  if (statement.includes('渐近线')) return Math.abs(farY / farX - slope) < 1e-4
  const focus = range(1, 200).find((c) => !differs([c, 0])) ?? NaN
  if (statement.includes('最小值'))
    return Math.abs(Math.min(...points.map(([x, y]) => Math.hypot(x - focus, y))) - number) < 1e-9
  return Math.abs(latexValue(formulasIn(statement).at(-1) ?? '') - focus / a) < 1e-9
}

checkGenerators(analyticGeometryGenerators, {
  'space-vectors'({ text, answers }) {
    const [size = NaN, product, t = NaN] = answers
    const triples = [...text.matchAll(/=\((-?\d+),(-?\d+),(-?\d+|t)\)/g)].map(([, x, y, z]) =>
      [x, y, z].map((part) => (part === 't' ? t : Number(part))),
    )
    const dot = (first: readonly number[] = [], second: readonly number[] = []) =>
      first.reduce((total, part, index) => total + part * (second[index] ?? NaN), 0)
    const [a, b, c] = triples
    expect({ squaredSize: size ** 2, product, thirdProduct: dot(a, c) }).toEqual({
      squaredSize: expect.closeTo(dot(a, a), 9),
      product: dot(a, b),
      thirdProduct: expect.closeTo(0, 9),
    })
  },
  'point-to-line'({ text, formulas, answers }) {
    const [[px, py] = [NaN, NaN]] = pointsIn(text)
    const left = formulas[1]?.replace('=0', '') ?? ''
    const at = (x: number, y: number) => latexValue(left, { x, y })
    const constant = at(0, 0)
    const [a, b] = [at(1, 0) - constant, at(0, 1) - constant]
    const distances = range(-20000, 20000).map((step) => {
      const x = px + step / 1000
      return Math.hypot(x - px, (-constant - a * x) / b - py)
    })
    expect(Math.min(...distances)).toBeCloseTo(answers[0] ?? NaN, 4)
  },
  'circle-centre'({ formulas, right, options }) {
    const onCircle = (x: number, y: number) => holds(formulas[0] ?? '', { x, y })
    const fitting = options.filter((option) => {
      const [[x, y] = [NaN, NaN]] = pointsIn(option)
      const radius = Number(formulasIn(option)[1])
      return [0, 1, 2.5, 4].every((angle) => onCircle(x + radius * Math.cos(angle), y + radius * Math.sin(angle)))
    })
    expect(fitting).toEqual([right])
  },
  'ellipse-parts'({ formulas, answers }) {
    const left = formulas[0]?.replace('=1', '') ?? ''
    const [halfX, halfY] = [
      1 / Math.sqrt(latexValue(left, { x: 1, y: 0 })),
      1 / Math.sqrt(latexValue(left, { x: 0, y: 1 })),
    ]
    const [long = NaN, focal = NaN, ratio = NaN] = answers
    const focus = halfX > halfY ? ([focal / 2, 0] as const) : ([0, focal / 2] as const)
    const sums = [0, 0.6, 1.3, 2.2].map((angle) => {
      const [x, y] = [halfX * Math.cos(angle), halfY * Math.sin(angle)]
      return Math.hypot(x - focus[0], y - focus[1]) + Math.hypot(x + focus[0], y + focus[1])
    })
    expect(sums).toEqual(Array.from({ length: 4 }, () => expect.closeTo(long, 9)))
    expect(ratio * long).toBeCloseTo(focal, 9)
  },
  'hyperbola-properties'({ formulas, statements }) {
    const [a = NaN, b = NaN] = [...(formulas[0] ?? '').matchAll(/\}\{(\d+)\}/g)].map(([, square]) =>
      Math.sqrt(Number(square)),
    )
    for (const [text, truth] of statements) expect(isTrueOf(a, b, text), text).toBe(truth)
  },
  'focal-chord'({ formulas, text, model }) {
    const [curve = ''] = formulas
    const slope = Number(/斜率为 \$(-?\d)\$/.exec(text)?.[1])
    const line = formulasIn(model).find((latex) => latex.startsWith('y=')) ?? ''
    const width = latexValue(curve.split('=')[1] ?? '', { x: 1 })
    const at = (x: number) => latexValue(line.slice(2), { x })
    expect({ slope: at(2) - at(1), atFocus: at(width / 4) }).toEqual({ slope, atFocus: expect.closeTo(0, 12) })
    const [b, c] = [-2 * (width / 4) - width / slope ** 2, (width / 4) ** 2]
    const ends = [1, -1].map((sign) => (-b + sign * Math.sqrt(b * b - 4 * c)) / 2)
    expect(ends.map((x) => holds(curve, { x, y: at(x) }))).toEqual([true, true])
    const [first = NaN, second = NaN] = ends
    expect(lastValue(model)).toBeCloseTo(Math.hypot(first - second, at(first) - at(second)), 6)
  },
})
