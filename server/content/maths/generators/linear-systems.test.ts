import { expect } from 'vitest'
import { caseLines, checkGenerators, formulasIn, holds } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { linearSystemGenerators } from './linear-systems.ts'

checkGenerators(linearSystemGenerators, {
  'linear-system'({ formulas, answers }) {
    const [x = NaN, y = NaN] = answers
    expect(caseLines(formulas[0] ?? '').map((line) => holds(line, { x, y }))).toEqual([true, true])
  },
  'system-parameter'({ formulas, answers }) {
    const [k = NaN] = answers
    const [e = NaN, f = NaN] = caseLines(formulas[2] ?? '').map((line) => latexValue(line.split('=')[1] ?? '', { k }))
    const [x, y] = [(2 * e - f) / 3, (2 * f - e) / 3]
    expect(caseLines(formulas[2] ?? '').map((line) => holds(line, { x, y, k }))).toEqual([true, true])
    expect(holds(formulas[3] ?? '', { x, y })).toBe(true)
  },
  'system-problem'({ text, model }) {
    const [count = 0, first = 0, second = 0, total = 0] = (text.match(/\d+/g) ?? []).map(Number)
    const [x = 0, y = 0] = (/答：(.*)/.exec(model)?.[1]?.match(/\d+/g) ?? []).map(Number)
    expect({ count: x + y, total: x * first + y * second }).toEqual({ count, total })
    const equations = formulasIn(model).find((latex) => latex.includes('cases')) ?? ''
    expect(caseLines(equations).map((line) => holds(line, { x, y }))).toEqual([true, true])
    expect({ isXPositive: x > 0, isYPositive: y > 0 }).toEqual({ isXPositive: true, isYPositive: true })
  },
})
