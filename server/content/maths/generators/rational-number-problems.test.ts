import { expect } from 'vitest'
import { checkGenerators, formulasIn, holds, numeralsIn, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { rationalNumberProblems } from './rational-number-problems.ts'

const signed = range(-20, 20)

checkGenerators(
  rationalNumberProblems,
  {
    'folded-number-line'({ numbers, answers }) {
      const [left = NaN, right = NaN, other = NaN] = numbers
      const folds = range(-200, 200).filter((halves) => halves / 2 - left === right - halves / 2)
      expect(answers).toEqual(folds.map((halves) => halves - other))
    },
    'moving-points'({ numbers, model }) {
      const [start = NaN, end = NaN, fast = NaN, slow = NaN] = numbers
      const apart = numbers.at(-1)
      const gapAt = (second: number) => end - slow * second - (start + fast * second)
      const seconds = range(0, 60)
      const [meeting = NaN] = seconds.filter((second) => gapAt(second) === 0)
      const distant = seconds.filter((second) => Math.abs(gapAt(second)) === apart)
      expect(numeralsIn(model.split('答：')[1] ?? '')).toEqual([meeting, start + fast * meeting, ...distant, apart])
    },
    'overlapping-sets'({ formulas, answers }) {
      const circles = formulas.slice(0, 8).map((latex) => {
        const value = latexValue(latex)
        return Number(value < 0) + Number(Number.isInteger(value))
      })
      expect(answers).toEqual([2, 1, 0].map((count) => circles.filter((other) => other === count).length))
    },
    'least-of-four'({ formulas, right }) {
      expect(latexValue(right.slice(1, -1))).toBe(Math.min(...formulas.map((latex) => latexValue(latex))))
    },
    'order-of-opposites'({ formulas, statements }) {
      const points = range(-7, 7)
        .flatMap((a) => range(-7, 7).map((b) => ({ a, b })))
        .filter((point) => formulas.every((given) => holds(given, point)))
      for (const [text, truth] of statements) {
        const verdicts = new Set(points.map((point) => holds(formulasIn(text)[0] ?? '', point)))
        expect([...verdicts], text).toEqual([truth])
      }
    },
    'opposites-apart'({ text, answers }) {
      const distance = Number(/距离是 \$(\d+)\$/.exec(text)?.[1])
      const [a = NaN, b = NaN, total] = answers
      const isFirst = /表示 \$a\$ 的点在/.test(text)
      expect({ sum: a + b, apart: isFirst ? b - a : a - b, total }).toEqual({
        sum: 0,
        apart: distance,
        total: distance,
      })
    },
    'absolute-and-order'({ formulas, model }) {
      const pairs = signed.flatMap((a) => signed.map((b) => ({ a, b })))
      const fitting = pairs.filter((point) => formulas.slice(0, 3).every((given) => holds(given, point)))
      const distances = [...model.matchAll(/当 \$b=(-?\d+)\$ 时，两点之间的距离是 (\d+)/g)].map((found) =>
        found.slice(1),
      )
      expect(distances.map((found) => found.map(Number)).sort(([b = 0], [c = 0]) => b - c)).toEqual(
        fitting.map(({ a, b }) => [b, Math.abs(a - b)]),
      )
      expect(fitting.filter(({ a }) => !model.includes(`$a=${a}$`))).toEqual([])
    },
    'negative-numbers'({ statements }) {
      for (const [text, truth] of statements) expect(latexValue(text.slice(1, -1)) < 0, text).toBe(truth)
    },
    'absolute-sum-zero'({ formulas, answers }) {
      const [a = NaN, b = NaN, last] = answers
      expect(holds(formulas[0] ?? '', { a, b })).toBe(true)
      expect(last).toBe(latexValue(formulas.at(-1)?.slice(0, -1) ?? '', { a, b }))
    },
  },
  ['rational-statements'],
)
