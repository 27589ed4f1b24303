import { expect } from 'vitest'
import { caseLines, checkGenerators, holds, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { seniorFunctionProblems } from './senior-function-problems.ts'

const isIn = (interval: string, x: number): boolean => {
  const [, open, low = '', high = '', close] = /^\$([([])(.*),(.*)([)\]])\$$/.exec(interval) ?? []
  const value = (latex: string) =>
    latex.includes('infty') ? (latex.startsWith('-') ? -Infinity : Infinity) : latexValue(latex)
  const [from, to] = [value(low), value(high)]
  return (open === '[' ? x >= from - 1e-9 : x > from + 1e-9) && (close === ']' ? x <= to + 1e-9 : x < to - 1e-9)
}

/** The options that contain exactly the points where a condition holds. */
const fittingOptions = (options: readonly string[], points: readonly number[], condition: (x: number) => boolean) =>
  options.filter((option) => points.every((x) => isIn(option, x) === condition(x)))

const twelfths = range(-120, 120).map((part) => part / 12)

checkGenerators(seniorFunctionProblems, {
  'odd-plus-constant'({ text, formulas, answers }) {
    const rule = formulas[0]?.slice(5) ?? ''
    const [, m = NaN, value = NaN] = (/f\((\d)\)=(-?\d+)/.exec(text) ?? []).map(Number)
    for (const b of [-2, 0.5, 3]) {
      const at = (a: number, x: number) => latexValue(rule, { a, b, x })
      const a = (value - at(0, m)) / (at(1, m) - at(0, m))
      expect(at(a, -m)).toBeCloseTo(answers[0] ?? NaN, 9)
    }
  },
  'odd-and-increasing'({ text, formulas, right, options }) {
    const half = Number(/\[-(\d)/.exec(text)?.[1])
    const [, first = '', second = ''] = /f\((.*)\)\+f\((.*)\)>0/.exec(formulas[2] ?? '') ?? []
    const sign = text.includes('单调递减') ? -1 : 1
    const f = (x: number) => (Math.abs(x) > half + 1e-9 ? NaN : sign * (x ** 3 + x))
    const solves = (x: number) => f(latexValue(first, { x })) + f(latexValue(second, { x })) > 1e-9
    expect(fittingOptions(options, twelfths, solves)).toEqual([right])
  },
  'value-of-piece'({ text, formulas, answers }) {
    const pieces = caseLines((formulas[0] ?? '').replace(',\\end', '\\end')).map((line) => line.split(',&'))
    const x = Number(/则 \$f\((-?\d+)\)/.exec(text)?.[1])
    expect(answers).toEqual([latexValue(pieces.find(([, where = '']) => holds(where, { x }))?.[0] ?? '', { x })])
  },
  'increasing-pieces'({ formulas, right, options }) {
    const [[left = '', where = ''] = [], [line = ''] = []] = caseLines(formulas[0] ?? '').map((one) => one.split(',&'))
    const border = Number(/(\d+)$/.exec(where)?.[1])
    const places = range(0, 80).map((step) => border - 4 + step / 20)
    const rises = (a: number) => {
      const values = [...places.map((x) => latexValue(left, { x, a })), latexValue(line, { x: border }) + 1e-9]
      return values.every((value, index) => index === 0 || value > (values[index - 1] ?? NaN))
    }
    const tried = range(-8, 40).map((quarters) => quarters / 4)
    expect(fittingOptions(options, tried, rises)).toEqual([right])
  },
  'domain-of-root-of-logarithm'({ formulas, right, options }) {
    const rule = formulas[0]?.slice(5) ?? ''
    expect(fittingOptions(options, twelfths, (x) => Number.isFinite(latexValue(rule, { x })))).toEqual([right])
  },
  'domain-of-composite'({ text, formulas, right, options }) {
    const inner = /f\((.*)\)/.exec(formulas[0] ?? '')?.[1] ?? ''
    const [, low = NaN, high = NaN] = (/\[(-?\d),(-?\d)\]/.exec(text) ?? []).map(Number)
    const accepted = [low, high].map((x) => latexValue(inner, { x }))
    const points = range(-64, 320).map((part) => part / 16)
    const isDefined = (x: number) =>
      x > 0 && Math.log2(x) >= (accepted[0] ?? NaN) && Math.log2(x) <= (accepted[1] ?? NaN)
    expect(fittingOptions(options, points, isDefined)).toEqual([right])
  },
  'power-of-logarithms'({ text, formulas, answers }) {
    const [p = NaN, q = NaN] = [...text.matchAll(/log_a(\d)/g)].map(([, value]) => Number(value))
    const asked = /a\^\{.*\}/.exec(formulas.at(-1) ?? '')?.[0] ?? ''
    const a = 1.7
    const values = { a, m: Math.log(p) / Math.log(a), n: Math.log(q) / Math.log(a) }
    expect(latexValue(asked, values)).toBeCloseTo(answers[0] ?? NaN, 6)
  },
  'equal-exponentials'({ text, formulas, answers }) {
    const [, p = NaN, q = NaN] = (/\$(\d+)\^x=(\d+)\^y/.exec(text) ?? []).map(Number)
    const [m = NaN] = answers
    expect(m).toBeGreaterThan(0)
    expect(holds(formulas[1] ?? '', { x: Math.log(m) / Math.log(p), y: Math.log(m) / Math.log(q) })).toBe(true)
  },
})
