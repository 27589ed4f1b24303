import { expect } from 'vitest'
import {
  byWording,
  checkGenerators,
  formulasIn,
  holds,
  lastValue,
  pointsIn,
  range,
} from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { inverseAndSimilarityProblems } from './inverse-and-similarity-problems.ts'

checkGenerators(inverseAndSimilarityProblems, {
  'area-under-hyperbola'({ text, answers }) {
    const area = Number(/面积是 (\d+)/.exec(text)?.[1])
    const [k = NaN] = answers
    const x = byWording(text, { 第一象限: 3.2, 第二象限: -3.2, 第三象限: -3.2, 第四象限: 3.2 })
    const y = k / x
    expect(y > 0).toBe(/第[一二]象限/.test(text))
    expect(Math.abs(x * y) / (text.includes('triangle') ? 2 : 1)).toBeCloseTo(area, 9)
  },
  'line-and-hyperbola'({ text, model }) {
    const [[p, yp] = [NaN, NaN]] = pointsIn(text)
    const q = Number(/B\((-\d+),n\)/.exec(text)?.[1])
    const [curve = '', line = ''] = [...model.matchAll(/解析式是 \$y=(.*?)\$/g)].map(([, rule = '']) => rule)
    const at = (rule: string, x: number) => latexValue(rule, { x })
    expect([at(curve, p), at(line, p), at(line, q)]).toEqual([yp, yp, at(curve, q)])
    const area = Math.abs(p * at(line, q) - q * yp) / 2
    const conditions = formulasIn(model.split('（3）')[1] ?? '')
    for (const x of range(-90, 90)
      .filter((tenths) => tenths !== 0)
      .map((tenths) => tenths / 10 + 0.03))
      expect(conditions.some((condition) => holds(condition, { x }))).toBe(at(line, x) > at(curve, x))
    expect(lastValue(model.split('（3）')[0] ?? '')).toBeCloseTo(area, 9)
  },
  'similarity-on-hypotenuse'({ text, answers }) {
    const [, ad = NaN, cd = NaN] = (/AD=(\d+)\$，\$CD=(\d+)/.exec(text) ?? []).map(Number)
    const [bd = NaN, ratio] = answers
    const [ac, bc] = [Math.hypot(ad, cd), Math.hypot(bd, cd)]
    expect(Math.hypot(ac, bc)).toBeCloseTo(ad + bd, 9)
    expect((ad * cd) / (bd * cd)).toBeCloseTo(ratio ?? NaN, 9)
  },
  'points-until-similar'({ text, model }) {
    const [, ab = NaN, ac = NaN] = (/AB=(\d+)\$ cm，\$AC=(\d+)/.exec(text) ?? []).map(Number)
    const [p = NaN, q = NaN] = [...text.matchAll(/以 (\d) cm\/s/g)].map(([, speed]) => Number(speed))
    const printed = [...(model.split('答')[1] ?? '').matchAll(/t=(.*?)\$/g)].map(([, latex = '']) => latexValue(latex))
    const third = (x: number, y: number) => Math.sqrt(x * x + y * y - 2 * x * y * 0.3)
    const shape = (x: number, y: number) => [x, y].map((side) => side / third(x, y))
    const whole = shape(ab, ac)
    const [same = [], turned = []] = printed.map((t) => shape(p * t, ac - q * t))
    expect({ same, turned }).toEqual({
      same: whole.map((value) => expect.closeTo(value, 9)),
      turned: whole.toReversed().map((value) => expect.closeTo(value, 9)),
    })
  },
})
