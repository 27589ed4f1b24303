import { expect } from 'vitest'
import { checkGenerators, pointsIn, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { coordinateProblems } from './coordinate-problems.ts'

type Point = readonly [x: number, y: number]

const origin: Point = [0, 0]

/** The area of a triangle by the products of its coordinates. */
const areaOf = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
  Math.abs(ax * (by - cy) + bx * (cy - ay) + cx * (ay - by)) / 2

checkGenerators(coordinateProblems, {
  'quadrant-of-point'({ text, right }) {
    const [[x, y] = origin] = pointsIn(text)
    const names = ['第一象限', '第二象限', '第三象限', '第四象限']
    expect(right).toBe(names[Math.floor(((Math.atan2(y, x) * 2) / Math.PI + 4) % 4)])
  },
  'point-with-parameter'({ formulas, model }) {
    const [first = '', second = ''] = formulas[0]?.slice(2, -1).split(',') ?? []
    const points = range(-60, 60).map((a): Point => [latexValue(first, { a }), latexValue(second, { a })])
    const fitting = points.filter(([x, y]) => y === 0 || Math.abs(x) === Math.abs(y))
    expect(pointsIn(model).sort(([a], [b]) => a - b)).toEqual(fitting.sort(([a], [b]) => a - b))
  },
  'area-at-origin'({ text, right }) {
    const [a = origin, b = origin] = pointsIn(text)
    expect(latexValue(right.slice(1, -1))).toBe(areaOf(a, b, origin))
  },
  'points-of-area'({ text, model }) {
    const [a = origin, b = origin] = pointsIn(text)
    const area = Number(/面积是 (\d+)。/.exec(text)?.[1])
    const places = range(-60, 60)
    const cs = places.map((y): Point => [0, y]).filter((c) => areaOf(a, b, c) === area)
    const ds = places.map((x): Point => [x, 0]).filter((d) => areaOf(b, cs[0] ?? origin, d) === area / 2)
    expect(pointsIn(model)).toEqual([...cs.toReversed(), ...ds])
  },
  'translation-found'({ text, answers }) {
    const [a = origin, c = origin, b = origin] = pointsIn(text)
    // In a parallelogram ABDC the diagonals AD and BC have the same middle.
    const [x = NaN, y = NaN] = answers
    expect({ across: x + a[0], up: y + a[1] }).toEqual({ across: b[0] + c[0], up: b[1] + c[1] })
  },
  'walking-point'({ text, answers }) {
    const [, up = NaN, across = NaN] = (/每次移动 (\d+) 个.*每次移动 (\d+) 个/.exec(text) ?? []).map(Number)
    const moves = Number(/第 (\d+) 次移动后/.exec(text)?.[1])
    let [x, y] = origin
    for (let move = 0; move < moves; move += 1) {
      if (move % 2 === 1) x += across
      else y = up - y
    }
    expect(answers).toEqual([x, y])
  },
})
