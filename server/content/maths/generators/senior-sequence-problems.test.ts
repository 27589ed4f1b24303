import { expect } from 'vitest'
import { checkGenerators, range, valueOf } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { seniorSequenceProblems } from './senior-sequence-problems.ts'

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** The sums that a text gives, by their count of terms. */
const sumsIn = (text: string) =>
  [...text.matchAll(/S_\{(\d+)\}=(-?\d+)/g)].map(([, count, sum]) => [Number(count), Number(sum)] as const)

checkGenerators(seniorSequenceProblems, {
  'sums-of-blocks'({ text, answers }) {
    const [[m, one] = [NaN, NaN], [, two] = [NaN, NaN]] = sumsIn(text)
    const step = (two - 2 * one) / (m * m)
    const first = (one - (m * (m - 1) * step) / 2) / m
    const terms = range(0, 3 * m - 1).map((index) => first + index * step)
    expect([m, 2 * m, 3 * m].map((count) => total(terms.slice(0, count)))).toEqual(
      [one, two, answers[0]].map((sum) => expect.closeTo(sum ?? NaN, 6)),
    )
  },
  'sum-of-sizes'({ text, model }) {
    const [, first = NaN, step = NaN] = (/a_1=(\d+)\$，公差 \$d=(-\d+)/.exec(text) ?? []).map(Number)
    const count = Number(/a_\{(\d+)\}/.exec(text)?.[1])
    const terms = range(0, 99).map((index) => first + index * step)
    const sums = terms.map((_, index) => total(terms.slice(0, index + 1)))
    const top = Math.max(...sums)
    expect({ at: Number(/当 \$n=(\d+)\$/.exec(model)?.[1]), sizes: valueOf('T', model) }).toEqual({
      at: sums.indexOf(top) + 1,
      sizes: total(terms.slice(0, count).map(Math.abs)),
    })
    expect(model).toContain(`=${top}$。`)
  },
  'geometric-blocks'({ text, right, options }) {
    const [[m, one] = [NaN, NaN], [, two] = [NaN, NaN]] = sumsIn(text)
    const ratio = (two / one - 1) ** (1 / m)
    const powers = range(0, 3 * m - 1).map((index) => ratio ** index)
    const first = one / total(powers.slice(0, m))
    const wanted = first * total(powers)
    expect(options.filter((option) => Math.abs(Number(option.slice(1, -1)) - wanted) < 1e-6)).toEqual([right])
  },
  'geometric-from-sums'({ formulas, text, model }) {
    const relation = formulas.find((latex) => latex.includes('=')) ?? ''
    const [, sumFactor = '', factor = NaN, c = NaN] = /^(\d?)S_n=(\d)a_n-(\d)$/.exec(relation) ?? []
    const times = sumFactor === '' ? 1 : Number(sumFactor)
    const terms: number[] = []
    for (const _ of range(1, 12)) terms.push((times * total(terms) + Number(c)) / (Number(factor) - times))
    const goal = Number(/S_n>(\d+)/.exec(text)?.[1])
    const least = range(1, 12).find((n) => total(terms.slice(0, n)) > goal)
    const general = /等比数列，\$a_n=(.*?)\$/.exec(model)?.[1] ?? ''
    expect(range(1, 6).map((n) => latexValue(general, { n }))).toEqual(terms.slice(0, 6))
    expect(Number(/最小的正整数 \$n\$ 是 (\d+)/.exec(model)?.[1])).toBe(least)
  },
  'term-from-sums'({ text, formulas, answers }) {
    const rule = formulas.find((latex) => latex.startsWith('S_n='))?.slice(4) ?? ''
    const index = Number(/a_\{(\d+)\}/.exec(text)?.[1])
    const terms: number[] = []
    for (const n of range(1, index)) terms.push(latexValue(rule, { n }) - total(terms))
    expect(terms.at(-1)).toBe(answers[0])
  },
  'telescoping-value'({ text, formulas, answers }) {
    const rule = formulas[0]?.slice(4) ?? ''
    const count = Number(/前 (\d+) 项/.exec(text)?.[1])
    expect(answers[0]).toBeCloseTo(total(range(1, count).map((n) => latexValue(rule, { n }))), 9)
  },
})
