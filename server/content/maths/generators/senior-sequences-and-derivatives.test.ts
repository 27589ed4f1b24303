import { expect } from 'vitest'
import { checkGenerators, formulasIn, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { sequenceAndDerivativeGenerators } from './senior-sequences-and-derivatives.ts'

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Slope of a formula in x, by a central difference. */
const slopeOf = (latex: string, x: number) =>
  (latexValue(latex, { x: x + 1e-5 }) - latexValue(latex, { x: x - 1e-5 })) / 2e-5

checkGenerators(sequenceAndDerivativeGenerators, {
  'arithmetic-sequence'({ text, answers }) {
    const [step = NaN, first = NaN, sum] = answers
    const terms = range(0, 39).map((index) => first + step * index)
    const given = [...text.matchAll(/a_(\d)=(-?\d+)/g)].map(
      ([, index, value]) => [Number(index), Number(value)] as const,
    )
    expect(given.map(([index]) => terms[index - 1])).toEqual(given.map(([, value]) => value))
    expect({ given: given.length, sum }).toEqual({
      given: 2,
      sum: total(terms.slice(0, Number(/前 (\d+) 项/.exec(text)?.[1]))),
    })
  },
  'geometric-sum'({ text, answers }) {
    const [, first = NaN, fourth = NaN, count = NaN] = (
      /a_1=(-?\d+)\$，\$a_4=(-?\d+)\$，则它的前 (\d) 项/.exec(text) ?? []
    ).map(Number)
    const ratio = Math.cbrt(fourth / first)
    expect(answers[0]).toBeCloseTo(total(range(0, count - 1).map((index) => first * ratio ** index)), 6)
  },
  'telescoping-sum'({ text, model }) {
    const [, first = NaN, count = NaN, sum = NaN] = (/a_1=(\d+)\$，前 (\d) 项的和 \$S_\d=(\d+)/.exec(text) ?? []).map(
      Number,
    )
    const general =
      formulasIn(model)
        .find((latex) => latex.startsWith('a_n='))
        ?.split('=')
        .at(-1) ?? ''
    const at = (n: number) => latexValue(general, { n })
    expect({ first: at(1), sum: total(range(1, count).map(at)) }).toEqual({ first, sum })
    const answer = formulasIn(model).at(-1)?.split('=').at(-1) ?? ''
    const partial = total(range(1, 9).map((n) => 1 / (at(n) * at(n + 1))))
    expect(latexValue(answer, { n: 9 })).toBeCloseTo(partial, 12)
  },
  'tangent-line'({ text, formulas, right, options }) {
    const [, x = NaN, y = NaN] = (/\((-?\d+),(-?\d+)\)/.exec(text) ?? []).map(Number)
    const curve = formulas[0]?.slice(2) ?? ''
    const touching = options.filter((option) => {
      const line = option.slice(3, -1)
      return latexValue(line, { x }) === y && Math.abs(slopeOf(line, x) - slopeOf(curve, x)) < 1e-6
    })
    expect({ touching, y: latexValue(curve, { x }) }).toEqual({ touching: [right], y })
  },
  'cubic-extremes'({ text, formulas, model }) {
    const rule = formulas[0]?.slice(5) ?? ''
    const [, from = NaN, to = NaN] = (/\[(-?\d+),(-?\d+)\]/.exec(text) ?? []).map(Number)
    const named = Object.fromEntries(
      [...model.matchAll(/(极大|极小)值是 \$f\((-?\d+)\)=(-?\d+)\$/g)].map(([, kind = '', x, y]) => [
        kind,
        [Number(x), Number(y)],
      ]),
    )
    const at = (x: number) => latexValue(rule, { x })
    const turns = range(-100, 100)
      .map((tenths) => tenths / 10)
      .filter((x) => Math.abs(slopeOf(rule, x)) < 1e-6)
    const kindOf = (x: number) => (at(x) > at(x + 0.3) ? '极大' : '极小')
    expect(named).toEqual(Object.fromEntries(turns.map((x) => [kindOf(x), [x, at(x)]])))
    const values = range(from * 10, to * 10).map((tenths) => at(tenths / 10))
    const extremes = (/最大值是 \$(-?\d+)\$，最小值是 \$(-?\d+)\$/.exec(model) ?? []).slice(1).map(Number)
    expect(extremes).toEqual([expect.closeTo(Math.max(...values), 9), expect.closeTo(Math.min(...values), 9)])
  },
  'derivative-rules'({ statements }) {
    for (const [text, truth] of statements) {
      const [, rule = '', result = ''] = /^\$\\left\((.*)\\right\)'=(.*)\$$/.exec(text) ?? []
      const agrees = [0.6, 1.1, 2.3].every((x) => Math.abs(slopeOf(rule, x) / latexValue(result, { x }) - 1) < 1e-6)
      expect(agrees, text).toBe(truth)
    }
  },
})
