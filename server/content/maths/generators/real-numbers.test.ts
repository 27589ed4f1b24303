import { expect } from 'vitest'
import { byWording, checkGenerators, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { realNumberGenerators } from './real-numbers.ts'

const isRational = (latex: string): boolean => {
  const value = latexValue(latex.replace(/0\.\\dot\{(\d)\}/, (_, digit: string) => `0.${digit.repeat(15)}`))
  return range(1, 200).some((bottom) => Math.abs(value * bottom - Math.round(value * bottom)) < 1e-9)
}

checkGenerators(realNumberGenerators, {
  'square-and-cube-roots'({ text, formulas, right }) {
    const value = latexValue(formulas[0] ?? '')
    expect(right).toBe(
      byWording(text, { 的平方根是: `$\\pm${Math.sqrt(value)}$`, 的立方根是: `$${Math.cbrt(value)}$` }),
    )
  },
  'real-operations'({ formulas, answers }) {
    expect(answers).toEqual([expect.closeTo(latexValue(formulas[0]?.slice(0, -1) ?? ''), 9)])
  },
  'integer-and-decimal-part'({ formulas, answers }) {
    const value = latexValue(formulas[0] ?? '')
    const product = latexValue(formulas.at(-1) ?? '', { a: value % 1 })
    expect(answers).toEqual([Math.floor(value), expect.closeTo(value % 1, 9), expect.closeTo(product, 9)])
  },
  'irrational-numbers'({ statements }) {
    for (const [text, truth] of statements) expect(isRational(text.slice(1, -1)), text).toBe(!truth)
  },
})
