import { expect } from 'vitest'
import { byWording, checkGenerators, holds, range, valueOf } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { parallelLineGenerators } from './parallel-lines.ts'

/** Direction from B (above) or D (below) at an angle to the ray that points left, turned towards the other line. */
const towards = (degrees: number, down: boolean): readonly [number, number] => {
  const angle = (degrees * Math.PI) / 180
  return [-Math.cos(angle), down ? -Math.sin(angle) : Math.sin(angle)]
}

checkGenerators(
  parallelLineGenerators,
  {
    'intersecting-lines'({ text, numbers, answers }) {
      const [given = NaN] = numbers
      const [answer = NaN] = answers
      expect(given).toBe(byWording(text, { 'AOC+': 180 - answer + (180 - answer), ' 大 ': 180 - answer - answer }))
    },
    'parallel-angles'({ text, formulas, right }) {
      const [first = '', second = ''] = formulas.slice(-3).map((latex) => /\((.*)\)/.exec(latex)?.[1] ?? '')
      const relation = text.includes('同旁内角') ? `${first}+${second}=180` : `${first}=${second}`
      const [x = NaN, ...others] = range(1, 90).filter((value) => holds(relation, { x: value }))
      expect({ others, right }).toEqual({ others: [], right: `$${latexValue(first, { x })}^\\circ$` })
    },
    'bent-line'({ text, model }) {
      const [, b = NaN, d = NaN] = (/ABE=(\d+).*CDE=(\d+)/.exec(text) ?? []).map(Number)
      const [[ux, uy], [vx, vy]] = [towards(b, true), towards(d, false)]
      const fromLeft = text.includes('也在直线 $BD$ 的左侧')
      const angle = (Math.acos(ux * vx + uy * vy) * 180) / Math.PI
      expect((valueOf('\\angle BED', model) * 180) / Math.PI).toBeCloseTo(angle, 9)
      expect(b + d < 180).toBe(fromLeft)
    },
  },
  ['parallel-statements'],
)
