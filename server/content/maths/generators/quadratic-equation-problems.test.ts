import { expect } from 'vitest'
import { byWording, checkGenerators, formulasIn, holds, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { quadraticEquationProblems } from './quadratic-equation-problems.ts'

const wholeRoots = (equation: string) => range(1, 60).filter((x) => holds(equation, { x }))

/** Perimeters of the isosceles triangles whose sides are among the given lengths, both used. */
const perimeters = (p: number, q: number) =>
  [
    [p, p, q],
    [p, q, q],
  ].flatMap((sides) => {
    const total = sides.reduce((sum, side) => sum + side, 0)
    return sides.every((side) => side < total - side) ? [total] : []
  })

checkGenerators(quadraticEquationProblems, {
  'isosceles-roots'({ formulas, answers }) {
    const [short = NaN, long = NaN] = wholeRoots(formulas[0] ?? '')
    expect(answers).toEqual(perimeters(short, long))
  },
  'substituted-quadratic'({ formulas, answers }) {
    const [, equation = '', inner = ''] = formulas
    const left = equation.replace('=0', '')
    const signs = range(-80, 80).map((step) => [step / 10, latexValue(left, { x: step / 10 })] as const)
    const roots = signs.flatMap(([x, value], index) => {
      const [next, after] = signs[index + 1] ?? [x, value]
      return Math.abs(value) < 1e-9 ? [x] : value * after < 0 && Math.abs(after) > 1e-9 ? [zero(left, x, next)] : []
    })
    expect(roots.length).toBeGreaterThan(0)
    for (const x of roots) expect(latexValue(inner, { x })).toBeCloseTo(answers[0] ?? NaN, 6)
  },
  'root-situation'({ formulas, right }) {
    const left = formulas[0]?.replace('=0', '') ?? ''
    const least = Math.min(...range(-80, 80).map((step) => latexValue(left, { x: step / 10 })))
    const name = least < -1e-9 ? '有两个不相等的实数根' : least < 1e-9 ? '有两个相等的实数根' : '没有实数根'
    expect(right).toBe(name)
  },
  'isosceles-parameter'({ text, formulas, model }) {
    const side = Number(/边长是 (\d+)/.exec(text)?.[1])
    const found = range(1, 40).flatMap((k) => {
      const sides = range(1, 40).filter(
        (x) => Math.abs(latexValue(formulas[1]?.replace('=0', '') ?? '', { x, k })) < 1e-9,
      )
      const [p = NaN, q = p] = sides
      const all = [p, q, side]
      const total = p + q + side
      return new Set(all).size === 2 && all.every((one) => one < total - one) ? [total] : []
    })
    expect(found).toEqual([Number(/答：\D*(\d+)。/.exec(model)?.[1])])
  },
  'growth-equation'({ text, numbers, right, options }) {
    const [start = NaN, end = NaN] = numbers
    const sign = byWording(text, { 降价后: -1, 增长率: 1 })
    const x = (Math.sqrt(end / start) - 1) * sign
    expect(options.filter((option) => holds(option.slice(1, -1), { x }))).toEqual([right])
  },
  'growth-of-quarter'({ text, model }) {
    const [start = NaN, total = NaN, goal = NaN] = ['化肥 (\\d+) 吨，第', '共生产化肥 ([\\d.]+)', '达到 (\\d+)'].map(
      (words) => Number(new RegExp(words).exec(text)?.[1]),
    )
    const percent = Number(/月增长率是 \$(\d+)/.exec(model)?.[1])
    const months = [start]
    for (const _ of range(1, 3)) months.push((months.at(-1) ?? NaN) * (1 + percent / 100))
    expect(months.slice(0, 3).reduce((sum, month) => sum + month, 0)).toBeCloseTo(total, 9)
    expect(model.includes('不能达到')).toBe((months[3] ?? NaN) < goal)
    expect(formulasIn(model).some((latex) => latex.endsWith(`${goal}`))).toBe(true)
  },
})

/** The zero between two points where the values have different signs. */
function zero(left: string, low: number, high: number): number {
  let [from, to] = [low, high]
  for (const _ of range(1, 60)) {
    const middle = (from + to) / 2
    if (latexValue(left, { x: middle }) * latexValue(left, { x: from }) > 0) from = middle
    else to = middle
  }
  return from
}
