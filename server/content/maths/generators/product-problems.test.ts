import { expect } from 'vitest'
import {
  checkGenerators,
  formulasIn,
  holds,
  identical,
  lastValue,
  range,
  valueOf,
} from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { productProblems } from './product-problems.ts'

/** The coefficients of a cubic, from its values at four points. */
function cubic(at: (x: number) => number) {
  const [c, one, minus, two] = [at(0), at(1), at(-1), at(2)]
  const square = (one + minus) / 2 - c
  const top = (two - 4 * square - c - (one - minus)) / 6
  return { square, linear: (one - minus) / 2 - top }
}

checkGenerators(productProblems, {
  'missing-term'({ formulas, answers }) {
    const { square, linear } = cubic((x) => latexValue(formulas[0] ?? '', { x, m: answers[0] ?? NaN }))
    expect(formulas[1] === 'x' ? linear : square).toBeCloseTo(0, 9)
  },
  'misread-product'({ formulas, model }) {
    const [, , first = '', , swapped = ''] = formulas
    const [a, b] = [valueOf('a', model), valueOf('b', model)]
    expect(identical(`(x-(${a}))(2x+(${b}))`, first)).toBe(true)
    expect(identical(`(x+(${a}))(x+(${b}))`, swapped)).toBe(true)
    expect(identical(`(x+(${a}))(2x+(${b}))`, formulasIn(model).at(-1)?.split('=')[1] ?? '')).toBe(true)
  },
  'square-of-difference'({ formulas, right, options }) {
    expect(options.filter((option) => identical(option.slice(1, -1), formulas[0] ?? ''))).toEqual([right])
  },
  'reciprocal-squares'({ formulas, answers }) {
    const [given = '', ...asked] = formulas
    const known = Number(given.split('=')[1])
    const x = (known + Math.sqrt(known * known + (given.includes('+') ? -4 : 4))) / 2
    for (const [index, latex] of asked.entries())
      expect(latexValue(latex.slice(0, -1), { x }) / (answers[index] ?? NaN)).toBeCloseTo(1, 9)
  },
  'powers-given'({ formulas, answers }) {
    const [p = NaN, q = NaN] = formulas.slice(0, 2).map((latex) => Number(latex.split('=')[1]))
    const [m, n] = [Math.log2(p), Math.log2(q)]
    for (const [index, latex] of formulas.slice(2).entries())
      expect(latexValue(latex.slice(0, -1), { a: 2, m, n })).toBeCloseTo(answers[index] ?? NaN, 6)
  },
  'power-equation'({ formulas, right, options }) {
    const [left = '', wanted = ''] = formulas[0]?.split('=') ?? []
    const fitting = options.filter((option) => {
      const ratio = latexValue(left, { x: latexValue(option.slice(1, -1)) }) / latexValue(wanted)
      return Math.abs(ratio - 1) < 1e-9
    })
    expect(fitting).toEqual([right])
  },
  'cross-factors'({ formulas, right, options }) {
    expect(options.filter((option) => identical(option.slice(1, -1), formulas[0] ?? ''))).toEqual([right])
  },
  'completed-squares'({ formulas, model }) {
    const condition = formulas.find((latex) => latex.includes('=0')) ?? ''
    const pairs = range(1, 20).flatMap((a) => range(1, 20).map((b) => ({ a, b })))
    const [{ a, b } = { a: NaN, b: NaN }, ...others] = pairs.filter((pair) => holds(condition, pair))
    const sides = range(1, 60).filter((c) => a + b > c && a + c > b && b + c > a)
    expect(others).toEqual([])
    expect(lastValue(model)).toBe(a + b + Math.max(...sides))
  },
  'square-of-sum'({ formulas, right }) {
    expect(latexValue(right.slice(1, -1))).toBe(latexValue(formulas[0] ?? ''))
  },
  'telescoping-factors'({ formulas, answers }) {
    const formula = formulas[0] ?? ''
    const [, last] = /\\cdots\\left\(1-\\dfrac\{1\}\{(\d+)\^2\}/.exec(formula) ?? []
    const first = Number(/^(\d+)/.exec(formula)?.[1])
    const value =
      last === undefined
        ? range(1, first).reduce((total, n) => total + (n % 2 === 0 ? n * n : -n * n), 0)
        : range(2, Number(last)).reduce((product, n) => product * (1 - 1 / n ** 2), 1)
    expect(answers[0]).toBeCloseTo(value, 9)
  },
})
