import { expect } from 'vitest'
import { checkGenerators, numberOf } from '../testing/check-generators.ts'
import { numberLineGenerators } from './number-lines.ts'

checkGenerators(numberLineGenerators, {
  'distance-on-line'({ text, answers }) {
    const [, a, b] = /点 A 在 (\S+)，点 B 在 (\d+)\]/.exec(text) ?? []
    expect(answers).toEqual([numberOf(b) - numberOf(a)])
  },
  'solutions-on-line'({ text, right }) {
    const [, low, lowEnd, high, highEnd] = /轴，(\S+) 处是(...)，(\S+) 处是(...)，/.exec(text) ?? []
    const sign = (end = '') => (end === '实心点' ? '\\le ' : '<')
    expect(right).toBe(`$${numberOf(low)}${sign(lowEnd)}x${sign(highEnd)}${numberOf(high)}$`)
  },
})
