import { expect } from 'vitest'
import { checkGenerators, formulasIn, holds, implicationHolds, valueOf } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { linearEquationGenerators } from './linear-equations.ts'

/** Moves both cars (or people) in small steps until they meet; hours or minutes. */
function meetingTime(text: string, numbers: readonly number[]): number {
  if (text.includes('步行')) {
    const [walk = 0, early = 0, ride = 0] = numbers
    let minutes = 0
    while (ride * minutes < walk * (early + minutes)) minutes += 1
    return minutes
  }
  const [distance = 0, slow = 0, wait = 0, fast = 0] = numbers
  const ahead = text.includes('30 min') ? wait / 60 : wait
  let steps = 0
  while (slow * (ahead + steps / 100) + (fast * steps) / 100 < distance - 1e-6) steps += 1
  return steps / 100
}

checkGenerators(linearEquationGenerators, {
  'equation-root'({ formulas, answers }) {
    expect(holds(formulas[0] ?? '', { x: answers[0] ?? NaN })).toBe(true)
  },
  'equation-with-fractions'({ formulas, model }) {
    const x = valueOf('x', model)
    const equations = formulasIn(model).filter((latex) => latex.includes('=') && latex.includes('x'))
    expect([formulas[0] ?? '', ...equations].filter((equation) => !holds(equation, { x }))).toEqual([])
  },
  'unknown-constant'({ formulas, right }) {
    const x = latexValue(formulas[0]?.slice(2) ?? '')
    expect(holds(formulas[2] ?? '', { x, m: latexValue(right.slice(1, -1)) })).toBe(true)
  },
  'discount-rate'({ numbers, right, options }) {
    const [cost = 0, list = 0, profit = 0] = numbers
    const gain = (option: string) => ((list * Number.parseInt(option, 10)) / 10 / cost - 1) * 100
    expect(options.filter((option) => Math.abs(gain(option) - profit) < 1e-9)).toEqual([right])
    expect(options.map((option) => Number.parseInt(option, 10)).filter((tenths) => tenths > 9 || tenths < 5)).toEqual(
      [],
    )
  },
  'equality-properties'({ statements }) {
    for (const [text, truth] of statements) expect(implicationHolds(text), text).toBe(truth)
  },
  'sharing-books'({ text, answers }) {
    const [each = 0, left = 0, more = 0, missing = 0] = [...text.matchAll(/ (\d+) 本/g)].map(([, count]) =>
      Number(count),
    )
    let people = 1
    while (people * each + left !== people * more - missing) people += 1
    expect(answers).toEqual([people, people * more - missing])
  },
  journeys({ text, numbers, model }) {
    const answer = Number(/答：\D*(\d+)/.exec(model)?.[1])
    expect(answer).toBe(meetingTime(text, numbers))
  },
})
