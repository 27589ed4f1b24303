import { expect } from 'vitest'
import { checkGenerators, formulasIn, holds, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { quadraticGenerators } from './quadratics.ts'

type Curve = (x: number) => number

/** Whether a statement about a parabola is true, judged only by its values; `turn` is the x of its vertex. */
function isTrueOf(curve: Curve, turn: number, statement: string): boolean {
  const up = curve(turn + 1) > curve(turn)
  const [value = NaN] = formulasIn(statement)
    .flatMap((latex) => latex.match(/-?\d+/g) ?? [])
    .map(Number)
  if (statement.includes('开口')) return statement.includes('向上') === up
  if (statement.includes('对称轴')) return [1, 2.5, 7].every((step) => curve(value + step) === curve(value - step))
  if (/最[大小]值/.test(statement)) return statement.includes('最小值') === up && curve(turn) === value
  if (statement.includes('随')) {
    const side = statement.includes('>') ? 1 : -1
    const [near, far] = [curve(value + side * 0.5), curve(value + side * 4)]
    return (side === 1 ? far > near : near > far) === statement.includes('而增大')
  }
  const [x = NaN, y = NaN] = (/\((-?\d+),(-?\d+)\)/.exec(statement) ?? []).slice(1).map(Number)
  if (statement.includes('顶点')) return x === turn && y === curve(turn)
  if (statement.includes('交点')) return curve(x) === y
  return statement.includes('有两个公共点') === (curve(turn) < 0 === up)
}

checkGenerators(quadraticGenerators, {
  'quadratic-roots'({ formulas, answers }) {
    const [low = NaN, high = NaN] = answers
    expect({
      lowHolds: holds(formulas[0] ?? '', { x: low }),
      highHolds: holds(formulas[0] ?? '', { x: high }),
      areOrdered: low < high,
    }).toEqual({ lowHolds: true, highHolds: true, areOrdered: true })
  },
  discriminant({ formulas, right, options }) {
    const left = (formulas[1] ?? '').replace('=0', '')
    const at = (k: number) => [0, 1, -1].map((x) => latexValue(left, { x, k }))
    const twoRoots = (k: number) => {
      const [c = 0, plus = 0, minus = 0] = at(k)
      const [a, b] = [(plus + minus) / 2 - c, (plus - minus) / 2]
      return a !== 0 && b * b > 4 * a * c + 1e-9
    }
    const bound = latexValue(/<(.*?)\$/.exec(right)?.[1] ?? '')
    const tried = [-2, -0.1, 0, 0.01, bound / 2, bound, bound + 0.01, bound + 3]
    const fitting = options.filter((option) =>
      tried.every((k) => twoRoots(k) === formulasIn(option).every((part) => holds(part, { k }))),
    )
    expect(fitting).toEqual([right])
  },
  'growth-rate'({ numbers, model }) {
    const [start = NaN, end = NaN] = numbers
    const percent = Number(/答：\D*(\d+)/.exec(model)?.[1])
    const once = start + (start * percent) / 100
    expect(once + (once * percent) / 100).toBeCloseTo(end, 9)
  },
  'parabola-properties'({ formulas, statements }) {
    const curve: Curve = (x) => latexValue(formulas[0]?.slice(2) ?? '', { x })
    const turn = range(-10, 10).find((x) => curve(x + 1) === curve(x - 1)) ?? NaN
    for (const [text, truth] of statements) expect(isTrueOf(curve, turn, text), text).toBe(truth)
  },
  'shifted-parabola'({ text, formulas, right, options }) {
    const [, sideways, across, upwards, up] = /向([左右])平移 (\d+).*向([上下])平移 (\d+)/.exec(text) ?? []
    const [dx, dy] = [Number(across) * (sideways === '右' ? 1 : -1), Number(up) * (upwards === '上' ? 1 : -1)]
    const value = (latex: string, x: number) => latexValue(latex.slice(2), { x })
    const fitting = options.filter((option) => {
      return [-2, 0, 1, 5].every((x) => value(option.slice(1, -1), x + dx) === value(formulas[0] ?? '', x) + dy)
    })
    expect(fitting).toEqual([right])
  },
  'best-price'({ numbers, model }) {
    const [cost = 0, price = 0, sold = 0, rise = 0, fewer = 0] = numbers
    const outcomes = range(0, 60).map(
      (x) => [price + x * rise, (price + x * rise - cost) * (sold - fewer * x)] as const,
    )
    const best = outcomes.reduce((top, outcome) => (outcome[1] > top[1] ? outcome : top))
    expect((/答：(.*)/.exec(model)?.[1]?.match(/\d+/g) ?? []).map(Number)).toEqual(best)
  },
})
