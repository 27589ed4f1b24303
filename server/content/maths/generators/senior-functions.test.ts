import { expect } from 'vitest'
import { caseLines, checkGenerators, formulasIn, holds, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { seniorFunctionGenerators } from './senior-functions.ts'

type Curve = (x: number) => number

const close = (left: number, right: number) => Math.abs(left - right) < 1e-9

const tried = [-2.1, -0.7, 0.3, 0.9, 1.6]

/** Whether a statement about a sine curve is true, judged only by its values. */
function isTrueOf(curve: Curve, statement: string): boolean {
  const formulas = formulasIn(statement)
  const last = formulas.at(-1) ?? ''
  if (statement.includes('奇函数')) return tried.every((x) => close(curve(-x), -curve(x)))
  if (statement.includes('周期')) {
    const period = latexValue(last)
    const repeats = (step: number) => tried.every((x) => close(curve(x + step), curve(x)))
    return repeats(period) && ![2, 3, 4, 5, 6, 8, 16].some((part) => repeats(period / part))
  }
  if (statement.includes('最大值'))
    return close(Math.max(...range(0, 14400).map((step) => curve((step * Math.PI) / 7200))), latexValue(last))
  if (statement.includes('对称轴')) {
    const axis = latexValue(formulas.find((latex) => latex.startsWith('x='))?.slice(2) ?? '')
    return tried.every((x) => close(curve(axis + x), curve(axis - x)))
  }
  if (statement.includes('对称中心')) {
    const centre = latexValue(/\((.*?),0/.exec(statement.replace('\\left', ''))?.[1] ?? '')
    return tried.every((x) => close(curve(centre + x), -curve(centre - x)))
  }
  const shift = latexValue(formulas.find((latex) => latex.startsWith('\\dfrac')) ?? '')
  return tried.every((x) => close(curve(x - shift), latexValue(last.slice(2), { x })))
}

checkGenerators(seniorFunctionGenerators, {
  'odd-function-value'({ text, formulas, answers }) {
    const rule = formulas.find((latex) => latex.startsWith('f(x)='))?.slice(5) ?? ''
    const asked = Number(/f\(-(\d+)\)/.exec(text)?.[1])
    const mirrored = latexValue(rule, { x: asked })
    expect((answers[0] ?? NaN) + (text.includes('奇函数') ? mirrored : -mirrored)).toBe(0)
  },
  'function-from-pieces'({ text, formulas, answers }) {
    const pieces = caseLines((formulas[0] ?? '').replace(',\\end', '\\end')).map((line) => line.split(',&'))
    const f = (x: number) => latexValue(pieces.find(([, where = '']) => holds(where, { x }))?.[0] ?? '', { x })
    const x = Number(/f\((-\d+)\)/.exec(text)?.[1])
    expect(answers).toEqual([f(x), f(f(x))])
  },
  'logarithm-domain'({ formulas, right, options }) {
    const rule = formulas[0]?.slice(5) ?? ''
    const inside = (option: string, x: number) => {
      const [, open, low, high, close] = /([([])(-?\d+),(-?\d+)([)\]])/.exec(option) ?? []
      return (
        (x > Number(low) || (open === '[' && x === Number(low))) &&
        (x < Number(high) || (close === ']' && x === Number(high)))
      )
    }
    const points = range(-40, 40).map((halves) => halves / 2)
    const fitting = options.filter((option) =>
      points.every((x) => Number.isFinite(latexValue(rule, { x })) === inside(option, x)),
    )
    expect(fitting).toEqual([right])
  },
  'logarithm-value'({ formulas, answers }) {
    expect(latexValue(formulas[0]?.slice(0, -1) ?? '')).toBeCloseTo(answers[0] ?? NaN, 9)
  },
  'compare-powers'({ statements }) {
    for (const [text, truth] of statements) expect(holds(text.slice(1, -1)), text).toBe(truth)
  },
  'trigonometric-ratios'({ text, formulas, answers }) {
    const acute = Math.asin(latexValue(formulas[0]?.split('=')[1] ?? ''))
    const angle = text.includes('\\left(0,') ? acute : Math.PI - acute
    expect(answers).toEqual(
      [Math.cos(angle), Math.tan(angle), Math.sin(2 * angle)].map((value) => expect.closeTo(value, 9)),
    )
  },
  'sine-curve'({ formulas, statements }) {
    const curve: Curve = (x) => latexValue(formulas[0]?.slice(5) ?? '', { x })
    for (const [text, truth] of statements) expect(isTrueOf(curve, text), text).toBe(truth)
  },
})
