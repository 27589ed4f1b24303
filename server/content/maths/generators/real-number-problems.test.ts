import { expect } from 'vitest'
import {
  checkGenerators,
  formulasIn,
  holds,
  lastValue,
  numeralsIn,
  range,
  valueOf,
} from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { realNumberProblems } from './real-number-problems.ts'

checkGenerators(
  realNumberProblems,
  {
    'surd-and-rational'({ formulas, answers }) {
      const [coefficient = NaN, rational = NaN] = answers
      const surd = latexValue(formulas[1] ?? '')
      expect(coefficient * surd + rational).toBeCloseTo(latexValue(formulas[0] ?? ''), 9)
    },
    'real-calculation'({ formulas, model }) {
      expect(lastValue(model)).toBeCloseTo(latexValue(formulas[0] ?? ''), 9)
    },
    'two-roots-of-number'({ formulas, answers }) {
      const [a = NaN, square = NaN] = answers
      const roots = formulas.slice(0, 2).map((latex) => latexValue(latex, { a }))
      expect(roots.map((root) => root * root)).toEqual([square, square])
      expect((roots[0] ?? 0) * (roots[1] ?? 0)).toBeLessThan(0)
    },
    'combined-roots'({ text, formulas, model }) {
      const [x, y] = [valueOf('x', model), valueOf('y', model)]
      const [, b = NaN, c = NaN] = (/算术平方根是 (\d+).*立方根是 (\d+)/.exec(text) ?? []).map(Number)
      expect(Math.sqrt(latexValue(formulas[0] ?? '', { x }))).toBeCloseTo(b, 9)
      expect(Math.cbrt(latexValue(formulas[1] ?? '', { x, y }))).toBeCloseTo(c, 9)
      const [root = NaN] = numeralsIn(formulasIn(model).at(-1) ?? '')
      expect(root).toBe(Math.sqrt(latexValue(formulas.at(-1) ?? '', { x, y })))
    },
    'between-integers'({ formulas, right }) {
      const [low = NaN, high = NaN] = numeralsIn(right)
      expect(high).toBe(low + 1)
      expect(holds(`${low}<${formulas[0]}<${high}`)).toBe(true)
    },
    'decimal-parts'({ formulas, model }) {
      const partOf = (latex = '') => latexValue(latex) % 1
      expect(
        latexValue(
          formulasIn(model)
            .find((latex) => latex.startsWith('a='))
            ?.split('=')
            .at(-1) ?? '',
        ),
      ).toBeCloseTo(partOf(formulas[0]), 9)
      expect(
        latexValue(
          formulasIn(model)
            .find((latex) => latex.startsWith('b='))
            ?.split('=')
            .at(-1) ?? '',
        ),
      ).toBeCloseTo(partOf(formulas[2]), 9)
      expect(lastValue(model)).toBeCloseTo(partOf(formulas[0]) + partOf(formulas[2]), 9)
    },
    'rational-coefficients'({ formulas, answers }) {
      const [x = NaN, y = NaN] = answers
      expect(holds(formulas[2] ?? '', { x, y })).toBe(true)
      // Another pair of rational numbers of the same kind does not fit.
      const fitting = range(-20, 20).flatMap((one) =>
        range(-20, 20).filter((other) => holds(formulas[2] ?? '', { x: one, y: other })),
      )
      expect(fitting).toEqual([y])
    },
  },
  ['irrational-statements'],
)
