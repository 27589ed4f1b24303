import { expect } from 'vitest'
import { checkGenerators } from '../testing/check-generators.ts'
import { dataDescriptionGenerators } from './data-description.ts'

checkGenerators(dataDescriptionGenerators, {
  'sector-angle'({ numbers, answers }) {
    const [total = NaN, count = NaN] = numbers
    expect((answers[0] ?? NaN) / 360).toBeCloseTo(count / total, 12)
  },
  'sample-estimate'({ numbers, right }) {
    const [total = NaN, sample = NaN, count = NaN] = numbers
    expect(Number(right.slice(1, -1)) / total).toBeCloseTo(count / sample, 12)
  },
  'frequency-table'({ text, answers }) {
    const total = Number(/某班 (\d+) 名/.exec(text)?.[1])
    const [a = 0, b = 0, d = 0] = [...text.matchAll(/：(\d+) 人/g)].map(([, count]) => Number(count))
    const [m = 0, share, percent] = answers
    expect({ students: a + b + m + d, studentsOfSecond: (share ?? NaN) * total }).toEqual({
      students: total,
      studentsOfSecond: expect.closeTo(b, 9),
    })
    expect(percent).toBeCloseTo(100 - ((a + b) / total) * 100, 9)
  },
})
