import { expect } from 'vitest'
import { checkGenerators, holds, range, valueOf } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { fractionProblems } from './fraction-problems.ts'

const points = range(-60, 60)

checkGenerators(fractionProblems, {
  'zero-of-absolute'({ formulas, answers }) {
    expect(points.filter((x) => latexValue(formulas[0] ?? '', { x }) === 0)).toEqual(answers)
  },
  'three-conditions'({ formulas, answers }) {
    const [m = NaN, n = NaN, value] = answers
    const [without = NaN, zero = NaN, asked = NaN] = formulas.flatMap(
      (latex) => /^x=(-?\d+)$/.exec(latex)?.slice(1).map(Number) ?? [],
    )
    const at = (x: number) => latexValue(formulas[0] ?? '', { x, m, n })
    expect(at(without)).not.toSatisfy(Number.isFinite)
    expect({ atZero: Math.abs(at(zero)), atAsked: at(asked) }).toEqual({ atZero: 0, atAsked: value })
  },
  'cleared-equation'({ formulas, right, options }) {
    const [left = '', other = ''] = formulas[0]?.split('=') ?? []
    const a = Number(/x-(\d+)/.exec(left)?.[1])
    const fitting = options.filter((option) => {
      const [one = '', two = ''] = option.slice(1, -1).split('=')
      return [0.5, 20, -7].every((x) => {
        const cleared = (latexValue(left, { x }) - latexValue(other, { x })) * (x - a)
        return Math.abs(latexValue(one, { x }) - latexValue(two, { x }) - cleared) < 1e-9
      })
    })
    expect(fitting).toEqual([right])
  },
  'extraneous-root'({ formulas, model }) {
    const equation = formulas[1] ?? ''
    const m = Number(formulas[2]?.slice(2))
    const root = valueOf('x', model.split('\n')[1] ?? '')
    const solved = (value: number) =>
      range(-12, 360)
        .map((step) => step / 12)
        .filter((x) => holds(equation, { x, m: value }))
    expect(solved(m).map((x) => x.toFixed(6))).toEqual([root.toFixed(6)])
    const extraneous = valueOf('m', model.split('\n')[2] ?? '')
    expect(solved(extraneous)).toEqual([])
    const [, low = '', other = ''] = /所以 \$(m<\d+)\$ 且 \$(m\\ne\d+)\$。$/.exec(model) ?? []
    const values = range(-4, 20)
    expect(values.filter((value) => holds(low, { m: value }) && holds(other, { m: value }))).toEqual(
      values.filter((value) => solved(value).some((x) => x > 0)),
    )
  },
})
