import { expect } from 'vitest'
import { checkGenerators, formulasIn, valueOf } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { vectorAndComplexGenerators } from './senior-vectors-and-complex.ts'

type Pair = readonly [number, number]

const pairsIn = (text: string) =>
  [...text.matchAll(/=\((-?\d+),(-?\d+)\)/g)].map(([, x, y]): Pair => [Number(x), Number(y)])
const times = ([a, b]: Pair, [c, d]: Pair): Pair => [a * c - b * d, a * d + b * c]

/** A printed complex number, evaluated with i = 0 and i = 1. */
const complexValue = (latex: string): Pair => {
  const [plain, unit] = [0, 1].map((i) => latexValue(latex.replace('\\mathrm{i}', '(i)'), { i }))
  return [plain ?? NaN, (unit ?? NaN) - (plain ?? NaN)]
}

checkGenerators(vectorAndComplexGenerators, {
  'plane-vectors'({ text, answers }) {
    const [[a, b] = [NaN, NaN], [c, d] = [NaN, NaN]] = pairsIn(text)
    const [, , lambda = NaN] = answers
    const angle = Math.atan2(b, a) - Math.atan2(d, c)
    const product = Math.hypot(a, b) * Math.hypot(c, d) * Math.cos(angle)
    expect(answers.slice(0, 2)).toEqual([expect.closeTo(product, 9), expect.closeTo(Math.hypot(a + c, b + d), 9)])
    expect((a + lambda * c) * c + (b + lambda * d) * d).toBeCloseTo(0, 9)
  },
  'cosine-theorem'({ text, model }) {
    const [, b = NaN, c = NaN, degrees = NaN] = (/b=(\d+)\$，\$c=(\d+)\$，\$A=(\d+)/.exec(text) ?? []).map(Number)
    const angle = (degrees * Math.PI) / 180
    const [x, y] = [c * Math.cos(angle), c * Math.sin(angle)]
    const a = Math.hypot(x - b, y)
    const atC = Math.atan2(y, b - x)
    expect({ side: valueOf('a', model), area: valueOf('S', model), sine: valueOf('\\sin C', model) }).toEqual({
      side: expect.closeTo(a, 9),
      area: expect.closeTo((b * y) / 2, 9),
      sine: expect.closeTo(Math.sin(atC), 9),
    })
  },
  'complex-quotient'({ formulas, right, options }) {
    const [, top = '', bottom = ''] =
      /^\\dfrac\{((?:[^{}]|\{[^}]*\})*)\}\{((?:[^{}]|\{[^}]*\})*)\}$/.exec(formulas[0] ?? '') ?? []
    const fitting = options.filter((option) => {
      const [product, wanted] = [times(complexValue(option.slice(1, -1)), complexValue(bottom)), complexValue(top)]
      return Math.hypot(product[0] - wanted[0], product[1] - wanted[1]) < 1e-9
    })
    expect(fitting).toEqual([right])
  },
  'complex-modulus'({ text, answers }) {
    const factors = [...(formulasIn(text)[0] ?? '').matchAll(/\(([^()]*)\)/g)].map(([, factor = '']) =>
      complexValue(factor),
    )
    const size = factors.reduce((product, [real, imaginary]) => product * Math.hypot(real, imaginary), 1)
    expect({ factors: factors.length, modulus: answers[0] }).toEqual({ factors: 2, modulus: expect.closeTo(size, 9) })
  },
})
