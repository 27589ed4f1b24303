import { expect } from 'vitest'
import { checkGenerators, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { solidAndChanceGenerators } from './senior-solids-and-chance.ts'

/** Mean and variance of a list. */
const momentsOf = (values: readonly number[]) => {
  const mean = values.reduce((total, value) => total + value, 0) / values.length
  return [mean, values.reduce((total, value) => total + (value - mean) ** 2, 0) / values.length] as const
}

checkGenerators(
  solidAndChanceGenerators,
  {
    'cone-measures'({ numbers, answers }) {
      const [radius = NaN, slant = NaN] = numbers
      const [height = NaN] = answers
      const sector = (2 * Math.PI * radius * slant) / 2
      const slices = range(0, 1999).map((index) => Math.PI * ((radius * (index + 0.5)) / 2000) ** 2 * (height / 2000))
      const volume = slices.reduce((total, slice) => total + slice, 0)
      expect({
        slant: Math.hypot(radius, height),
        surface: (answers[1] ?? NaN) / sector,
        volume: (answers[2] ?? NaN) / volume,
      }).toEqual({ slant: expect.closeTo(slant, 5), surface: expect.closeTo(1, 5), volume: expect.closeTo(1, 5) })
    },
    'box-in-sphere'({ numbers, answers }) {
      const [a = NaN, b = NaN, c = NaN] = numbers
      const radius = Math.hypot(a / 2, b / 2, c / 2)
      expect(answers[0]).toBeCloseTo(4 * Math.PI * radius ** 2, 9)
    },
    percentile({ text, numbers, right }) {
      const percent = Number(/第 (\d+) 百分位/.exec(text)?.[1])
      const data = numbers.slice(0, 10)
      const enough = (value: number) => {
        const [below, above] = [data.filter((other) => other <= value), data.filter((other) => other >= value)]
        return below.length * 10 >= percent && above.length * 10 >= 100 - percent
      }
      const fitting = data.filter(enough)
      expect(right).toBe(`$${(Math.min(...fitting) + Math.max(...fitting)) / 2}$`)
    },
    'scaled-data'({ text, formulas, answers }) {
      const [, mean = NaN, variance = NaN] = (/平均数是 (\d+)，方差是 (\d+)/.exec(text) ?? []).map(Number)
      const rule = formulas.find((latex) => /^\d/.test(latex))?.replace('x_1', 'x') ?? ''
      const data = [mean - Math.sqrt(variance), mean + Math.sqrt(variance)]
      expect(momentsOf(data.map((x) => latexValue(rule, { x })))).toEqual(
        answers.map((value) => expect.closeTo(value, 9)),
      )
    },
    'two-dice'({ text, right }) {
      const total = Number(/于 (\d+)/.exec(text)?.[1])
      const sums = range(1, 6).flatMap((first) => range(1, 6).map((second) => first + second))
      const wanted = sums.filter((sum) => (text.includes('大于') ? sum > total : sum === total))
      expect(latexValue(right.slice(1, -1))).toBeCloseTo(wanted.length / 36, 12)
    },
    'independent-shots'({ text, numbers, answers }) {
      const [first = NaN, second = NaN] = numbers
      const cells = range(0, 9).flatMap((row) =>
        range(0, 9).map((column) => Number(row < first * 10) + Number(column < second * 10)),
      )
      const wanted = cells.filter((hits) => (text.includes('至少') ? hits >= 1 : hits === 1))
      expect(answers[0]).toBeCloseTo(wanted.length / 100, 12)
    },
  },
  ['lines-and-planes'],
)
