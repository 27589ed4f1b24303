import { expect } from 'vitest'
import { checkGenerators, formulasIn, holds, lastValue, pointsIn, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { functionAndDataGenerators } from './functions-and-data.ts'

checkGenerators(functionAndDataGenerators, {
  'function-domain'({ formulas, right, options }) {
    const defined = (x: number) => Number.isFinite(latexValue(formulas[0]?.slice(2) ?? '', { x }))
    const points = range(-40, 40).map((halves) => halves / 2)
    const fitting = options.filter((option) => {
      return points.every((x) => defined(x) === formulasIn(option).every((condition) => holds(condition, { x })))
    })
    expect(fitting).toEqual([right])
  },
  'line-quadrants'({ formulas, right }) {
    const seen = range(-400, 400).map((tenths) => {
      const [x, y] = [tenths / 10, latexValue(formulas[0]?.slice(2) ?? '', { x: tenths / 10 })]
      if (x === 0 || y === 0) return ''
      return x > 0 ? (y > 0 ? '第一象限' : '第四象限') : y > 0 ? '第二象限' : '第三象限'
    })
    expect(seen).not.toContain(right)
    expect(new Set(seen.filter((name) => name !== '')).size).toBe(3)
  },
  'line-through-points'({ text, model }) {
    const [[ax, ay] = [NaN, NaN], [bx, by] = [NaN, NaN]] = pointsIn(text)
    const line = formulasIn(model).find(
      (latex) => latex.startsWith('y=') && latex.includes('x') && !latex.includes('k'),
    )
    expect([ax, bx].map((x) => latexValue(line?.slice(2) ?? '', { x }))).toEqual([ay, by])
    const atZero = latexValue(line?.slice(2) ?? '', { x: 0 })
    const zero = ax - (ay * (bx - ax)) / (by - ay)
    expect(lastValue(model)).toBeCloseTo(Math.abs(atZero * zero) / 2, 9)
  },
  'crossing-lines'({ formulas, answers }) {
    const [x = NaN, y] = answers
    expect(formulas.slice(0, 2).map((line) => latexValue(line.slice(2), { x }))).toEqual([y, y])
  },
  'data-centre'({ numbers, answers }) {
    const [mean = NaN, median = NaN, mode] = answers
    const counts = numbers.map((value) => numbers.filter((other) => other === value).length)
    expect(numbers.map((value) => value - mean).reduce((total, part) => total + part, 0)).toBeCloseTo(0, 9)
    expect({
      atMostThreeBelow: numbers.filter((value) => value < median).length <= 3,
      atMostThreeAbove: numbers.filter((value) => value > median).length <= 3,
    }).toEqual({ atMostThreeBelow: true, atMostThreeAbove: true })
    expect(numbers).toContain(median)
    expect(new Set(numbers.filter((_, index) => counts[index] === Math.max(...counts)))).toEqual(new Set([mode]))
  },
  variance({ numbers, answers }) {
    const mean = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / values.length
    expect(answers[0]).toBeCloseTo(mean(numbers.map((value) => value * value)) - mean(numbers) ** 2, 9)
  },
})
