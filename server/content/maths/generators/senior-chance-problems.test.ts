import { expect } from 'vitest'
import { byWording, checkGenerators, holds, range, valueOf } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { seniorChanceProblems } from './senior-chance-problems.ts'

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

const mean = (values: readonly number[]) => total(values) / values.length

const spread = (values: readonly number[]) => mean(values.map((value) => (value - mean(values)) ** 2))

/** As many data as wanted, an even number, with the given mean and variance. */
const sampleOf = (count: number, centre: number, variance: number) =>
  range(1, count).map((index) => centre + (index % 2 === 0 ? 1 : -1) * Math.sqrt(variance))

checkGenerators(seniorChanceProblems, {
  'percentile-of-groups'({ text, answers }) {
    const groups = [...text.matchAll(/\[(\d+),(\d+)\)\$：([\d.]+)/g)].map((found) => found.slice(1).map(Number))
    const percent = Number(/第 (\d+) 百分位数/.exec(text)?.[1])
    const [value = NaN] = answers
    const below = groups.map(([low = NaN, high = NaN, share = NaN]) => {
      return share * Math.min(1, Math.max(0, (value - low) / (high - low)))
    })
    expect(total(below)).toBeCloseTo(percent / 100, 9)
  },
  'percentile-is-mean'({ text, answers }) {
    const given = (/为 ([\d，]+)，\$x/.exec(text)?.[1] ?? '').split('，').map(Number)
    const percent = Number(/第 (\d+) 百分位数/.exec(text)?.[1])
    const data = [...given, ...answers]
    expect(data).toEqual(data.toSorted((a, b) => a - b))
    const place = percent / 10
    expect(((data[place - 1] ?? NaN) + (data[place] ?? NaN)) / 2).toBeCloseTo(mean(data), 9)
  },
  'added-datum'({ numbers, answers }) {
    const [count = NaN, centre = NaN, variance = NaN, added = NaN] = numbers
    const squares = count * (variance + centre ** 2) + added ** 2
    const sum = count * centre + added
    const wanted = sum / (count + 1)
    expect(answers).toEqual([wanted, expect.closeTo(squares / (count + 1) - wanted ** 2, 9)])
  },
  'variance-of-strata'({ numbers, model }) {
    const [first = NaN, second = NaN, centre = NaN, variance = NaN, other = NaN, otherVariance = NaN] = numbers
    const all = [...sampleOf(2 * first, centre, variance), ...sampleOf(2 * second, other, otherVariance)]
    const [, printedMean, printedVariance] = /答：\D*(\d+) 分\D*([\d.]+)。/.exec(model) ?? []
    expect([Number(printedMean), Number(printedVariance)]).toEqual([
      expect.closeTo(mean(all), 9),
      expect.closeTo(spread(all), 6),
    ])
  },
  'two-of-bag'({ text, numbers, right }) {
    const [red = 0, white = 0] = numbers
    const balls = range(1, red + white)
    const draws = balls.flatMap((a) => balls.filter((b) => b !== a).map((b) => [a <= red, b <= red] as const))
    const wanted = draws.filter(([a, b]) =>
      byWording(text, { 恰有一个: a !== b, 至少有一个: a || b, 颜色相同: a === b }),
    )
    expect(latexValue(right.slice(1, -1))).toBeCloseTo(wanted.length / draws.length, 12)
  },
  'dice-and-equation'({ formulas, answers }) {
    const left = formulas.find((latex) => latex.endsWith('=0'))?.replace('=0', '') ?? ''
    const circle = formulas.find((latex) => latex.includes('y^2'))?.replace('=', '<') ?? ''
    const pairs = range(1, 6).flatMap((a) => range(1, 6).map((b) => [a, b] as const))
    const real = pairs.filter(([a, b]) => latexValue(left, { x: -a / 2, a, b }) <= 0)
    const inside = pairs.filter(([x, y]) => holds(circle, { x, y }))
    expect(answers).toEqual([real, inside].map(({ length }) => expect.closeTo(length / 36, 12)))
  },
  'both-happen'({ text, formulas, answers }) {
    const [p = NaN, q = NaN] = formulas
      .filter((latex) => latex.startsWith('P'))
      .map((latex) => Number(latex.split('=')[1]))
    const either = p + q - p * q
    expect(answers[0]).toBeCloseTo(byWording(text, { 都发生: p + q - either, 都不发生: 1 - either }), 12)
  },
  'best-of-three'({ formulas, model }) {
    const p = latexValue(formulas[0] ?? '')
    const games = [true, false].flatMap((a) =>
      [true, false].flatMap((b) => [true, false].map((c) => [a, b, c] as const)),
    )
    const chanceOf = (wanted: (typeof games)[number][]) =>
      total(wanted.map((results) => results.reduce((product, won) => product * (won ? p : 1 - p), 1)))
    const short = chanceOf(games.filter(([a, b]) => a === b))
    const won = chanceOf(games.filter((results) => results.filter(Boolean).length >= 2))
    expect({ short: valueOf('P_1', model), won: valueOf('P_2', model) }).toEqual({
      short: expect.closeTo(short, 12),
      won: expect.closeTo(won, 12),
    })
  },
})
