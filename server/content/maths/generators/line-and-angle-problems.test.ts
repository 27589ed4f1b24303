import { expect } from 'vitest'
import { byWording, checkGenerators, range, valueOf } from '../testing/check-generators.ts'
import { lineAndAngleProblems } from './line-and-angle-problems.ts'

const degrees = (name: string, model: string) => (valueOf(`\\angle ${name}`, model) * 180) / Math.PI

/** The lines' directions in quarter turns, wherever the given relations hold. */
function relationsHold(relations: string, [a, b, c, d]: readonly number[]): boolean {
  const turns: Readonly<Record<string, number | undefined>> = { a, b, c, d }
  return [...relations.matchAll(/\$([a-d])(?:\$ 与 \$|\\(perp|parallel) )([a-d])\$/g)].every(
    ([, one = '', sign, two = '']) => {
      const turn = Math.abs((turns[one] ?? NaN) - (turns[two] ?? NaN)) % 4
      return sign === 'perp' ? turn === 2 : sign === 'parallel' ? turn === 0 : turn !== 0
    },
  )
}

checkGenerators(
  lineAndAngleProblems,
  {
    'bisector-at-crossing'({ numbers, answers }) {
      const [half = NaN] = numbers
      const directions = { A: 180, B: 0, C: 180 - 2 * half, D: -2 * half, E: 180 - half }
      expect(answers).toEqual([directions.B - directions.D, directions.C - directions.B, directions.E - directions.B])
    },
    'ratio-at-crossing'({ text, model }) {
      const [, p = NaN, q = NaN] = (/=(\d+):(\d+)/.exec(text) ?? []).map(Number)
      const [angle, ...others] = range(1, 179).filter((one) => one * q === (180 - one) * p)
      expect(others).toEqual([])
      expect([degrees('BOD', model), degrees('COE', model)]).toEqual([
        expect.closeTo(angle ?? NaN, 9),
        expect.closeTo(90 - (angle ?? NaN), 9),
      ])
    },
    'parallel-bisectors'({ text, model }) {
      const angle = (Number(/AEF=(\d+)/.exec(text)?.[1]) * Math.PI) / 180
      // E at the origin, A to its left; F one unit below, where EF makes the given angle with EA.
      const f = [-1 / Math.tan(angle), -1] as const
      const bisector = (Math.atan2(f[1], f[0]) + 0) / 2
      const g = [-1 / Math.tan(bisector), -1] as const
      const atG = Math.acos((g[0] - f[0]) / Math.hypot(g[0] - f[0], 0)) + Math.atan2(1, g[0])
      expect((degrees('EGF', model) * Math.PI) / 180).toBeCloseTo(atG, 9)
      expect(model).toContain('平行。')
    },
    'helper-parallel'({ text, numbers, answers }) {
      const known = numbers.at(-2) ?? NaN
      expect(answers).toEqual([byWording(text, { 同位角: known, 内错角: known, 同旁内角: 180 - known })])
    },
    'elbow-with-ratio'({ text, answers }) {
      const [, whole = NaN, times = NaN] = (/BED=(\d+).*CDE=(\d)/.exec(text) ?? []).map(Number)
      expect(range(1, 90).filter((angle) => angle + times * angle === whole)).toEqual(answers)
    },
    'lines-in-plane'({ statements }) {
      const turns = [0, 1, 2, 3]
      const planes = turns.flatMap((a) => turns.flatMap((b) => turns.flatMap((c) => turns.map((d) => [a, b, c, d]))))
      for (const [text, truth] of statements) {
        const [from = '', to = ''] = text
          .replaceAll('\\parallel ', '\\parallel')
          .replaceAll('\\perp ', '\\perp')
          .replaceAll(/\\(perp|parallel)/g, '\\$1 ')
          .split('，则 ')
        const fitting = planes.filter((plane) => relationsHold(from, plane))
        expect(
          fitting.every((plane) => relationsHold(to, plane)),
          text,
        ).toBe(truth)
      }
    },
  },
  ['true-proposition'],
)
