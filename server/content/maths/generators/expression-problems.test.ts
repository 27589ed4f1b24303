import { expect } from 'vitest'
import { byWording, checkGenerators, formulasIn, identical, lastValue, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { expressionProblems } from './expression-problems.ts'

/** The number of dots of a pattern by the differences of the four shown numbers, added up one by one. */
function dotsOf(shown: readonly number[], order: number): number {
  const [first = NaN, second = NaN, third = NaN] = shown
  let [dots, growth] = [first, second - first]
  for (let step = 1; step < order; step += 1) {
    dots += growth
    growth += third - second - (second - first)
  }
  return dots
}

checkGenerators(expressionProblems, {
  'lawn-area'({ text, right }) {
    const [, less = NaN, radius = NaN] = (/少 (\d+) m.*半径为 (\d+) m/.exec(text) ?? []).map(Number)
    for (const a of [30, 41.5]) {
      const area = a * a - less * a - 4 * ((Math.PI * radius ** 2) / 4)
      expect(latexValue(right.slice(1, -1), { a })).toBeCloseTo(area, 9)
    }
  },
  'stepped-fare'({ text, numbers, model }) {
    const [included = NaN, start = NaN, , rate = NaN] = numbers
    const [, trip = NaN, tenths = NaN] = (/小华行驶 (\d+) km.*打 (\d+) 折/.exec(text) ?? []).map(Number)
    const [left = '', right = ''] = formulasIn(model)[1]?.split('=') ?? []
    expect(identical(left, right)).toBe(true)
    expect(latexValue(right, { x: trip })).toBeCloseTo(start + (trip - included) * rate, 9)
    expect(lastValue(model)).toBeCloseTo(((start + (trip - included) * rate) * tenths) / 10, 9)
  },
  'two-values'({ formulas, answers }) {
    const [x = NaN, m = NaN, n = NaN] = formulas.flatMap(
      (latex) => /^[xmn]=(.*)$/.exec(latex)?.slice(1).map(Number) ?? [],
    )
    expect(answers).toEqual([latexValue(formulas[1] ?? '', { x }), latexValue(formulas.at(-1) ?? '', { m, n })])
  },
  'calculating-programme'({ text, formulas, answers }) {
    const rule = formulas[1] ?? ''
    const limit = Number(/大于 (\d+)，/.exec(text)?.[1])
    const output = Number(/就输出 (\d+)，则/.exec(text)?.[1])
    let [value, times] = [Number(/输入 \$x=(\d+)\$/.exec(text)?.[1]), 0]
    while (value <= limit) {
      value = latexValue(rule, { x: value })
      times += 1
    }
    const inputs = range(1, 300).filter((x) => latexValue(rule, { x }) === output)
    expect(answers).toEqual([times, value, ...inputs])
    expect(output).toBeGreaterThan(limit)
  },
  'direct-substitution'({ formulas, right }) {
    const known = Number(formulas[0]?.split('=')[1])
    expect(latexValue(right.slice(1, -1))).toBe(latexValue(formulas[1] ?? '', { a: known + 5, b: 5 }))
  },
  'odd-powers'({ text, formulas, answers }) {
    const [, value = NaN] = (/的值是 (\d+)；/.exec(text) ?? []).map(Number)
    const x = Number(formulas[0]?.slice(2))
    const constant = latexValue(formulas[1] ?? '', { p: 0, q: 0, x })
    for (const p of [0, 1, -2]) {
      const q = (value - constant - p * x ** 3) / x
      expect(latexValue(formulas[1] ?? '', { p, q, x: -x })).toBeCloseTo(answers[0] ?? NaN, 9)
    }
  },
  'seat-rows'({ numbers, answers }) {
    const [, first = NaN, step = NaN, row = NaN] = numbers
    const rows = range(1, row).map((order) => dotsOf([first, first + step, first + 2 * step], order))
    expect(answers).toEqual([rows.at(-1)])
  },
  'dot-pattern'({ text, statements }) {
    const shown = (/依次是 ([\d，]+)，以后/.exec(text)?.[1] ?? '').split('，').map(Number)
    expect(range(1, 4).map((order) => dotsOf(shown, order))).toEqual(shown)
    for (const [statement, truth] of statements) {
      const [, order, count] = (/第 (\d+) 个图案有 (\d+)/.exec(statement) ?? []).map(Number)
      const rule = formulasIn(statement)[1] ?? '0'
      const verdict = byWording(statement, {
        '第 $n$': () => range(1, 30).every((n) => latexValue(rule, { n }) === dotsOf(shown, n)),
        都比前一个多: () => false,
        [`第 ${order} 个`]: () => dotsOf(shown, order ?? NaN) === count,
      })()
      expect(verdict, statement).toBe(truth)
    }
  },
})
