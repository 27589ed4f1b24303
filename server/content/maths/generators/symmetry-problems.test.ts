import { expect } from 'vitest'
import { checkGenerators, pointsIn, range, valueOf } from '../testing/check-generators.ts'
import { symmetryProblems } from './symmetry-problems.ts'

const degrees = (name: string, model: string) => (valueOf(`\\angle ${name}`, model) * 180) / Math.PI

/** The name of the criterion for three parts of the first triangle: corners `A` and sides `BC`. */
function criterionOf(parts: readonly string[]): string {
  const sides = parts.filter((part) => part.length === 2)
  const corners = parts.filter((part) => part.length === 1)
  if (sides.length === 3) return 'SSS'
  if (sides.length === 2) return sides.every((side) => side.includes(corners[0] ?? '')) ? 'SAS' : 'SSA'
  return corners.every((corner) => sides[0]?.includes(corner)) ? 'ASA' : 'AAS'
}

checkGenerators(symmetryProblems, {
  'named-criterion'({ formulas, right }) {
    const given = formulas.filter((latex) => latex.includes('='))
    expect(right).toBe(criterionOf(given.map((latex) => latex.replace('\\angle ', '').split('=')[0] ?? '')))
    expect(
      given
        .map((latex) => latex.replaceAll('\\angle ', ''))
        .filter((latex) => {
          const [first = '', second = ''] = latex.split('=')
          return [...first].map((letter) => 'DEF'['ABC'.indexOf(letter)]).join('') !== second
        }),
    ).toEqual([])
  },
  'three-right-angles'({ text, model }) {
    const [, ad = NaN, be = NaN] = (/AD=(\d+)\$，\$BE=(\d+)/.exec(text) ?? []).map(Number)
    // C at the origin, A at (-p, AD); CB is CA turned by a right angle, so B is at (AD, p).
    const p = be
    const [a, b] = [[-p, ad] as const, [ad, p] as const]
    expect(a[0] * b[0] + a[1] * b[1]).toBe(0)
    expect(valueOf('DE', model)).toBe(b[0] - a[0])
  },
  'base-angles'({ text, numbers, right }) {
    const [given = NaN] = numbers
    const apexes = range(1, 179).filter((apex) => (text.includes('A=') ? apex : (180 - apex) / 2) === given)
    expect(apexes.map((apex) => `$${text.includes('A=') ? (180 - apex) / 2 : apex}^\\circ$`)).toEqual([right])
  },
  'isosceles-chain'({ text, model }) {
    const outside = Number(/BCE=(\d+)/.exec(text)?.[1])
    // D at the origin on the line AB, DA = DC = 1: the angle at A grows until BC is 1 as well.
    const a = degrees('A', model)
    const turn = (2 * a * Math.PI) / 180
    const c = [Math.cos(turn), Math.sin(turn)] as const
    const b = [2 * Math.cos(turn), 0] as const
    expect(Math.hypot(c[0] - b[0], c[1] - b[1])).toBeCloseTo(1, 9)
    expect(degrees('B', model)).toBeCloseTo((Math.atan2(c[1], b[0] - c[0]) * 180) / Math.PI, 9)
    expect(a + degrees('B', model)).toBeCloseTo(outside, 9)
  },
  'symmetric-parameters'({ text, answers }) {
    const [, p = NaN, q = NaN] = (/2m-(\d+),n-(\d+)/.exec(text) ?? []).map(Number)
    const [[x, y] = [NaN, NaN]] = pointsIn(text)
    const [m = NaN, n = NaN, square] = answers
    const [mirroredX, mirroredY] = text.includes('$x$ 轴') ? [x, 0 - y] : [0 - x, y]
    expect({ x: 2 * m - p, y: n - q }).toEqual({ x: mirroredX, y: mirroredY })
    expect(square).toBe(m * m - 2 * m * n + n * n)
  },
  'shortest-way'({ text, answers }) {
    const [[ax, ay] = [NaN, NaN], [bx, by] = [NaN, NaN]] = pointsIn(text)
    const way = (x: number) => Math.hypot(ax - x, ay) + Math.hypot(bx - x, by)
    const [best] = range(-40, 400).sort((x, other) => way(x / 4) - way(other / 4))
    expect(answers).toEqual([(best ?? NaN) / 4, Math.abs(ay * (bx - ax))])
  },
})
