import { expect } from 'vitest'
import { byWording, checkGenerators, formulasIn, holds } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { rationalNumberGenerators } from './rational-numbers.ts'

const kinds: Readonly<Record<string, (value: number) => boolean>> = {
  负数: (value) => value < 0,
  整数: (value) => value === Math.floor(value),
  非负数: (value) => !(value < 0),
  分数: (value) => value !== Math.floor(value),
}

checkGenerators(rationalNumberGenerators, {
  'opposite-or-absolute'({ text, formulas, right }) {
    const [value = NaN, answer = NaN] = [formulas[0] ?? '', formulasIn(right)[0] ?? ''].map((latex) =>
      latexValue(latex),
    )
    expect(answer).toBeCloseTo(byWording(text, { 的相反数是: 0 - value, 的绝对值是: Math.abs(value) }), 12)
  },
  'count-of-kind'({ text, formulas, right }) {
    const kind = kinds[/，(\S+)的个数是/.exec(text)?.[1] ?? '']
    const members = formulas.map((latex) => latexValue(latex)).filter((value) => kind?.(value))
    expect(right).toBe(`$${members.length}$`)
  },
  'number-line-point'({ text, formulas, answers }) {
    let position = latexValue(formulas.find((latex) => /^-?\d/.test(latex)) ?? '')
    for (const [, side, steps] of text.matchAll(/([左右])(?:侧，且到点 \$A\$ 的距离是|移动) (\d+)/g)) {
      position += side === '左' ? -Number(steps) : Number(steps)
    }
    expect(answers).toEqual([position])
  },
  'compare-rationals'({ statements }) {
    for (const [text, truth] of statements) expect(holds(text.slice(1, -1)), text).toBe(truth)
  },
  'signs-and-absolute'({ text, formulas, answers }) {
    const [first, second, third = NaN] = answers
    expect({ first, second }).toEqual({
      first: latexValue(formulas[0]?.slice(0, -1) ?? ''),
      second: latexValue(formulas[1]?.slice(0, -1) ?? ''),
    })
    expect({ distance: Math.abs(third), isNegative: third < 0 }).toEqual({
      distance: Number(/等于 (\d+) 的/.exec(text)?.[1]),
      isNegative: text.includes('的负数'),
    })
  },
})
