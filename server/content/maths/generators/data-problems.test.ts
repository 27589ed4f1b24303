import { expect } from 'vitest'
import { checkGenerators, numeralsIn, range } from '../testing/check-generators.ts'
import { dataProblems } from './data-problems.ts'

const answersOf = (model: string) => numeralsIn(model.split('答：')[1] ?? '')

checkGenerators(dataProblems, {
  'sector-to-total'({ numbers, answers }) {
    const [count = NaN, percent = NaN, angle = NaN] = numbers
    const [total = NaN, first = NaN, second = NaN] = answers
    expect((count / total) * 100).toBeCloseTo(percent, 9)
    expect((first / 360) * total).toBeCloseTo(count, 9)
    expect((second / total) * 360).toBeCloseTo(angle, 9)
    expect(Number.isInteger(second)).toBe(true)
  },
  'survey-report'({ text, model }) {
    const [, a = NaN, percent = NaN, b = NaN, c = NaN] = (
      /A 组有 (\d+) 人\D+(\d+)%；B 组有 (\d+) 人；C 组占 (\d+)%/.exec(text) ?? []
    ).map(Number)
    const school = Number(/共有 (\d+) 名/.exec(text)?.[1])
    const total = range(1, 400).find((size) => (size * percent) / 100 === a) ?? NaN
    const d = total - a - b - (total * c) / 100
    const [size, last, angle = NaN, estimate = NaN] = answersOf(model)
    expect({ size, last }).toEqual({ size: total, last: d })
    expect(angle).toBeCloseTo((d / total) * 360, 9)
    expect(estimate).toBeCloseTo(school - (school * (a + b)) / total, 9)
  },
  'marked-fish'({ numbers, answers }) {
    const [marked = NaN, caught = NaN, again = NaN] = numbers
    expect(marked / (answers[0] ?? NaN)).toBeCloseTo(again / caught, 12)
  },
  'sampling-statements'({ numbers, statements }) {
    const [total = NaN, sample = NaN, bad = NaN] = numbers
    for (const [text, truth] of statements) {
      const [, count] = /约有 (\d+) 名/.exec(text) ?? []
      const known: Readonly<Record<string, boolean>> = {
        [`样本容量是 ${sample}`]: true,
        这次调查采用的是抽样调查: true,
        [`总体是该校 ${total} 名学生的视力情况`]: true,
      }
      const verdict = count === undefined ? known[text] === true : Number(count) * sample === bad * total
      expect(verdict, text).toBe(truth)
    }
  },
  'frequency-of-group'({ text, numbers, right }) {
    const [total = NaN, given = NaN] = numbers
    const value = Number(right.slice(1, -1))
    expect(text.includes('频率是 ') ? value / total : given / total).toBeCloseTo(
      text.includes('频率是 ') ? given : value,
      12,
    )
  },
  'ratio-of-groups'({ text, model }) {
    const parts = (/比是 \$([\d:]+)\$/.exec(text)?.[1] ?? '').split(':').map(Number)
    const second = Number(/频数是 (\d+)/.exec(text)?.[1])
    const school = Number(/有 (\d+) 名学生，估计/.exec(text)?.[1])
    const counts = parts.map((part) => (part * second) / (parts[1] ?? NaN))
    const total = counts.reduce((all, count) => all + count, 0)
    const [size, share = NaN, estimate = NaN] = answersOf(model)
    expect(size).toBe(total)
    expect(share).toBeCloseTo((counts[2] ?? NaN) / total, 9)
    expect(estimate).toBeCloseTo(school - (school * ((counts[0] ?? NaN) + (counts[1] ?? NaN))) / total, 9)
  },
})
