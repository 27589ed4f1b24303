import { expect } from 'vitest'
import { checkGenerators, numberOf } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { shapeAndGraphGenerators } from './shapes-and-graphs.ts'

const degrees = (option: string): number => Number(/^\$(\d+)\^\\circ\$$/.exec(option)?.[1])

const angles = (formulas: readonly string[]): readonly number[] =>
  formulas.flatMap((latex) => /^\\angle ?\w+=(\d+)\^\\circ$/.exec(latex)?.[1] ?? []).map(Number)

checkGenerators(shapeAndGraphGenerators, {
  'angles-at-parallels'({ text, formulas, right }) {
    const sides = [...text.matchAll(/∠\d 在 [ab] 的(.)方、c 的(.)侧/g)].map(([, height, side]) => [height, side])
    // An angle is acute where the transversal, which rises to the right, leans over it.
    const [isFirstSharp, isSecondSharp] = sides.map(([height, side]) => (height === '上') === (side === '右'))
    const [first = NaN] = angles(formulas)
    expect(isFirstSharp).toBe(first < 90)
    expect(degrees(right)).toBe(isFirstSharp === isSecondSharp ? first : 180 - first)
  },
  'exterior-angle'({ formulas, right }) {
    const [atA = NaN, atB = NaN] = angles(formulas)
    const atC = 180 - atA - atB
    expect(degrees(right)).toBe(180 - atC)
  },
  'line-from-graph'({ text, options, right }) {
    const points = [...text.matchAll(/\((\S+), (\S+?)\)/g)].map(([, x, y]) => [numberOf(x), numberOf(y)] as const)
    expect(points.length).toBe(2)
    const passes = (option: string) => points.every(([x, y]) => latexValue(option.slice('$y='.length, -1), { x }) === y)
    expect(options.filter(passes)).toEqual([right])
  },
  'angle-at-centre'({ formulas, right }) {
    const [atCentre = NaN] = angles(formulas)
    expect(2 * degrees(right)).toBe(atCentre)
  },
})
