import { expect } from 'vitest'
import { caseLines, checkGenerators, formulasIn, holds, implicationHolds, range } from '../testing/check-generators.ts'
import { inequalityGenerators } from './inequalities.ts'

/** Whole numbers between -50 and 50 that satisfy both inequalities of the system. */
const solutionsOf = (cases: string) =>
  range(-50, 50).filter((x) => caseLines(cases).every((line) => holds(line, { x })))

checkGenerators(inequalityGenerators, {
  'count-integer-solutions'({ formulas, right }) {
    expect(right).toBe(`$${solutionsOf(formulas[0] ?? '').length}$`)
  },
  'solve-inequality-system'({ formulas, model }) {
    const solutions = solutionsOf(formulas[0] ?? '')
    const lines = model.split('\n')
    expect(formulasIn(lines.at(-1) ?? '').map(Number)).toEqual(solutions)
    const set = formulasIn(lines.at(-2) ?? '')[0] ?? ''
    const points = range(-400, 400).map((tenths) => ({ x: tenths / 20 }))
    const differing = points.filter(
      (point) => holds(set, point) !== caseLines(formulas[0] ?? '').every((line) => holds(line, point)),
    )
    expect(differing).toEqual([])
  },
  'inequality-properties'({ statements }) {
    for (const [text, truth] of statements) expect(implicationHolds(text), text).toBe(truth)
  },
  'inequality-problem'({ text, answers }) {
    const [a = 0, b = 0, c = 0, d = 0] = (text.match(/\d+/g) ?? []).map(Number)
    const contest = text.includes('竞赛')
    const fits = range(0, a).filter((x) => (contest ? b * x - c * (a - x) >= d : b * x + c * (a - x) <= d))
    expect(answers).toEqual([contest ? fits[0] : fits.at(-1)])
    expect(fits.length).toBeLessThan(a + 1)
  },
})
