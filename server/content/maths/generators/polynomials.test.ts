import { expect } from 'vitest'
import { checkGenerators, formulasIn, identical, lastValue } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { polynomialGenerators } from './polynomials.ts'

checkGenerators(polynomialGenerators, {
  'monomial-parts'({ formulas, right }) {
    const monomial = formulas[0] ?? ''
    const coefficient = latexValue(monomial, { x: 1, y: 1 })
    const degree = Math.log2(latexValue(monomial, { x: 2, y: 2 }) / coefficient)
    expect(formulasIn(right).map((latex) => latexValue(latex))).toEqual([coefficient, expect.closeTo(degree, 9)])
  },
  'like-terms'({ formulas, answers }) {
    const [m = NaN, n = NaN, total] = answers
    const at = (x: number, y: number) => formulas.slice(0, 2).map((latex) => latexValue(latex, { x, y, m, n }))
    const [first = NaN, second = NaN] = at(1, 1)
    expect(total).toBe(first + second)
    for (const [p = NaN, q = NaN] of [at(2, 3), at(5, 0.5)]) expect(p / q).toBeCloseTo(first / second, 9)
  },
  'remove-brackets'({ formulas, right, options }) {
    expect(options.filter((option) => identical(option.slice(1, -1), formulas[0] ?? ''))).toEqual([right])
  },
  'bracket-rules'({ statements }) {
    for (const [text, truth] of statements) {
      const [left = '', right = ''] = text.slice(1, -1).split('=')
      expect(identical(left, right), text).toBe(truth)
    }
  },
  'simplify-then-evaluate'({ formulas, model }) {
    const [x = NaN, y = NaN] = formulas.slice(1, 3).map((latex) => latexValue(latex.slice(2)))
    expect(lastValue(model)).toBe(latexValue(formulas[0] ?? '', { x, y }))
    const [expanded = '', simplified = ''] = formulasIn(model).map((latex) => latex.slice(1))
    expect({
      isExpanded: identical(expanded, formulas[0] ?? ''),
      isSimplified: identical(simplified, expanded),
    }).toEqual({ isExpanded: true, isSimplified: true })
  },
})
