import { expect } from 'vitest'
import { byWording, checkGenerators, lastValue, numeralsIn } from '../testing/check-generators.ts'
import { quadrilateralProblems } from './quadrilateral-problems.ts'

checkGenerators(quadrilateralProblems, {
  'opposite-parts'({ text, numbers, right }) {
    const [first = NaN, second = NaN] = numbers
    const [answer = NaN] = numeralsIn(right)
    expect(byWording(text, { 周长: 2 * (answer + second), 度数: 360 - 2 * answer })).toBe(first)
  },
  'parallelogram-statements'({ numbers, statements }) {
    const [ac = NaN, bd = NaN, ab = NaN] = numbers
    // A parallelogram with these diagonals and this side: O at the origin, A on the axis.
    const [oa, ob] = [ac / 2, bd / 2]
    const cos = (oa * oa + ob * ob - ab * ab) / (2 * oa * ob)
    expect(Math.abs(cos)).toBeLessThan(1)
    const bc = Math.sqrt(oa * oa + ob * ob + 2 * oa * ob * cos)
    const always = ['与三角形 $BOC$ 的面积相等', '分成面积相等的两部分', '与三角形 $COD$ 全等']
    for (const [text, truth] of statements) {
      const [size = NaN] = numeralsIn(text)
      const verdict = text.includes('周长')
        ? oa + ob + ab === size
        : text.startsWith('$BC=')
          ? Math.abs(bc - size) < 1e-9
          : text.includes('perp')
            ? Math.abs(cos) < 1e-9
            : text.includes('ABD')
              ? Math.abs(bc - ab) < 1e-9
              : always.some((words) => text.includes(words))
      expect(verdict, text).toBe(truth)
    }
  },
  'rhombus-basics'({ text, numbers, answers }) {
    const [first = NaN, second = NaN] = numbers
    const [answer = NaN] = answers
    expect(byWording(text, { 周长: answer * 4, BAD: answer * 2, 面积: (4 * answer) / second / 2 })).toBe(first)
  },
  'rhombus-and-rectangle'({ text, model }) {
    const [, side = NaN, diagonal = NaN] = (/AB=(\d+)\$，\$AC=(\d+)/.exec(text) ?? []).map(Number)
    const other = 2 * Math.sqrt(side * side - diagonal ** 2 / 4)
    // Half of the rhombus, whose area is half the product of its diagonals.
    expect(lastValue(model)).toBeCloseTo((diagonal * other) / 4, 9)
  },
})
