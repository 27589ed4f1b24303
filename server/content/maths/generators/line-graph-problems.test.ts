import { expect } from 'vitest'
import { byWording, checkGenerators, formulasIn, holds, pointsIn, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { lineGraphProblems } from './line-graph-problems.ts'

const points = range(-80, 80).map((step) => step / 2)

checkGenerators(lineGraphProblems, {
  'root-in-denominator'({ formulas, right, options }) {
    const fitting = options.filter((option) =>
      points.every(
        (x) => Number.isFinite(latexValue(formulas[0]?.slice(2) ?? '', { x })) === holds(option.slice(1, -1), { x }),
      ),
    )
    expect(fitting).toEqual([right])
  },
  'fenced-garden'({ text, model }) {
    const [, fence = NaN, wall = NaN] = (/用 (\d+) m.*墙长 (\d+) m/.exec(text) ?? []).map(Number)
    const length = Number(/当 \$x=(\d+)\$/.exec(text)?.[1])
    const set = /解得 \$([^$]+)\$/.exec(model)?.[1] ?? ''
    const differing = points.filter((x) => holds(set, { x }) !== (x > 0 && fence - x - x > 0 && fence - x - x <= wall))
    expect(differing).toEqual([])
    expect(model).toContain(`=${length * (fence - length - length)}$（$\\text{m}^2$）。`)
    expect(model).toContain(`$y=${fence}-2x$`)
  },
  'common-point'({ text, formulas, answers }) {
    const [a = NaN, x = NaN, distance] = answers
    const [first = '', second = ''] = formulas.map((latex) => latex.slice(2))
    const level = Number(/P\(a,(-?\d+)\)/.exec(text)?.[1])
    const at = (rule: string, value: number) => latexValue(rule, { x: value })
    expect({ first: at(first, a), second: at(second, a), apart: at(first, x) - at(second, x) }).toEqual({
      first: level,
      second: level,
      apart: 0,
    })
    expect(distance).toBe(Math.abs(at(first, 0) - at(second, 0)))
  },
  'two-tariffs'({ numbers, model }) {
    const [monthly = NaN, cheap = NaN, dear = NaN] = numbers
    const equal = range(1, 300).find((times) => monthly + cheap * times === dear * times) ?? NaN
    expect(pointsIn(model)).toEqual([[equal, dear * equal]])
    expect(model).toContain(`$x<${equal}$ 时，$y_1>y_2$`)
  },
  'line-statements'({ formulas, statements }) {
    const rule = formulas[0]?.slice(2) ?? ''
    const at = (x: number) => latexValue(rule, { x })
    const zero = points.find((x) => at(x) === 0) ?? NaN
    for (const [text, truth] of statements) {
      const [given = '', asked = ''] = formulasIn(text)
      const [number = NaN] = (/[是移] (\d+)/.exec(text) ?? []).slice(1).map(Number)
      const verdict = byWording(text, {
        当: () => points.filter((x) => holds(given, { x })).every((x) => holds(asked, { y: at(x) })),
        面积: () => Math.abs(number - Math.abs(zero * at(0)) / 2) < 1e-9,
        若点: () => at(-1) > at(1),
        向下平移: () => at(0) - number === 0,
        '第一、二、三象限': () => points.some((x) => x < 0 && at(x) < 0),
        交点是: () => pointsIn(text).every(([x, y]) => y === 0 && at(x) === 0),
        平行: () =>
          latexValue(asked || given.slice(2), { x: 1 }) - latexValue(given.slice(2), { x: 0 }) === at(1) - at(0),
      })()
      expect(verdict, text).toBe(truth)
    }
  },
  'slope-from-point'({ text, formulas, right }) {
    const [[x, y] = [NaN, NaN]] = pointsIn(text)
    expect(holds(formulas[0] ?? '', { x, y, k: latexValue(right.slice(1, -1)) })).toBe(true)
  },
  'line-from-area'({ text, model }) {
    const [[a] = [NaN]] = pointsIn(text)
    const area = Number(/面积是 (\d+)/.exec(text)?.[1])
    const rules = [...model.matchAll(/解析式是 \$y=([^$]+)\$/g)].map(([, rule = '']) => rule)
    const intercepts = rules.map((rule) => latexValue(rule, { x: 0 }))
    expect(rules.map((rule) => latexValue(rule, { x: a }))).toEqual(rules.map(() => expect.closeTo(0, 9)))
    expect(intercepts.map((b) => Math.abs(a * b) / 2)).toEqual([area, area])
    expect(intercepts[0]).toBe(-(intercepts[1] ?? NaN))
  },
})
