import { expect } from 'vitest'
import { checkGenerators, formulasIn, holds, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { setAndInequalityGenerators } from './senior-sets-and-inequalities.ts'

const membersOf = (set: string): number[] => (/\\\{([-\d,]*)\\\}/.exec(set)?.[1] ?? '').split(',').map(Number)

const points = range(-160, 160).map((tenths) => tenths / 10)

checkGenerators(setAndInequalityGenerators, {
  'set-intersection'({ formulas, right }) {
    const condition = /\\mid (.*)\\\}/.exec(formulas[0] ?? '')?.[1] ?? ''
    expect(membersOf(right)).toEqual(membersOf(formulas[1] ?? '').filter((x) => holds(condition, { x })))
  },
  'subset-count'({ text, answers }) {
    const [required = [], whole = []] = [...text.matchAll(/\\\{[\d,]*\\\}/g)].map(([set]) => membersOf(set))
    const subsets = range(0, 2 ** whole.length - 1).map((bits) =>
      whole.filter((_, index) => ((bits >> index) & 1) === 1),
    )
    const fitting = subsets.filter((subset) => required.every((member) => subset.includes(member)))
    const proper = text.includes('subsetneqq') ? fitting.filter((subset) => subset.length < whole.length) : fitting
    expect(answers).toEqual([proper.length])
  },
  conditions({ formulas, right }) {
    const [, first = '', second = ''] = formulas
    const tried = points.map((x) => [holds(first, { x }), holds(second, { x })] as const)
    const sufficient = tried.every(([p, q]) => !p || q)
    const necessary = tried.every(([p, q]) => !q || p)
    const names = sufficient ? ['充分不必要条件', '充要条件'] : ['既不充分也不必要条件', '必要不充分条件']
    expect(right).toBe(names[necessary ? 1 : 0])
  },
  'quadratic-inequality'({ formulas, right, options }) {
    const inside = (option: string, x: number) => {
      return formulasIn(option).some((part) => holds(part.replace('\\{x\\mid ', '').replace('\\}', ''), { x }))
    }
    const fitting = options.filter((option) =>
      points.every((x) => inside(option, x) === holds(formulas[0] ?? '', { x })),
    )
    expect(fitting).toEqual([right])
  },
  'least-value'({ text, formulas, answers }) {
    const both = text.includes('$y>0$')
    const expression = formulas.at(-1) ?? ''
    const bound = Number(/x>(-?\d+)/.exec(text)?.[1])
    const values = both
      ? range(1, 3599).map((part) => latexValue(expression, { x: part / 3600, y: 1 - part / 3600 }))
      : range(1, 1200).map((step) => latexValue(expression, { x: bound + step / 60 }))
    expect(Math.min(...values)).toBeCloseTo(answers[0] ?? NaN, 3)
    expect(Math.min(...values)).toBeGreaterThan((answers[0] ?? NaN) - 1e-9)
  },
})
