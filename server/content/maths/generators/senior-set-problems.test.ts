import { expect } from 'vitest'
import { byWording, checkGenerators, holds, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { seniorSetProblems } from './senior-set-problems.ts'

const points = range(-40, 40).map((halves) => halves / 2)

const conditionIn = (set = ''): string => /\\mid (.*)\\\}/.exec(set)?.[1] ?? ''

const membersOf = (set: string): number[] => (/\\\{([-\d,]*)\\\}/.exec(set)?.[1] ?? '').split(',').map(Number)

const subsetsOf = (whole: readonly number[]) =>
  range(0, 2 ** whole.length - 1).map((bits) => whole.filter((_, index) => ((bits >> index) & 1) === 1))

/** Whether an interval such as `[0,3)` contains a number. */
function isInside(interval: string, x: number): boolean {
  const [, open, low = '', high = '', close] = /^\$?([([])(.*),(.*)([)\]])\$?$/.exec(interval) ?? []
  return holds(`${low}${open === '[' ? '\\le ' : '<'}x${close === ']' ? '\\le ' : '<'}${high}`, { x })
}

checkGenerators(seniorSetProblems, {
  'complement-and-intersection'({ formulas, right, options }) {
    const [, first, second] = formulas
    const fitting = options.filter((option) =>
      points.every((x) => {
        const wanted = holds(conditionIn(first), { x }) && !holds(conditionIn(second), { x })
        return holds(conditionIn(option), { x }) === wanted
      }),
    )
    expect(fitting).toEqual([right])
  },
  'subset-parameter'({ formulas, right, options }) {
    const [first, second] = formulas.map(conditionIn)
    const isSubset = (m: number) => points.every((x) => !holds(second ?? '', { x, m }) || holds(first ?? '', { x }))
    const tried = range(-20, 20).map((halves) => halves / 2)
    const fitting = options.filter((option) => tried.every((m) => holds(conditionIn(option), { m }) === isSubset(m)))
    expect(fitting).toEqual([right])
  },
  'plain-subsets'({ text, answers }) {
    const whole = membersOf(text)
    const least = byWording(text, { 的子集: 0, 的真子集: 0, 非空真子集: 1 })
    const most = text.includes('真') ? whole.length - 1 : whole.length
    const fitting = subsetsOf(whole).filter(({ length }) => length >= least && length <= most)
    expect(answers).toEqual([fitting.length])
  },
  'paired-subsets'({ text, answers }) {
    const total = Number(/\$(\d+)-a/.exec(text)?.[1])
    const fitting = subsetsOf(membersOf(text)).filter(
      (subset) => subset.length > 0 && subset.every((member) => subset.includes(total - member)),
    )
    expect(answers).toEqual([fitting.length])
  },
  'condition-of-sets'({ formulas, right }) {
    const [, first = '', second = ''] = formulas
    const tried = points.map((x) => [holds(first, { x }), holds(second, { x })] as const)
    const sufficient = tried.every(([p, q]) => !p || q)
    const necessary = tried.every(([p, q]) => !q || p)
    const names = sufficient ? ['充分不必要条件', '充要条件'] : ['既不充分也不必要条件', '必要不充分条件']
    expect(right).toBe(names[necessary ? 1 : 0])
  },
  'condition-parameter'({ text, formulas, right, options }) {
    const [, p = '', , q = ''] = formulas
    const implies = (from: string, to: string, m: number) =>
      points.every((x) => !holds(from, { x, m }) || holds(to, { x, m }))
    const wanted = (m: number) => {
      const [forth, back] = [implies(p, q, m), implies(q, p, m)]
      return text.includes('充分不必要条件') ? forth && !back : back && !forth
    }
    const tried = range(1, 16).map((halves) => halves / 2)
    const fitting = options.filter((option) => tried.every((m) => holds(conditionIn(option), { m }) === wanted(m)))
    expect(fitting).toEqual([right])
  },
  'inequality-coefficients'({ formulas, answers }) {
    const [, inequality = '', set] = formulas
    const [a = NaN, b = NaN] = answers
    expect(points.map((x) => holds(inequality, { a, b, x }))).toEqual(points.map((x) => holds(conditionIn(set), { x })))
  },
  'always-positive'({ formulas, right, options }) {
    const [inequality = ''] = formulas
    const bound = latexValue(/,(.*)\)\$/.exec(right)?.[1] ?? '')
    const tried = [-1, -0.01, 0, 0.01, bound / 2, bound - 0.001, bound, bound + 0.5]
    const places = [...range(-40, 40).map((tenths) => tenths / 10), 1000]
    const always = (k: number) => places.every((x) => holds(inequality, { k, x }))
    expect(options.filter((option) => tried.every((k) => isInside(option, k) === always(k)))).toEqual([right])
  },
  'plain-least-value'({ formulas, answers }) {
    const values = range(1, 2000).map((step) => latexValue(formulas[1] ?? '', { x: step / 200 }))
    expect(Math.min(...values)).toBeCloseTo(answers[0] ?? NaN, 3)
  },
  'least-product'({ formulas, answers }) {
    const condition = formulas[2]?.split('=') ?? []
    const at = (x: number, y: number) => latexValue(condition[1] ?? '', { x, y })
    const products = range(1, 1200).flatMap((step) => {
      const x = step / 20
      const [constant, slope] = [at(x, 0), at(x, 1) - at(x, 0)]
      const y = constant / (x - slope)
      return y > 0 && Math.abs(x * y - at(x, y)) < 1e-6 ? [x * y] : []
    })
    expect(Math.min(...products)).toBeCloseTo(answers[0] ?? NaN, 2)
  },
})
