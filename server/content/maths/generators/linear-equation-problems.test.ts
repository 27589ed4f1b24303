import { expect } from 'vitest'
import { checkGenerators, formulasIn, holds, lastValue, range, valueOf } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { linearEquationProblems } from './linear-equation-problems.ts'

const rootsOf = (equation: string, others: Readonly<Record<string, number>> = {}) =>
  range(-99, 99).filter((x) => holds(equation, { ...others, x }))

const points = range(-5, 9).flatMap((a) => range(-5, 9).flatMap((b) => [-2, 0, 1].map((c) => ({ a, b, c }))))

checkGenerators(linearEquationProblems, {
  'shared-root'({ formulas, answers }) {
    const [x = NaN, m = NaN] = answers
    expect(formulas.slice(1, 3).filter((equation) => !holds(equation, { x, m }))).toEqual([])
  },
  'integer-roots'({ formulas, model }) {
    const values = range(-30, 30).filter((m) => rootsOf(formulas[1] ?? '', { m }).some((x) => x > 0))
    const fitting = values.filter((m) => rootsOf(formulas[1] ?? '', { m }).length === 1)
    expect(model).toContain(`$m$ 的值是 ${fitting.join('，')}。`)
    expect(lastValue(model)).toBe(fitting.reduce((total, m) => total + m, 0))
  },
  'balanced-sides'({ formulas, right, options }) {
    const roots = options.filter((option) => holds(formulas[0] ?? '', { a: latexValue(option.slice(3, -1)) }))
    expect(roots).toEqual([right])
  },
  'equality-conclusions'({ statements }) {
    for (const [text, truth] of statements) {
      const [from = '', to = ''] = formulasIn(text)
      const fitting = points.filter((point) => holds(from, point))
      expect(fitting.length, text).toBeGreaterThan(1)
      expect(
        fitting.every((point) => holds(to, point)),
        text,
      ).toBe(truth)
    }
  },
  'one-fraction'({ formulas, answers }) {
    expect(rootsOf(formulas[0] ?? '')).toEqual(answers)
  },
  'careless-student'({ formulas, model }) {
    const [equation = '', , , found = ''] = formulas
    const [careless = ''] = formulasIn(model)
    expect(holds(careless, { x: latexValue(found.slice(2)) })).toBe(true)
    expect(holds(equation, { x: valueOf('x', model) })).toBe(true)
    expect(rootsOf(equation)).not.toContain(latexValue(found.slice(2)))
  },
  'nested-brackets'({ formulas, right }) {
    expect(rootsOf(formulas[0] ?? '').map((x) => `$${x}$`)).toEqual([right])
  },
  'roots-apart'({ text, formulas, answers }) {
    const [, first = '', second = ''] = formulas
    const more = Number(/大 (\d+)，/.exec(text)?.[1])
    const [root = NaN] = rootsOf(second)
    expect(rootsOf(first, { m: answers[0] ?? NaN })).toEqual([root + more])
  },
})
