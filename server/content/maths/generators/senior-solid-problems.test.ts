import { expect } from 'vitest'
import { checkGenerators, formulasIn, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { seniorSolidProblems } from './senior-solid-problems.ts'

type Spot = readonly [number, number, number]

const corners: Readonly<Record<string, Spot>> = {
  A: [0, 0, 0],
  B: [1, 0, 0],
  C: [1, 1, 0],
  D: [0, 1, 0],
  A_1: [0, 0, 1],
  B_1: [1, 0, 1],
  C_1: [1, 1, 1],
  D_1: [0, 1, 1],
}

const spotsIn = (name: string): Spot[] =>
  (name.match(/[A-D](?:_1)?/g) ?? []).map((corner) => corners[corner] ?? [NaN, NaN, NaN])

const between = ([a, b, c]: Spot = [NaN, NaN, NaN], [x, y, z]: Spot = [NaN, NaN, NaN]): Spot => [x - a, y - b, z - c]

const product = ([a, b, c]: Spot, [x, y, z]: Spot) => a * x + b * y + c * z

checkGenerators(seniorSolidProblems, {
  'cone-from-sector'({ text, formulas, answers }) {
    const slant = Number(/半径为 (\d+)/.exec(text)?.[1])
    const angle = latexValue(formulas[0] ?? '')
    const side = (angle * slant ** 2) / 2
    const base = Math.PI * ((angle * slant) / (2 * Math.PI)) ** 2
    expect(answers[0]).toBeCloseTo(side + base, 9)
  },
  'cylinder-in-cone'({ numbers, model }) {
    const [radius = NaN, height = NaN] = numbers
    const sides = range(1, 400).map((step) => {
      const x = (radius * step) / 400
      return [x, 2 * Math.PI * x * (height - (height / radius) * x)] as const
    })
    const best = sides.reduce((top, side) => (side[1] > top[1] ? side : top))
    const printed = formulasIn(model.split('答')[1] ?? '').map((latex) => latexValue(latex.replace('x=', '')))
    expect(printed).toEqual(best.map((value) => expect.closeTo(value, 9)))
    const layers = range(0, 999).map((step) => Math.PI * ((radius * (step + 0.5)) / 1000) ** 2 * (height / 1000))
    const volume = latexValue(/V=.*=(.*?)\$/.exec(model)?.[1] ?? '')
    expect(layers.reduce((sum, layer) => sum + layer, 0) / volume).toBeCloseTo(1, 5)
  },
  'sphere-surface'({ text, answers }) {
    const given = latexValue(/是 \$?([^$，]+)\$?，/.exec(text)?.[1] ?? '')
    const diameter = text.includes('周长') ? given / Math.PI : given
    expect(answers[0]).toBeCloseTo(Math.PI * diameter ** 2, 9)
  },
  'pyramid-in-sphere'({ text, formulas, answers }) {
    const side = latexValue(formulas[0] ?? '')
    const height = Number(/高是 (\d+)/.exec(text)?.[1])
    const radius = Math.sqrt((answers[0] ?? NaN) / (4 * Math.PI))
    expect(Math.hypot(side / 2, side / 2, height - radius)).toBeCloseTo(radius, 9)
  },
  'perpendicular-in-cube'({ text, right, options }) {
    const [origin, first, second] = spotsIn(/平面 \$(.*?)\$/.exec(text)?.[1] ?? '')
    const sides = [between(origin, first), between(first, second)]
    const fitting = options.filter((option) => {
      const [from, to] = spotsIn(option)
      return sides.every((side) => product(side, between(from, to)) === 0)
    })
    expect(fitting).toEqual([right])
  },
  'distance-in-pyramid'({ text, model }) {
    const [, width = NaN, depth = NaN, height = NaN] = (/AB=(\d+)\$，\$AD=(\d+)\$，\$PA=(\d+)/.exec(text) ?? []).map(
      Number,
    )
    const volume = (width * depth * height) / 6
    const base = (width * Math.hypot(depth, height)) / 2
    expect(latexValue(formulasIn(model).at(-1) ?? '')).toBeCloseTo((3 * volume) / base, 9)
  },
})
