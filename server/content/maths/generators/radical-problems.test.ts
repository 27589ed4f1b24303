import { expect } from 'vitest'
import { checkGenerators, formulasIn, lastValue, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { radicalProblems } from './radical-problems.ts'

const isSquareFree = (value: number) => range(2, 40).every((factor) => value % (factor * factor) !== 0)

checkGenerators(radicalProblems, {
  'radicals-with-fractions'({ formulas, answers }) {
    expect(answers[0]).toBeCloseTo(latexValue(formulas[0]?.slice(0, -1) ?? ''), 9)
  },
  'conjugate-radicals'({ formulas, model }) {
    const [x = NaN, y = NaN] = formulas.slice(0, 2).map((latex) => latexValue(latex.slice(2)))
    expect(lastValue(model)).toBeCloseTo(latexValue(formulas.at(-1) ?? '', { x, y }), 9)
  },
  'to-simplest-radical'({ question, formulas, answers }) {
    for (const [index, latex] of formulas.entries())
      expect(latexValue(latex.slice(0, -1))).toBeCloseTo(answers[index] ?? NaN, 9)
    const printed = question.items.map(({ key }) => (key.kind === 'number' ? (key.accept[0] ?? '') : ''))
    const radicands = printed.map((latex) => Number(/sqrt\{(\d+)\}/.exec(latex)?.[1] ?? 1))
    expect(radicands.filter((radicand) => !isSquareFree(radicand))).toEqual([])
  },
  'same-radicand'({ formulas, answers }) {
    const [a = NaN, total = NaN] = answers
    const inside = latexValue(/sqrt\{(.*)\}/.exec(formulas[0] ?? '')?.[1] ?? '', { a })
    const other = latexValue(formulas[1] ?? '')
    expect(isSquareFree(inside)).toBe(true)
    expect(Math.sqrt(inside) * other).toBeCloseTo(Math.round(Math.sqrt(inside) * other), 9)
    expect(total).toBeCloseTo(Math.sqrt(inside) + other, 9)
  },
  'altitude-on-hypotenuse'({ text, answers }) {
    const [, x = NaN, y = NaN] = (/AC=(\d+)\$，\$BC=(\d+)/.exec(text) ?? []).map(Number)
    // The distance of the corner from the line between (x, 0) and (0, y), by its foot.
    const share = (x * x) / (x * x + y * y)
    expect(answers).toEqual([
      expect.closeTo(Math.hypot(x, y), 9),
      expect.closeTo(Math.hypot(x - share * x, share * y), 9),
    ])
  },
  'third-of-right-triangle'({ numbers, model }) {
    const [x = NaN, y = NaN] = numbers
    const found = formulasIn(model.split('答：')[1] ?? '').map((latex) => latexValue(latex))
    expect(found[0]).toBeCloseTo(Math.hypot(x, y), 9)
    expect(Math.hypot(found[1] ?? NaN, x)).toBeCloseTo(y, 9)
  },
  'broken-tree'({ text, numbers, right }) {
    const [a = NaN, b = NaN] = numbers
    const length = range(1, 99).find((side) => side * side === a * a + b * b) ?? NaN
    expect(right).toBe(`$${text.includes('大树') ? a + length : length}$`)
  },
  'ships-at-sea'({ text, numbers, model }) {
    const [a = NaN, bearing = NaN, b = NaN, hours = NaN, apart = NaN] = numbers
    const turn = (degrees: number, way: number) =>
      [way * Math.sin((degrees * Math.PI) / 180), way * Math.cos((degrees * Math.PI) / 180)] as const
    const south = Number(/南偏东 (\d+)°/.exec(model)?.[1])
    const [first, second] = [turn(bearing, a * hours), turn(180 - south, b * hours)]
    expect(Math.hypot(first[0] - second[0], first[1] - second[1])).toBeCloseTo(apart, 9)
    expect(text).toContain('右侧')
  },
})
