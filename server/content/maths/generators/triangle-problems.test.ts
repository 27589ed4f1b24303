import { expect } from 'vitest'
import { checkGenerators, numeralsIn, range, valueOf } from '../testing/check-generators.ts'
import { triangleProblems } from './triangle-problems.ts'

const answersOf = (model: string) => numeralsIn(model.split('答：')[1] ?? '')

const isTriangle = ([a = NaN, b = NaN, c = NaN]: readonly number[]) => a + b > c && b + c > a && c + a > b

checkGenerators(triangleProblems, {
  'possible-sides'({ right, options }) {
    expect(options.filter((option) => isTriangle(numeralsIn(option)))).toEqual([right])
  },
  'isosceles-sides'({ text, model }) {
    const [, a = NaN, b = NaN] = (/a-(\d+).*b-(\d+)/.exec(text) ?? []).map(Number)
    const sides = [
      [a, a, b],
      [b, b, a],
    ].filter(isTriangle)
    expect(answersOf(model)).toEqual(sides.map((lengths) => lengths.reduce((total, length) => total + length, 0)))
  },
  'exterior-and-bisector'({ numbers, answers }) {
    const [a = NaN, b = NaN] = numbers
    const c = 180 - a - b
    expect(answers).toEqual([180 - c, 180 - b / 2 - c])
  },
  'bisectors-meet'({ numbers, model }) {
    const [a = NaN] = numbers
    for (const b of [20, 55]) {
      const outside = 180 - (180 - a - b)
      const e = 180 - b / 2 - (180 - a - b) - outside / 2
      expect((valueOf('\\angle E', model) * 180) / Math.PI).toBeCloseTo(e, 9)
    }
  },
  'two-polygons'({ numbers, answers }) {
    const [outside = NaN, more = NaN] = numbers
    const [regular = NaN, diagonals, sides = NaN] = answers
    // Going around the polygon turns by one exterior angle at each corner.
    expect(range(3, 60).filter((count) => Math.abs(count * outside - 360) < 1e-9)).toEqual([regular])
    expect(diagonals).toBe(range(0, regular - 1).filter((corner) => ![0, 1, regular - 1].includes(corner)).length)
    expect(range(3, 60).filter((count) => count * 180 - 360 === 360 + more)).toEqual([sides])
  },
  'forgotten-angle'({ numbers, model }) {
    const [result = NaN] = numbers
    const found = range(3, 60).flatMap((sides) => {
      const missing = sides * 180 - 360 - result
      return missing > 0 && missing < 180 ? [[missing, sides]] : []
    })
    expect([answersOf(model)]).toEqual(found)
  },
})
