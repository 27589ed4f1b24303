import { expect } from 'vitest'
import { checkGenerators, formulasIn, holds, identical, lastValue, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { polynomialProblems } from './polynomial-problems.ts'

/** The exponents of the letters in a term, by growth: how often the value doubles when a letter doubles. */
const exponentsOf = (latex: string): readonly number[] =>
  ['x', 'y', 'z', 'a', 'b', 'c'].map((letter) => {
    const at = (value: number) => latexValue(latex, { x: 1, y: 1, z: 1, a: 1, b: 1, c: 1, [letter]: value })
    return Math.round(Math.log2(at(2) / at(1)))
  })

checkGenerators(polynomialProblems, {
  'degree-of-terms'({ formulas, answers }) {
    const terms = (formulas[0] ?? '').split(/(?=[+-])/)
    const degrees = terms.map((term) => exponentsOf(term).reduce((total, exponent) => total + exponent, 0))
    const coefficientOf = (degree: number) =>
      latexValue(terms[degrees.indexOf(degree)]?.replace('+', '') ?? '', { x: 1, y: 1 })
    const highest = Math.max(...degrees)
    expect(answers).toEqual([highest, coefficientOf(highest), coefficientOf(1)])
  },
  'monomial-pattern'({ text, formulas, answers }) {
    const shown = formulas.slice(0, 4).map((latex) => latexValue(latex, { x: 1 }))
    expect(formulas.slice(0, 4).map((latex) => exponentsOf(latex)[0])).toEqual([1, 2, 3, 4])
    const [first = NaN, second = NaN] = shown.map(Math.abs)
    const all = range(0, 99).map((index) => {
      const size = first + (second - first) * index
      return index % 2 === 0 ? Math.sign(shown[0] ?? NaN) * size : size
    })
    expect(all.slice(0, 4)).toEqual(shown)
    const [, order = NaN, size = NaN] = (/第 (\d+) 个.*绝对值是 (\d+)/.exec(text) ?? []).map(Number)
    expect(answers).toEqual([all[order - 1], order, all.map(Math.abs).indexOf(size) + 1])
  },
  'brackets-back'({ formulas, right, options }) {
    expect(options.filter((option) => identical(option.slice(1, -1), formulas[0] ?? ''))).toEqual([right])
  },
  'independent-of-x'({ formulas, answers }) {
    const [m = NaN, n = NaN, value] = answers
    for (const x of [-3, 0, 1, 5]) {
      expect(latexValue(formulas[0] ?? '', { m, n, x })).toBeCloseTo(value ?? NaN, 9)
    }
  },
  'same-kind'({ statements }) {
    for (const [text, truth] of statements) {
      const [first = [], second = []] = formulasIn(text).map(exponentsOf)
      expect(first.join() === second.join(), text).toBe(truth)
    }
  },
  'sum-is-monomial'({ formulas, answers }) {
    const [first = [], second = []] = formulas.map((latex) =>
      [...latex.matchAll(/\^\{([^}]+)\}/g)].map(([, power]) => power ?? ''),
    )
    const pairs = range(-9, 19).flatMap((m) => range(-9, 19).map((n) => ({ m, n })))
    const [pair, ...others] = pairs.filter((point) =>
      first.every((power, index) => latexValue(power, point) === latexValue(second[index] ?? '', point)),
    )
    expect({ others, answers }).toEqual({ others: [], answers: [((pair?.m ?? NaN) - (pair?.n ?? NaN)) ** 3] })
  },
  'difference-of-sums'({ formulas, right, options }) {
    expect(options.filter((option) => identical(option.slice(1, -1), formulas[0] ?? ''))).toEqual([right])
  },
  'misread-sign'({ formulas, model }) {
    const [given = '', , wrong = ''] = formulas
    const [original = '', right = ''] = formulasIn(model).map((latex) => latex.split('=')[1] ?? '')
    expect(identical(`(${original})+(${given})`, wrong)).toBe(true)
    expect(identical(`(${right})+2(${given})`, wrong)).toBe(true)
  },
  'like-terms-value'({ formulas, right }) {
    const x = Number(formulas[0]?.slice(2))
    expect(latexValue(right.slice(1, -1))).toBe(latexValue(formulas[1] ?? '', { x }))
  },
  'conditioned-value'({ formulas, model }) {
    const [condition = '', asked = ''] = formulas
    const points = range(-6, 6).flatMap((a) => range(-6, 6).map((b) => ({ a, b })))
    const [point, ...others] = points.filter((one) => holds(condition, one))
    expect(others).toEqual([])
    expect(lastValue(model)).toBe(latexValue(asked, point))
  },
})
