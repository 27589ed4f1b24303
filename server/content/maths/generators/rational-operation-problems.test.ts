import { expect } from 'vitest'
import { checkGenerators, formulasIn, holds, numeralsIn, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { rationalOperationProblems } from './rational-operation-problems.ts'

checkGenerators(rationalOperationProblems, {
  temperatures({ numbers, answers }) {
    const [morning = NaN, rise = NaN, fall = NaN] = numbers
    expect(answers).toEqual([morning - fall + rise])
  },
  'courier-route'({ formulas, numbers, model }) {
    const steps = formulas.slice(0, 6).map(Number)
    const has = numbers.at(-1) ?? NaN
    let [place, farthest, road] = [0, 0, 0]
    for (const step of steps) {
      place += step
      road += Math.abs(step)
      farthest = Math.max(farthest, place, -place)
    }
    const [far, fuel] = numeralsIn(model.split('答：')[1] ?? '')
    expect(far).toBe(farthest)
    expect(fuel).toBeCloseTo((road + Math.abs(place)) / 5 - has, 9)
    expect(fuel).toBeGreaterThan(0)
  },
  'equal-powers'({ right, options }) {
    const equal = options.filter((option) => {
      const [first = '', second = ''] = formulasIn(option)
      return Math.abs(latexValue(first) - latexValue(second)) < 1e-9
    })
    expect(equal).toEqual([right])
  },
  'last-digit'({ formulas, answers }) {
    const [, base = '', exponent = ''] = /^(\d)\^\{(\d+)\}$/.exec(formulas.at(-1) ?? '') ?? []
    expect(answers).toEqual([Number(BigInt(base) ** BigInt(exponent) % 10n)])
  },
  'grouped-fractions'({ formulas, answers }) {
    expect(answers).toEqual([expect.closeTo(latexValue(formulas[0]?.slice(0, -1) ?? ''), 9)])
  },
  'alternating-sum'({ formulas, answers }) {
    const [first = NaN, second = NaN, , , , last = NaN] = (formulas[0]?.match(/\d+/g) ?? []).map(Number)
    let total = 0
    for (let value = first, sign = 1; value <= last; value += second - first, sign = -sign) total += sign * value
    expect(answers).toEqual([total])
  },
  'two-operations'({ formulas, right }) {
    expect(latexValue(right.slice(1, -1))).toBe(latexValue(formulas[0] ?? ''))
  },
  'new-operation'({ formulas, answers }) {
    const rule = formulas.find((latex) => latex.includes('=a^2'))?.split('=')[1] ?? ''
    const [[a = NaN, b = NaN] = [], [, , c = NaN] = []] = formulas.slice(-2).map((latex) => numeralsIn(latex))
    const apply = (x: number, y: number) => latexValue(rule, { a: x, b: y })
    expect(answers).toEqual([apply(a, b), apply(a, apply(b, c))])
  },
  'one-operation'({ formulas, right }) {
    expect(latexValue(right.slice(1, -1))).toBe(latexValue(formulas[0] ?? ''))
  },
  'signs-of-results'({ formulas, statements }) {
    const points = range(-7, 7)
      .flatMap((a) => range(-7, 7).map((b) => ({ a, b })))
      .filter((point) => formulas.slice(2).every((given) => holds(given, point)))
    for (const [text, truth] of statements) {
      const verdicts = new Set(points.map((point) => holds(text.slice(1, -1), point)))
      expect([...verdicts], text).toEqual([truth])
    }
  },
  'large-units'({ text, right, options }) {
    const [, shown, unit] = /其中 ([\d.]+) (.)用/.exec(text) ?? []
    const value = Number(shown) * (unit === '万' ? 1e4 : 1e8)
    const fitting = options.filter((option) => {
      const latex = option.slice(1, -1)
      return Math.abs(latexValue(latex) / value - 1) < 1e-9 && Number.parseFloat(latex) < 10
    })
    expect(fitting).toEqual([right])
  },
  'light-travel'({ text, answers }) {
    const [mantissa = NaN, exponent = NaN, hours = NaN] = answers
    const seconds = Number(/经过 (\d+) s/.exec(text)?.[1])
    const speed = Number(/以 \$(\d)/.exec(text)?.[1]) * 10000
    expect(mantissa * 10 ** exponent).toBeCloseTo(300000 * seconds, 0)
    expect(hours * speed).toBeCloseTo(300000 * seconds, 0)
    expect(Math.floor(mantissa)).toBeGreaterThanOrEqual(1)
    expect(mantissa).toBeLessThan(10)
  },
})
