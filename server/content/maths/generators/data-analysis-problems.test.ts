import { expect } from 'vitest'
import { checkGenerators, numeralsIn, range } from '../testing/check-generators.ts'
import { dataAnalysisProblems } from './data-analysis-problems.ts'

const meanOf = (data: readonly number[]) => data.reduce((total, value) => total + value, 0) / data.length
const varianceOf = (data: readonly number[]) => meanOf(data.map((value) => value * value)) - meanOf(data) ** 2

checkGenerators(dataAnalysisProblems, {
  'weighted-mean'({ text, answers }) {
    const weights = (/\$([\d:]+)\$/.exec(text)?.[1] ?? '').split(':').map(Number)
    const scores = (/依次是 ([\d，]+)，他/.exec(text)?.[1] ?? '').split('，').map(Number)
    // Every score as often as its weight says.
    const meanWith = (values: readonly number[]) =>
      meanOf(values.flatMap((value, index) => range(1, weights[index] ?? NaN).map(() => value)))
    expect(answers[0]).toBeCloseTo(meanWith(scores), 9)
    expect(meanWith([...scores.slice(0, 2), answers[1] ?? NaN])).toBeCloseTo(90, 9)
  },
  'mean-is-median'({ numbers, model }) {
    const fitting = range(-99, 199).filter((x) => {
      const sorted = [...numbers.slice(0, 3), x].sort((a, b) => a - b)
      return meanOf(sorted) === meanOf(sorted.slice(1, 3))
    })
    expect(numeralsIn(model.split('答：')[1] ?? '')).toEqual(fitting)
  },
  steadiest({ text, right }) {
    const shown = (/依次是 ([\d.，]+)，则/.exec(text)?.[1] ?? '').split('，').map(Number)
    const values = ['甲', '乙', '丙', '丁'].map((name, index) => [name, shown[index] ?? NaN] as const)
    const least = Math.min(...values.map(([, value]) => value))
    expect(values.filter(([, value]) => value === least).map(([name]) => name)).toEqual([right])
  },
  'data-statements'({ numbers, statements }) {
    const data = numbers.slice(0, 5)
    for (const [text, truth] of statements) {
      const [first = NaN, second = NaN] = numeralsIn(text)
      const changed = data.map((value) => (text.includes('加') ? value + first : value * first))
      const near = (one: number, other: number) => Math.abs(one - other) < 1e-9
      const verdict = text.startsWith('平均数是')
        ? near(meanOf(data), first)
        : text.startsWith('方差是')
          ? near(varianceOf(data), first)
          : text.startsWith('去掉')
            ? near(meanOf(data.toSorted((a, b) => a - b).slice(0, 4)), meanOf(data))
            : text.includes('倍')
              ? near(varianceOf(changed), second * varianceOf(data))
              : near(varianceOf(changed) - varianceOf(data), text.includes('不变') ? 0 : second)
      expect(verdict, text).toBe(truth)
    }
  },
})
