import { expect } from 'vitest'
import { checkGenerators } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { algebraicExpressionGenerators } from './algebraic-expressions.ts'

/** The result of the story for given a and b, computed step by step. */
function storyValue(text: string, a: number, b: number): number {
  const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1])
  if (text.includes('笔记本')) {
    let money = number(/售货员 (\d+) 元/)
    for (let bought = 0; bought < number(/买了 (\d+) 本/); bought += 1) money -= a
    return money
  }
  if (text.includes('长方形')) return a + (a - number(/少 (\d+) cm/)) + a + (a - number(/少 (\d+) cm/))
  if (text.includes('上衣')) return (a / 10) * number(/打 (\d) 折/) - number(/再减 (\d+) 元/)
  let value = number(/大 (\d+) 的数/)
  for (let time = 0; time < number(/差的 (\d+) 倍/); time += 1) value += a - b
  return value
}

checkGenerators(algebraicExpressionGenerators, {
  'write-expression'({ text, right, options }) {
    const matching = options.filter((option) => {
      return [
        [37, 11],
        [52, 30],
      ].every(([a = 0, b = 0]) => Math.abs(latexValue(option.slice(1, -1), { a, b }) - storyValue(text, a, b)) < 1e-9)
    })
    expect(matching).toEqual([right])
  },
  'expression-value'({ formulas, answers }) {
    const [x = NaN, y = NaN] = formulas.slice(0, 2).map((latex) => latexValue(latex.slice(2)))
    expect(answers).toEqual([latexValue(formulas[2] ?? '', { x, y })])
  },
  'whole-substitution'({ formulas, answers }) {
    const [known = '', asked = ''] = formulas
    const [left = '', right = ''] = known.split('=')
    const [constant, atOne] = [latexValue(right), latexValue(left, { x: 1 })]
    const p = atOne - 1
    const x = (-p + Math.sqrt(p * p + 4 * constant)) / 2
    expect(latexValue(left, { x })).toBeCloseTo(constant, 9)
    expect(answers).toEqual([expect.closeTo(latexValue(asked, { x }), 9)])
  },
  'stick-pattern'({ text, answers }) {
    const used = [...text.matchAll(/用 (\d+) 根，第/g)].map(([, sticks]) => Number(sticks))
    const [first = 0, second = 0] = used
    const [, near, far] = /第 (\d+) 个图案用 \[\[1\]\] 根，第 (\d+) 个图案用 \[\[2\]\]/.exec(text) ?? []
    const total = Number(/正好用 (\d+) 根/.exec(text)?.[1])
    const sticks = [0, first]
    while ((sticks.at(-1) ?? 0) < total) sticks.push((sticks.at(-1) ?? 0) + second - first)
    expect(answers).toEqual([sticks[Number(near)], sticks[Number(far)], sticks.indexOf(total)])
  },
})
