import { expect } from 'vitest'
import { checkGenerators, holds, numeralsIn, range } from '../testing/check-generators.ts'
import { equationApplications } from './equation-applications.ts'

checkGenerators(equationApplications, {
  'sharing-equation'({ numbers, right, options }) {
    const [each = NaN, left = NaN, other = NaN, missing = NaN] = numbers
    // As many pupils as make the two ways of sharing use the same number of things.
    const x = (left + missing) / (other - each)
    expect(options.filter((option) => holds(option.slice(1, -1), { x }))).toEqual([right])
  },
  dormitories({ numbers, model }) {
    const [each = NaN, left = NaN, other = NaN, empty = NaN, , last = NaN] = numbers
    const [rooms] = range(empty + 1, 99).filter((count) => count * each + left === (count - empty - 1) * other + last)
    expect(numeralsIn(model.split('答：')[1] ?? '')).toEqual([rooms, (rooms ?? NaN) * each + left])
  },
  'shared-road'({ text, numbers, right }) {
    const [distance = NaN, slow = NaN, fast = NaN] = numbers
    let [hours, gapLeft] = [0, distance]
    while (gapLeft > 0) {
      gapLeft -= text.includes('相向') ? slow + fast : fast - slow
      hours += 1
    }
    expect(gapLeft).toBe(0)
    expect(right).toBe(`$${hours}$`)
  },
  'river-trip'({ numbers, answers }) {
    const [down = NaN, up = NaN, stream = NaN] = numbers
    const [boat = NaN, distance] = answers
    expect({ down: (boat + stream) * down, up: (boat - stream) * up }).toEqual({ down: distance, up: distance })
  },
  'cost-from-profit'({ numbers, answers }) {
    const [price = NaN, rate = NaN] = numbers
    expect(answers[0]).toBeCloseTo(price / (1 + rate / 100), 9)
  },
  'two-sales'({ numbers, model }) {
    const [price = NaN, gain = NaN, loss = NaN] = numbers
    const result = price - price / (1 + gain / 100) + (price - price / (1 - loss / 100))
    const [, words = '', amount = NaN] = /答：总的是..，(..) (\d+) 元/.exec(model) ?? []
    expect(words === '盈利' ? Number(amount) : -Number(amount)).toBeCloseTo(result, 9)
  },
})
