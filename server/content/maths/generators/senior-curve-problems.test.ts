import { expect } from 'vitest'
import { byWording, checkGenerators, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { seniorCurveProblems } from './senior-curve-problems.ts'

/** The greatest and the least value of a rule among points between two ends. */
function extremesOn(rule: string, from: number, to: number): readonly [number, number] {
  const values = range(0, 720).map((step) => latexValue(rule, { x: from + ((to - from) * step) / 720 }))
  return [Math.max(...values), Math.min(...values)]
}

const ruleIn = (formulas: readonly string[]) => formulas[0]?.slice(5) ?? ''

checkGenerators(seniorCurveProblems, {
  'extremes-of-power'({ text, formulas, answers }) {
    const [, from = NaN, to = NaN] = (/\[(-?\d),(-?\d)\]/.exec(text) ?? []).map(Number)
    expect(answers).toEqual(extremesOn(ruleIn(formulas), from, to).map((value) => expect.closeTo(value, 9)))
  },
  'monotonic-composite'({ text, formulas, right, options }) {
    const rule = ruleIn(formulas)
    const goal = byWording(text, { 单调递增区间: 1, 单调递减区间: -1 })
    const places = range(-64, 64).map((quarters) => quarters / 4 + 0.05)
    const behaves = (x: number) => goal * (latexValue(rule, { x: x + 0.01 }) - latexValue(rule, { x })) > 0
    const fitting = options.filter((option) => {
      const [, low, high] = /\((.*),(.*)\)/.exec(option) ?? []
      return places.every((x) => (high === '+\\infty' ? x > Number(low) : x < Number(high)) === behaves(x))
    })
    expect(fitting).toEqual([right])
  },
  'second-ratio'({ text, formulas, right }) {
    const angle = Math.PI - Math.asin(latexValue(formulas[0]?.split('=')[1] ?? ''))
    const wanted = byWording(text, { '\\cos': Math.cos(angle), '\\tan': Math.tan(angle) })
    expect(latexValue(right.slice(1, -1))).toBeCloseTo(wanted, 9)
  },
  'sum-of-sine-and-cosine'({ formulas, answers }) {
    const [given = '', where = '', , asked = ''] = formulas
    const [left = '', value = ''] = given.split('=')
    const [from = NaN, to = NaN] = (/\(([^,]*),(.*?)(?:\\right)?\)$/.exec(where.replace('\\left', '')) ?? [])
      .slice(1)
      .map((latex) => latexValue(latex))
    const at = (latex: string, angle: number) =>
      latexValue(latex, { '\\alpha': angle }) - (latex === left ? latexValue(value) : 0)
    const steps = range(1, 4000).map((step) => from + ((to - from) * step) / 4001)
    const found = steps.filter((angle, index) => at(left, angle) * at(left, steps[index - 1] ?? angle) < 0)
    const [angle = NaN] = found
    expect(found).toHaveLength(1)
    expect(answers).toEqual([
      expect.closeTo(Math.sin(2 * angle), 2),
      expect.closeTo(at(asked.replace('=', ''), angle), 2),
    ])
  },
  'sine-parts'({ formulas, answers }) {
    const [period = NaN, most = NaN, least = NaN] = answers
    const rule = ruleIn(formulas)
    expect(extremesOn(rule, 0, 2 * Math.PI)).toEqual([expect.closeTo(most, 2), expect.closeTo(least, 2)])
    const repeats = (step: number) =>
      [0.1, 0.7, 1.9].every((x) => Math.abs(latexValue(rule, { x: x + step }) - latexValue(rule, { x })) < 1e-9)
    expect([period, period / 2, period / 3].map(repeats)).toEqual([true, false, false])
  },
  'sine-on-interval'({ formulas, answers }) {
    expect(answers).toEqual(extremesOn(ruleIn(formulas), 0, Math.PI / 2).map((value) => expect.closeTo(value, 9)))
  },
})
