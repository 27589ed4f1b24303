import { expect } from 'vitest'
import { checkGenerators, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { radicalAndQuadrilateralGenerators } from './radicals-and-quadrilaterals.ts'

checkGenerators(radicalAndQuadrilateralGenerators, {
  'like-radicals'({ formulas, answers }) {
    expect(answers[0]).toBeCloseTo(latexValue(formulas[0]?.slice(0, -1) ?? ''), 9)
  },
  'simplest-radical'({ right, options }) {
    const simple = options.filter((option) => {
      const radicand = latexValue(/\\sqrt\{(.*)\}/.exec(option)?.[1] ?? '')
      return Number.isInteger(radicand) && range(2, 20).every((divisor) => radicand % (divisor * divisor) !== 0)
    })
    expect(simple).toEqual([right])
  },
  'right-triangle'({ text, answers }) {
    const length = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(text)?.[1] ?? answers[0])
    expect(length('AC') ** 2 + length('BC') ** 2).toBeCloseTo(length('AB') ** 2, 6)
  },
  'sliding-ladder'({ numbers, model }) {
    const [ladder = NaN, foot = NaN, slip = NaN] = numbers
    const moved = Number(/答：\D*([\d.]+)/.exec(model)?.[1])
    const [before, after] = [Math.sqrt(ladder ** 2 - foot ** 2), Math.sqrt(ladder ** 2 - (foot + moved) ** 2)]
    expect(before - after).toBeCloseTo(slip, 9)
  },
  'rhombus-measures'({ numbers, answers }) {
    const [ac = NaN, bd = NaN] = numbers
    const [ax, by] = [ac / 2, bd / 2]
    const side = Math.hypot(ax, by)
    const corners = [
      [ax, 0],
      [0, by],
      [-ax, 0],
      [0, -by],
    ] as const
    const twice = corners.reduce((total, [x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % 4] ?? [0, 0]
      return total + x * nextY - nextX * y
    }, 0)
    const distance = Math.abs(by * -ax + ax * 0 - ax * by) / side
    expect(answers).toEqual([expect.closeTo(4 * side, 9), expect.closeTo(twice / 2, 9), expect.closeTo(distance, 9)])
  },
  'parallelogram-perimeter'({ text, answers }) {
    const [, be = NaN, ec = NaN] = (/BE=(\d+)\$，\$EC=(\d+)/.exec(text) ?? []).map(Number)
    const ab = (answers[0] ?? NaN) / 2 - (be + ec)
    const [b, half] = [[ab * Math.cos(1.2), ab * Math.sin(1.2)] as const, 0.6]
    const crossing = b[1] / Math.tan(half)
    expect(crossing - b[0]).toBeCloseTo(be, 9)
  },
})
