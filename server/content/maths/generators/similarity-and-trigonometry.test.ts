import { expect } from 'vitest'
import { checkGenerators, formulasIn, pointsIn } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { similarityAndTrigonometryGenerators } from './similarity-and-trigonometry.ts'

const tangent = (degrees: number) => Math.tan((degrees * Math.PI) / 180)

checkGenerators(similarityAndTrigonometryGenerators, {
  'inverse-proportion'({ text, right, options }) {
    const [[x, y] = [NaN, NaN]] = pointsIn(text)
    const fitting = options.filter((option) => {
      const [[a, b] = [NaN, NaN]] = pointsIn(option)
      return Math.abs((x * y) / a - b) < 1e-9
    })
    expect(fitting).toEqual([right])
  },
  'parallel-to-base'({ text, answers }) {
    const [, ad = NaN, db = NaN] = (/AD=(\d+)\$，\$DB=(\d+)/.exec(text) ?? []).map(Number)
    const [, given = NaN] = (/(?:DE=|面积是 )(\d+)/.exec(text) ?? []).map(Number)
    const [b, c] = [
      [ad + db, 0],
      [2.3, 5.1],
    ] as const
    const at = (corner: readonly [number, number]) =>
      [(corner[0] * ad) / (ad + db), (corner[1] * ad) / (ad + db)] as const
    const area = (p: readonly [number, number], q: readonly [number, number]) => Math.abs(p[0] * q[1] - p[1] * q[0]) / 2
    const length = (p: readonly [number, number], q: readonly [number, number]) => Math.hypot(p[0] - q[0], p[1] - q[1])
    const ratio = text.includes('面积') ? area(b, c) / area(at(b), at(c)) : length(b, c) / length(at(b), at(c))
    expect(answers[0]).toBeCloseTo(given * ratio, 6)
  },
  'special-angles'({ formulas, answers }) {
    expect(answers[0]).toBeCloseTo(latexValue(formulas[0]?.slice(0, -1) ?? ''), 9)
  },
  'tower-height'({ text, numbers, model }) {
    const height = latexValue(formulasIn(/答：(.*)/.exec(model)?.[1] ?? '')[0] ?? '')
    const walk = Number(/前进 (\d+) m/.exec(text)?.[1])
    const [distance = NaN, angle = NaN, eye = NaN] = numbers
    const [measured, given] = text.includes('塔')
      ? [height / tangent(30) - height / tangent(60), walk]
      : [Math.atan2(height - eye, distance), (angle * Math.PI) / 180]
    expect(measured).toBeCloseTo(given, 9)
  },
  'shadow-length'({ numbers, answers }) {
    const [person = NaN, personShadow = NaN, shadow = NaN] = numbers
    expect(Math.atan2(answers[0] ?? NaN, shadow)).toBeCloseTo(Math.atan2(person, personShadow), 9)
  },
  'solid-from-views'({ text, right }) {
    const [, length = 0, height = 0] = (/主视图是长 (\d+) cm、高 (\d+) cm/.exec(text) ?? []).map(Number)
    const [, sameLength, width = 0] = (/俯视图是长 (\d+) cm、宽 (\d+) cm/.exec(text) ?? []).map(Number)
    let cubes = 0
    for (let layer = 0; layer < height; layer += 1) for (let row = 0; row < width; row += 1) cubes += length
    expect({ sameLength, right }).toEqual({ sameLength: length, right: `$${cubes}$` })
  },
})
