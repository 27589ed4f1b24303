import { expect } from 'vitest'
import { checkGenerators, holds, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { seniorConicProblems } from './senior-conic-problems.ts'

checkGenerators(seniorConicProblems, {
  'ellipse-from-perimeter'({ text, formulas, answers }) {
    const [a = NaN, b = NaN] = answers
    const perimeter = Number(/周长是 (\d+)/.exec(text)?.[1])
    const c = latexValue(formulas.find((latex) => latex.startsWith('\\dfrac') && !latex.includes('=')) ?? '') * a
    const [top, bottom] = [1, -1].map((side) => [-c, side * b * Math.sqrt(1 - (c / a) ** 2)] as const)
    const [, high = NaN] = top ?? []
    const [, low = NaN] = bottom ?? []
    expect(high - low + Math.hypot(2 * c, high) + Math.hypot(2 * c, low)).toBeCloseTo(perimeter, 9)
  },
  'focal-triangle'({ text, answers }) {
    const [a = NaN, b = NaN] = [...text.matchAll(/\}\{(\d+)\}/g)].map(([, square]) => Math.sqrt(Number(square)))
    const wanted = (Number(/=(\d+)\^\\circ/.exec(text)?.[1]) * Math.PI) / 180
    const c = Math.sqrt(a * a - b * b)
    const angleAt = (t: number) => {
      const [x, y] = [a * Math.cos(t), b * Math.sin(t)]
      return Math.atan2(x + c, y) - Math.atan2(x - c, y)
    }
    let [low, high] = [1e-9, Math.PI / 2]
    for (const _ of range(1, 80)) {
      const middle = (low + high) / 2
      if (angleAt(middle) < wanted) low = middle
      else high = middle
    }
    expect(answers[0]).toBeCloseTo(c * b * Math.sin(low), 6)
  },
  'hyperbola-parts'({ formulas, answers }) {
    const left = formulas[0]?.replace('=1', '') ?? ''
    const isUpright = latexValue(left, { x: 0, y: 1 }) > 0
    const value = (along: number, aside: number) =>
      latexValue(left, isUpright ? { x: aside, y: along } : { x: along, y: aside })
    const [axis = NaN, focal = NaN, ratio = NaN] = answers
    expect(value(axis / 2, 0)).toBeCloseTo(1, 9)
    const across = Math.sqrt(-1 / value(0, 1))
    const gaps = [0.3, 1.1, 2].map((t) => {
      const [u, v] = [(axis / 2) * Math.cosh(t), across * Math.sinh(t)]
      return Math.hypot(u + focal / 2, v) - Math.hypot(u - focal / 2, v)
    })
    expect(gaps).toEqual(gaps.map(() => expect.closeTo(axis, 9)))
    expect(ratio).toBeCloseTo(focal / axis, 9)
  },
  'focus-to-asymptote'({ text, formulas, answers }) {
    const [a = NaN, b = NaN] = answers
    const ratio = latexValue(formulas.find((latex) => latex.startsWith('\\dfrac') && !latex.includes('=')) ?? '')
    const c = Math.hypot(a, b)
    const along = Math.atan2(b, a)
    const area = (c * Math.cos(along) * c * Math.sin(along)) / 2
    expect({ ratio: c / a, area }).toEqual({
      ratio: expect.closeTo(ratio, 9),
      area: expect.closeTo(Number(/面积是 ([\d.]+)/.exec(text)?.[1]), 9),
    })
  },
  'vertical-focal-chord'({ formulas, answers }) {
    const half = (answers[0] ?? NaN) / 2
    const [curve = ''] = formulas
    const isSideways = curve.startsWith('y')
    const at = half / 2
    expect(holds(curve, isSideways ? { x: at, y: half } : { x: half, y: at })).toBe(true)
    expect(Math.hypot(half, 0)).toBeCloseTo(at + at, 9)
  },
  'tangent-of-parabola'({ formulas, answers }) {
    const [line = '', curve = ''] = formulas
    const m = answers[0] ?? NaN
    const [left = '', right = ''] = curve.split('=')
    const above = (x: number) => latexValue(left, { y: latexValue(line.slice(2), { x, m }) }) - latexValue(right, { x })
    const [zero, plus, minus] = [above(0), above(1), above(-1)]
    const [a, b] = [(plus + minus) / 2 - zero, (plus - minus) / 2]
    expect({ isCurved: a > 0, lowest: above(-b / (2 * a)) }).toEqual({ isCurved: true, lowest: expect.closeTo(0, 9) })
  },
})
