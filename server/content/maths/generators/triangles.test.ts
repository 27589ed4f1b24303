import { expect } from 'vitest'
import { byWording, checkGenerators, formulasIn, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { triangleGenerators } from './triangles.ts'

/** The corner or side that an equation of parts names, in terms of the first triangle: `A`, or `BC`. */
const partOf = (equation: string) => (/^\\angle ([A-C])/.exec(equation) ?? /^([A-C]{2})/.exec(equation))?.[1] ?? ''

/** Whether three parts (corners `A`, sides `BC`) determine a triangle: SSS, SAS, ASA or AAS. */
function fixesTriangle(parts: readonly string[]): boolean {
  const sides = parts.filter((part) => part.length === 2)
  const corners = parts.filter((part) => part.length === 1)
  if (sides.length === 0) return false
  const [first = '', second = ''] = sides
  return sides.length !== 2 || [...first].find((end) => second.includes(end)) === corners[0]
}

checkGenerators(triangleGenerators, {
  'third-side'({ text, numbers, right }) {
    const [a = 0, b = 0] = numbers
    const step = text.includes('偶数') ? 2 : 1
    const possible = range(1, 50).filter((c) => c % step === 0 && a + b > c && a + c > b && b + c > a)
    expect(right).toBe(`$${possible.length}$`)
  },
  'polygon-angles'({ text, numbers, answers }) {
    const [given = NaN] = numbers
    const [sides = 0] = answers
    let total = 0
    for (let corner = 3; corner <= sides; corner += 1) total += 180
    const asked = byWording(text, { 外角和的: total / 360, '内角和是 ': total, 每个内角: total / sides })
    expect(asked).toBeCloseTo(given, 9)
  },
  'congruence-conditions'({ formulas, statements }) {
    const given = formulas.filter((latex) => latex.includes('=')).map(partOf)
    for (const [text, truth] of statements) {
      expect(fixesTriangle([...given, partOf(text.slice(1, -1))]), text).toBe(truth)
    }
  },
  'isosceles-angle'({ numbers, right }) {
    const [given = NaN] = numbers
    const tops = range(1, 359).filter((halves) => halves / 2 === given || (180 - halves / 2) / 2 === given)
    const named = formulasIn(right).map((latex) => Math.round((latexValue(latex) * 180) / Math.PI))
    expect(named.sort((a, b) => a - b)).toEqual(tops.map((halves) => halves / 2))
  },
  'reflected-point'({ text, answers }) {
    const points = [...text.matchAll(/\((-?\d+),(-?\d+)\)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
    const axes = [...text.matchAll(/关于 \$([xy])\$ 轴/g)].map(([, axis]) => axis)
    const [[px, py] = [NaN, NaN], [qx, qy] = [NaN, NaN]] = points.map(([x, y], index) => {
      return axes[index] === 'x' ? [x, 0 - y] : [0 - x, y]
    })
    expect(answers).toEqual([px, py, (qx ?? NaN) + (qy ?? NaN)])
  },
})
