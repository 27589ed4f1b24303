import { expect } from 'vitest'
import { byWording, caseLines, checkGenerators, formulasIn, holds, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { linearSystemProblems } from './linear-system-problems.ts'

const places = range(-8, 15)

/** The whole numbers that satisfy every line of the system. */
const solutionsOf = (cases: string) =>
  places
    .flatMap((x) => places.map((y) => ({ x, y })))
    .filter((point) => caseLines(cases).every((line) => holds(line, point)))

checkGenerators(linearSystemProblems, {
  'counted-feet'({ text, numbers, right, options }) {
    const [count = NaN, parts = NaN] = numbers
    const [less, more] = text.includes('三轮车') ? [2, 3] : [2, 4]
    const x = range(0, count).find((first) => less * first + more * (count - first) === parts) ?? NaN
    const fitting = options.filter((option) =>
      caseLines(option.slice(1, -1)).every((line) => holds(line, { x, y: count - x })),
    )
    expect(fitting).toEqual([right])
  },
  'lorry-plans'({ text, numbers, model }) {
    const [a = NaN, b = NaN, first = NaN, , , second = NaN] = numbers
    const total = Number(/现有 (\d+) t/.exec(text)?.[1])
    const pairs = range(1, 40).flatMap((x) => range(1, 40).map((y) => [x, y] as const))
    const [[x, y] = [NaN, NaN], ...others] = pairs.filter(([m, n]) => a * m + b * n === first && m + 2 * n === second)
    const plans = range(0, 99).flatMap((m) =>
      range(0, 99).flatMap((n) => (m * x + n * y === total ? [`A 型车 ${m} 辆、B 型车 ${n} 辆`] : [])),
    )
    expect(others).toEqual([])
    expect(model.split('答：')[1]).toBe(`A 型车可运 ${x} t，B 型车可运 ${y} t；方案是：${plans.join('；')}。`)
  },
  'solution-known'({ formulas, answers }) {
    const [x = NaN, y = NaN] = caseLines(formulas[0] ?? '').map((line) => latexValue(line.slice(2)))
    expect(places.filter((a) => holds(formulas[3] ?? '', { a, x, y }))).toEqual(answers)
  },
  'same-solution'({ formulas, answers }) {
    const [x = NaN, y = NaN, total] = answers
    const [known = '', withA = ''] = caseLines(formulas[2] ?? '')
    const [other = '', withB = ''] = caseLines(formulas[3] ?? '')
    expect([holds(known, { x, y }), holds(other, { x, y })]).toEqual([true, true])
    const pairs = range(-9, 9).flatMap((a) => range(-9, 9).map((b) => ({ a, b, x, y })))
    const fitting = pairs.filter((point) => holds(withA, point) && holds(withB, point))
    expect(fitting.map(({ a, b }) => a + b)).toEqual([total])
  },
  'whole-addition'({ formulas, right }) {
    const [point] = solutionsOf(formulas[2] ?? '')
    expect(latexValue(right.slice(1, -1))).toBe(latexValue(formulas[3] ?? '', point))
  },
  'system-statements'({ formulas, statements }) {
    // Whole numbers x, with the y that makes their sum as the first equation says.
    const total = Number(caseLines(formulas[2] ?? '')[0]?.split('=')[1])
    const solve = (a: number) =>
      places
        .map((x) => ({ x, y: total - x }))
        .filter((point) => caseLines(formulas[2] ?? '').every((line) => holds(line, { ...point, a })))
    for (const [text, truth] of statements) {
      const named = formulasIn(text)
      const given = () => solve(latexValue(named[0]?.slice(2) ?? ''))
      const [asked = ''] = named.slice(1)
      const value = Number(/(?:总是|的值是) (\d+)$/.exec(text)?.[1])
      const verdict = byWording(text, {
        解是: () => given().every((point) => named.slice(1).every((line) => holds(line, point))),
        无论: () => [-1, 0, 1, 2].every((a) => solve(a).every((point) => latexValue(asked, point) === value)),
        '的值是 0': () => given().every((point) => latexValue(asked, point) === 0),
      })()
      expect(verdict, text).toBe(truth)
    }
  },
})
