import { expect } from 'vitest'
import { checkGenerators, formulasIn, holds, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { seniorVectorProblems } from './senior-vector-problems.ts'

type Pair = readonly [number, number]

const times = ([a, b]: Pair, [c, d]: Pair): Pair => [a * c - b * d, a * d + b * c]

/** A printed complex number, evaluated with i = 0 and i = 1. */
const complexValue = (latex: string): Pair => {
  const [plain, unit] = [0, 1].map((i) => latexValue(latex.replace('\\mathrm{i}', '(i)'), { i }))
  return [plain ?? NaN, (unit ?? NaN) - (plain ?? NaN)]
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

checkGenerators(seniorVectorProblems, {
  'size-of-combination'({ text, formulas, answers }) {
    const angle = radians(Number(/(\d+)\^\\circ/.exec(text)?.[1]))
    const [p = NaN, q = NaN] = [...text.matchAll(/right\|=(\d)/g)].map(([, size]) => Number(size))
    const combined = /\|(.*)\\right/.exec(formulas.at(-1) ?? '')?.[1] ?? ''
    const at = (a: number, b: number) => latexValue(combined.replaceAll(/[{}]/g, ''), { a, b })
    expect(answers[0]).toBeCloseTo(Math.hypot(at(p, q * Math.cos(angle)), at(0, q * Math.sin(angle))), 9)
  },
  'product-on-side'({ text, answers }) {
    const [, a = NaN, b = NaN] = (/AB=(\d+)\$，\$BC=(\d+)/.exec(text) ?? []).map(Number)
    const products = range(0, 240).map((step) => {
      const t = (b * step) / 240
      return a * a + t * (t - b)
    })
    expect(answers).toEqual([expect.closeTo(Math.max(...products), 9), expect.closeTo(Math.min(...products), 9)])
  },
  'side-by-cosine-theorem'({ text, answers }) {
    const [, a = NaN, b = NaN, angle = NaN] = (/a=(\d)\$，\$b=(\d)\$，\$C=(\d+)/.exec(text) ?? []).map(Number)
    const [x, y] = [b * Math.cos(radians(angle)), b * Math.sin(radians(angle))]
    expect(answers[0]).toBeCloseTo(Math.hypot(x - a, y), 9)
  },
  'greatest-area'({ text, formulas, model }) {
    const condition = formulas.find((latex) => latex.includes('\\cos')) ?? ''
    const side = Number(/若 \$a=(\d+)/.exec(text)?.[1])
    const triangle = (A: number, B: number) => {
      const C = Math.PI - A - B
      const scale = side / Math.sin(A)
      return { A, C, a: side, b: scale * Math.sin(B), c: scale * Math.sin(C) }
    }
    const angles = range(1, 179).filter((angle) =>
      range(1, 9).every((part) => holds(condition, triangle(radians(angle), (Math.PI - radians(angle)) * (part / 10)))),
    )
    const [angle = NaN] = angles
    expect(angles).toEqual([Number(/所以 \$A=(\d+)/.exec(model)?.[1])])
    const areas = range(1, 999).map((part) => {
      const { A, b, c } = triangle(radians(angle), (Math.PI - radians(angle)) * (part / 1000))
      return (b * c * Math.sin(A)) / 2
    })
    expect(latexValue(formulasIn(model).at(-1) ?? '')).toBeCloseTo(Math.max(...areas), 6)
  },
  'conjugate-equation'({ formulas, right, options }) {
    const [, k = NaN, value = ''] = /z\+(\d)\\overline\{z\}=(.*)/.exec(formulas[1] ?? '') ?? []
    const [real, imaginary] = complexValue(value)
    const fitting = options.filter((option) => {
      const [a, b] = complexValue(option.slice(1, -1))
      return a + Number(k) * a === real && b - Number(k) * b === imaginary
    })
    expect(fitting).toEqual([right])
  },
  'complex-root'({ formulas, answers }) {
    const z = complexValue(formulas[0] ?? '')
    const [p = NaN, q = NaN] = answers
    const [real, imaginary] = times(z, z)
    expect({ real: real + p * z[0] + q, imaginary: imaginary + p * z[1] }).toEqual({ real: 0, imaginary: 0 })
  },
  'imaginary-modulus'({ formulas, text, answers }) {
    const [, real = '', imaginary = ''] = /\((.*)\)\+\((.*)\)/.exec(formulas[0] ?? '') ?? []
    const m = range(-9, 9).find((value) => latexValue(real, { m: value }) === 0) ?? NaN
    const added = Number(/z\+(\d)/.exec(text)?.[1])
    expect((answers[0] ?? NaN) ** 2 - latexValue(imaginary, { m }) ** 2).toBeCloseTo(added ** 2, 9)
  },
  'modulus-on-circle'({ formulas, answers }) {
    const [, difference = '', radius = NaN] = /\|z(.*)\|=(\d)/.exec(formulas[1] ?? '') ?? []
    const [a, b] = complexValue(difference)
    const sizes = range(0, 7200).map((step) => {
      const angle = (step * Math.PI) / 3600
      return Math.hypot(Number(radius) * Math.cos(angle) - a, Number(radius) * Math.sin(angle) - b)
    })
    expect(answers).toEqual([expect.closeTo(Math.max(...sizes), 4), expect.closeTo(Math.min(...sizes), 4)])
  },
})
