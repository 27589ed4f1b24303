import { expect } from 'vitest'
import { checkGenerators, formulasIn, holds, identical, valueOf } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { productAndFractionGenerators } from './products-and-fractions.ts'

checkGenerators(productAndFractionGenerators, {
  'power-rules'({ statements }) {
    for (const [text, truth] of statements) {
      const [left = '', right = ''] = text.slice(1, -1).split('=')
      expect(identical(left, right), text).toBe(truth)
    }
  },
  'perfect-square-value'({ formulas, answers }) {
    const [total = NaN, product = NaN] = formulas.slice(0, 2).map((latex) => latexValue(latex.split('=')[1] ?? ''))
    const a = (total + Math.sqrt(total * total - 4 * product)) / 2
    expect(answers[0]).toBeCloseTo(latexValue(formulas[2]?.slice(0, -1) ?? '', { a, b: total - a }), 6)
  },
  'expand-product'({ formulas, answers }) {
    const [m = NaN, n = NaN] = answers
    for (const x of [-3, -1, 0, 2, 7]) expect(holds(formulas[0] ?? '', { x, m, n })).toBe(true)
  },
  'factorise-fully'({ formulas, right, options }) {
    const complete = options.filter((option) => {
      return identical(option.slice(1, -1), formulas[0] ?? '') && !/\([^)]*x\^2/.test(option)
    })
    expect(complete).toEqual([right])
  },
  'factor-to-compute'({ formulas, answers }) {
    expect(answers).toEqual([latexValue(formulas[0]?.slice(0, -1) ?? '')])
  },
  'fraction-is-zero'({ formulas, right, options }) {
    const zeros = options.filter((option) => {
      const values = option.includes('pm')
        ? [1, -1].map((sign) => sign * latexValue(option.slice(4, -1)))
        : [latexValue(option.slice(1, -1))]
      return values.every((x) => latexValue(formulas[0] ?? '', { x }) === 0)
    })
    expect(zeros).toEqual([right])
  },
  'fractional-equation'({ formulas, model }) {
    const x = valueOf('x', model)
    expect(holds(formulas[0] ?? '', { x })).toBe(true)
    const steps = formulasIn(model).filter((latex) => latex.includes('=') && latex.includes('x'))
    expect(steps.filter((step) => !holds(step, { x }))).toEqual([])
  },
})
