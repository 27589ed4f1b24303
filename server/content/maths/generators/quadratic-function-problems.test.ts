import { expect } from 'vitest'
import { checkGenerators, formulasIn, holds, pointsIn, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { quadraticFunctionProblems } from './quadratic-function-problems.ts'

type Curve = (x: number) => number

const curveOf =
  (latex = ''): Curve =>
  (x) =>
    latexValue(latex.replace(/^y=/, ''), { x })

/** The x where a curve is highest or lowest, among whole numbers. */
const turnOf = (curve: Curve, side: 1 | -1) =>
  range(0, 200).reduce((best, x) => (side * curve(x) > side * curve(best) + 1e-9 ? x : best), 0)

/** Whether a conclusion about a parabola with given zeros holds for one of each size. */
function isTrueOf(low: number, high: number, up: boolean, statement: string): boolean {
  return [0.5, 1, 3].every((size) => {
    const a = up ? size : -size
    const [b, c] = [-a * (low + high), a * low * high]
    const curve: Curve = (x) => a * x * x + b * x + c
    const [first = '', second = ''] = formulasIn(statement)
    if (statement.includes('随')) {
      const from = Number(first.slice(2))
      return curve(from + 3) > curve(from + 1) === statement.includes('增大而增大')
    }
    if (statement.includes('根'))
      return formulasIn(statement)
        .slice(1)
        .every((x) => Math.abs(curve(Number(x))) < 1e-9)
    if (statement.includes('当'))
      return range(1, 90).every((step) => holds(second, { y: curve(Number(first.slice(2)) + step / 9) }))
    return range(-9, 9).every((m) => holds(first, { a, b, c, m }))
  })
}

checkGenerators(quadraticFunctionProblems, {
  'vertex-of-form'({ formulas, right, options }) {
    const curve = curveOf(formulas[0])
    const fitting = options.filter((option) => {
      const [[x, y] = [NaN, NaN]] = pointsIn(option)
      return curve(x) === y && curve(x - 1) === curve(x + 1)
    })
    expect(fitting).toEqual([right])
  },
  'parabola-coefficients'({ text, statements }) {
    const axis = Number(/直线 \$x=(-?\d+)/.exec(text)?.[1])
    const [[low] = [NaN]] = pointsIn(text)
    for (const [statement, truth] of statements)
      expect(isTrueOf(low, 2 * axis - low, text.includes('向上'), statement), statement).toBe(truth)
  },
  'shifted-general-parabola'({ text, formulas, answers }) {
    const [, sideways, across, upwards, up] = /向([左右])平移 (\d+).*向([上下])平移 (\d+)/.exec(text) ?? []
    const [dx, dy] = [Number(across) * (sideways === '右' ? 1 : -1), Number(up) * (upwards === '上' ? 1 : -1)]
    const curve = curveOf(formulas[0])
    const [b = NaN, c = NaN] = answers
    expect(range(-3, 3).map((x) => x * x + b * x + c)).toEqual(range(-3, 3).map((x) => curve(x - dx) + dy))
  },
  'shift-through-origin'({ formulas, model }) {
    const curve = curveOf(formulas[0])
    const [[x, y] = [NaN, NaN]] = pointsIn(model)
    expect({ y, isTurn: curve(x - 1) === curve(x + 1) }).toEqual({ y: curve(x), isTurn: true })
    const shifts = range(1, 40).filter((m) => curve(-m) === 0)
    expect(shifts).toEqual([Number(/所以 \$m=(\d+)/.exec(model)?.[1])])
    const after = curveOf(/即 \$(.*)\$/.exec(model)?.[1])
    expect(range(-3, 3).map(after)).toEqual(range(-3, 3).map((at) => curve(at - (shifts[0] ?? NaN))))
  },
  'profit-vertex'({ formulas, answers }) {
    const curve = curveOf(formulas.find((latex) => latex.startsWith('y=')))
    const turn = turnOf(curve, 1)
    expect(answers).toEqual([turn, curve(turn)])
  },
  'profit-by-price'({ text, formulas, answers }) {
    const cost = Number(/成本是 (\d+)/.exec(text)?.[1])
    const sold = curveOf(formulas.find((latex) => latex.startsWith('=-'))?.slice(1))
    const profit: Curve = (x) => (x - cost) * sold(x)
    const turn = turnOf(profit, 1)
    expect(answers).toEqual([turn, profit(turn)])
  },
})
