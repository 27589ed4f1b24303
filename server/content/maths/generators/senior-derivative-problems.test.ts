import { expect } from 'vitest'
import { checkGenerators, formulasIn, pointsIn, range } from '../testing/check-generators.ts'
import { latexValue, type Variables } from '../testing/latex-value.ts'
import { seniorDerivativeProblems } from './senior-derivative-problems.ts'

/** Slope of a formula in x, by a central difference. */
const slopeOf = (latex: string, x: number, others: Variables = {}) =>
  (latexValue(latex, { ...others, x: x + 1e-5 }) - latexValue(latex, { ...others, x: x - 1e-5 })) / 2e-5

checkGenerators(seniorDerivativeProblems, {
  'tangent-parameters'({ text, formulas, answers }) {
    const [curve = '', , line = ''] = formulas.map((latex) => latex.replace('y=', ''))
    const [a = NaN, b = NaN] = answers
    const x = Number(/x=(-?\d)/.exec(text)?.[1])
    expect({ y: latexValue(curve, { a, b, x }), slope: slopeOf(curve, x, { a, b }) }).toEqual({
      y: latexValue(line, { x }),
      slope: expect.closeTo(slopeOf(line, x), 6),
    })
  },
  'tangents-from-point'({ text, formulas, model }) {
    const curve = formulas[1]?.replace('y=', '') ?? ''
    const [[px, py] = [NaN, NaN]] = pointsIn(text)
    const lines = formulasIn(model.split('答')[1] ?? '').map((latex) => latex.replace('y=', ''))
    const touching = range(-9, 9).filter(
      (x) => Math.abs(latexValue(curve, { x }) + slopeOf(curve, x) * (px - x) - py) < 1e-6,
    )
    const wanted = touching.map((at) => ({ y: latexValue(curve, { x: at }), slope: slopeOf(curve, at) }))
    expect(wanted).toHaveLength(2)
    expect(
      lines.map((line, index) => ({ y: latexValue(line, { x: touching[index] ?? NaN }), slope: slopeOf(line, 0) })),
    ).toEqual(wanted.map(({ y, slope }) => ({ y, slope: expect.closeTo(slope, 6) })))
  },
  'extremes-from-derivative'({ formulas, answers }) {
    const derivative = formulas.find((latex) => latex.startsWith("f'(x)="))?.slice(6) ?? ''
    let height = 0
    const heights = range(-1200, 1200).map((step) => {
      height += latexValue(derivative, { x: (step - 0.5) / 100 })
      return [step / 100, height] as const
    })
    const turns = (sign: 1 | -1) =>
      heights.flatMap(([x, y], index) => {
        const [before, after] = [heights[index - 1]?.[1], heights[index + 1]?.[1]]
        return before !== undefined && after !== undefined && sign * y > sign * before && sign * y > sign * after
          ? [x]
          : []
      })
    expect([turns(1), turns(-1)]).toEqual(answers.map((x) => [x]))
  },
  'three-zeros'({ text, formulas, model }) {
    const rule = formulas[0]?.slice(5) ?? ''
    const [, a = NaN, b = NaN] = (/解得 \$a=(-?\d+)\$，\$b=(-?\d+)/.exec(model) ?? []).map(Number)
    const turns = [...text.matchAll(/x=(-?\d)\$/g)].map(([, x]) => Number(x))
    expect(turns.map((x) => slopeOf(rule, x, { a, b }))).toEqual([expect.closeTo(0, 6), expect.closeTo(0, 6)])
    const [low = NaN, high = NaN] = (/所以 \$(-?\d+)<m<(-?\d+)\$/.exec(model) ?? []).slice(1).map(Number)
    const values = range(-900, 900).map((step) => latexValue(rule, { a, b, x: step / 90 + 0.001 }))
    const roots = (m: number) =>
      values.filter((value, index) => (value - m) * ((values[index + 1] ?? value) - m) < 0).length
    expect([low - 0.1, low + 0.1, high - 0.1, high + 0.1].map(roots)).toEqual([1, 3, 3, 1])
  },
  'derivative-in-rule'({ text, formulas, answers }) {
    const rule = /f\(x\)=(.*)f'/.exec(formulas[0] ?? '')?.[1] ?? ''
    const x = Number(/f'\((\d)\)=/.exec(text)?.[1])
    const [slope = NaN] = answers
    expect(slopeOf(`${rule}(${slope})`, x)).toBeCloseTo(slope, 5)
  },
  'derivative-of-product'({ text, formulas, answers }) {
    const rule = formulas[0]?.slice(5) ?? ''
    const at = [...text.matchAll(/f'\((-?\d)\)/g)].map(([, x]) => Number(x))
    expect(at.map((x) => slopeOf(rule, x))).toEqual(answers.map((slope) => expect.closeTo(slope, 4)))
  },
})
