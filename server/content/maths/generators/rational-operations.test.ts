import { expect } from 'vitest'
import { checkGenerators, formulasIn, holds, lastValue } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { rationalOperationGenerators } from './rational-operations.ts'

checkGenerators(rationalOperationGenerators, {
  'add-and-subtract'({ formulas, answers }) {
    expect(answers).toEqual([latexValue(formulas[0]?.slice(0, -1) ?? '')])
  },
  'sign-of-power'({ formulas, right }) {
    expect(right).toBe(`$${latexValue(formulas[0] ?? '')}$`)
  },
  'scientific-notation'({ numbers, right }) {
    expect(latexValue(right.slice(1, -1))).toBeCloseTo(numbers.at(-1) ?? NaN, 4)
    expect(right).toMatch(/^\$[1-9]\.\d+\\times10\^\{\d+\}\$$/)
  },
  'patrol-route'({ formulas, answers }) {
    let [position, way] = [0, 0]
    for (const step of formulas.map((latex) => latexValue(latex))) {
      position += step
      way += Math.sqrt(step * step)
    }
    expect(answers).toEqual([position > 0 ? position : -position, way, expect.closeTo(way * 0.1, 9)])
  },
  'correct-calculations'({ statements }) {
    for (const [text, truth] of statements) expect(holds(text.slice(1, -1)), text).toBe(truth)
  },
  'mixed-operations'({ formulas, model }) {
    expect(lastValue(model)).toBeCloseTo(latexValue(formulas[0] ?? ''), 9)
    for (const latex of formulasIn(model)) {
      for (const part of latex.split('=').filter((side) => side !== '')) {
        expect(latexValue(part), part).toBeCloseTo(lastValue(model), 9)
      }
    }
  },
})
