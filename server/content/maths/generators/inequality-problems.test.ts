import { expect } from 'vitest'
import { caseLines, checkGenerators, formulasIn, holds, numeralsIn, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { inequalityProblems } from './inequality-problems.ts'

const fits = (cases: string, point: Readonly<Record<string, number>>) =>
  caseLines(cases).every((line) => holds(line, point))

const tenths = range(-250, 250).map((value) => value / 10)

checkGenerators(inequalityProblems, {
  'written-inequality'({ text, numbers, right, options }) {
    const [times = NaN, more = NaN, bound = NaN] = numbers
    const known: Readonly<Record<string, (value: number) => boolean>> = {
      '不大于|至多': (value) => value <= bound,
      '不小于|至少': (value) => value >= bound,
      和大于: (value) => value > bound,
    }
    const [, meant] = Object.entries(known).find(([words]) => new RegExp(words).test(text)) ?? []
    const points = range(-60, 60).map((step) => (bound - more + step) / times)
    const fitting = options.filter((option) =>
      points.every((x) => holds(option.slice(1, -1), { x }) === meant?.(Math.round(times * x + more))),
    )
    expect(fitting).toEqual([right])
  },
  'two-shops'({ numbers, model }) {
    const [price = NaN, free = NaN, , tenth = NaN] = numbers
    const first = (count: number) => free * price + ((count - free) * price * tenth) / 10
    const cheaper = range(free + 1, 80).map((count) => Math.sign(Math.round(first(count) - 0.9 * price * count)))
    const equal = free + 1 + cheaper.indexOf(0)
    expect(numeralsIn(model.split('答：')[1] ?? '')).toEqual([equal, equal, free, equal])
    expect(cheaper.filter((sign, index) => sign !== Math.sign(equal - free - 1 - index))).toEqual([])
  },
  'inequality-step'({ formulas, right, options }) {
    const fitting = options.filter((option) =>
      tenths.every((x) => holds(option.slice(1, -1), { x }) === holds(formulas[0] ?? '', { x })),
    )
    expect(fitting).toEqual([right])
  },
  'inequality-conclusions'({ statements }) {
    const values = [-3, -2, -0.5, 0, 0.5, 2, 3]
    const points = values.flatMap((a) => values.flatMap((b) => values.map((c) => ({ a, b, c, x: 2 * c }))))
    for (const [text, truth] of statements) {
      const [from = '', to = ''] = formulasIn(text)
      const fitting = points.filter((point) => holds(from, point))
      expect(
        fitting.every((point) => holds(to, point)),
        text,
      ).toBe(truth)
    }
  },
  'least-and-greatest'({ formulas, answers }) {
    const found = range(-50, 50).filter((x) => fits(formulas[0] ?? '', { x }))
    expect(answers).toEqual([found[0], found.at(-1), found.reduce((total, x) => total + x, 0)])
  },
  'parameter-of-integers'({ text, formulas, right, options }) {
    const halves = range(-10, 18).map((value) => value / 2)
    const count = Number(/恰有 (\d+) 个/.exec(text)?.[1])
    const meant = halves.map((a) => range(-6, 9).filter((x) => fits(formulas[1] ?? '', { x, a })).length === count)
    const fitting = options.filter((option) =>
      halves.every((a, index) => holds(option.slice(1, -1), { a }) === meant[index]),
    )
    expect(fitting).toEqual([right])
  },
  'solution-set-given'({ formulas, answers }) {
    const [a = NaN, b = NaN, power] = answers
    const differing = tenths.filter((x) => fits(formulas[1] ?? '', { x, a, b }) !== holds(formulas[2] ?? '', { x }))
    expect(differing).toEqual([])
    expect(power).toBe(latexValue('(-1)^{a+b}', { a, b }))
  },
})
