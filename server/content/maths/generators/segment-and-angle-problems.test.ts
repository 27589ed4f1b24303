import { expect } from 'vitest'
import { checkGenerators, formulasIn, numeralsIn, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { segmentAndAngleProblems } from './segment-and-angle-problems.ts'

const answersOf = (model: string) => numeralsIn(model.split('答：')[1] ?? '')

/** The angles of the figure of two right angles that overlap, from the directions of their rays. */
function overlappingAngles(shared: number) {
  const rays: Readonly<Record<string, number>> = { A: 0, C: 90 - shared, B: 90, D: 180 - shared }
  return (name: string) => Math.abs((rays[name[0] ?? ''] ?? NaN) - (rays[name.at(-1) ?? ''] ?? NaN))
}

/** Minutes after the full hour until the hands first stand in this way, by small steps. */
function waitingTime(hour: number, angle: number): number {
  for (let step = 1; step < 720000; step += 1) {
    const between = Math.abs(30 * hour - (5.5 * step) / 10000) % 360
    if (Math.abs(Math.min(between, 360 - between) - angle) < 4e-4) return step / 10000
  }
  return NaN
}

checkGenerators(segmentAndAngleProblems, {
  'angle-by-equation'({ numbers, answers }) {
    const [times = NaN, more = NaN] = numbers
    expect(range(1, 89).filter((angle) => 180 - angle === times * (90 - angle) + more)).toEqual(answers)
  },
  'angles-at-point'({ text, statements }) {
    const angle = overlappingAngles(Number(/BOC=(\d+)/.exec(text)?.[1]))
    for (const [statement, truth] of statements) {
      const [first = '', second = ''] = [...statement.matchAll(/\\angle ([A-D]O[A-D])/g)].map(([, name = '']) => name)
      const [, size] = /=(\d+)\^/.exec(statement) ?? []
      const verdict = statement.includes('补角')
        ? angle(first) + angle(second) === 180
        : statement.includes('余角')
          ? angle(first) + angle(second) === 90
          : statement.includes('平分')
            ? angle('AOB') === angle('BOD')
            : angle(first) === (size === undefined ? angle(second) : Number(size))
      expect(verdict, statement).toBe(truth)
    }
  },
  'half-segment'({ text, right }) {
    const [, whole = NaN, part = NaN] = (/AB=(\d+)\$ cm，\$CD=(\d+)/.exec(text) ?? []).map(Number)
    const [c, d] = [whole / 2, whole / 2 + part]
    expect(d).toBeGreaterThan(c)
    expect(d).toBeLessThan(whole)
    expect(right).toBe(`$${whole - d}\\,\\text{cm}$`)
  },
  'point-on-line'({ text, model }) {
    const [, long = NaN, short = NaN] = (/AB=(\d+).*BC=(\d+)/.exec(text) ?? []).map(Number)
    const middles = [long + short, long - short].map((c) => (long + c) / 2 - long / 2)
    expect(answersOf(model)).toEqual(middles)
  },
  'named-segments'({ text, numbers, answers }) {
    const places = numbers.reduce((all, length) => [...all, (all.at(-1) ?? 0) + length], [0])
    const lengths = places.flatMap((from, index) => places.slice(index + 1).map((to) => to - from))
    expect(text.split('，').length).toBeGreaterThan(numbers.length)
    expect(answers).toEqual([lengths.length, Math.max(...lengths)])
  },
  'railway-tickets'({ numbers, model }) {
    const [stations = NaN, , , added = NaN] = numbers.filter((value) => value > 0)
    const kinds = (count: number) =>
      range(1, count).flatMap((from) => range(1, count).filter((to) => to !== from)).length
    const before = kinds(stations)
    expect(answersOf(model).slice(0, 2)).toEqual([before, kinds(stations + added) - before])
    for (const n of [4, 7]) expect(latexValue(formulasIn(model).at(-1) ?? '', { n })).toBe(kinds(n))
  },
  'bisected-angle'({ numbers, text, right }) {
    const [given = NaN] = numbers
    const [other = NaN] = numeralsIn(right)
    const [whole, part] = text.includes('AOB=') ? [given, other] : [other, given]
    expect(part).toBe(whole - part)
  },
  'two-bisectors'({ numbers, model }) {
    const [whole = NaN, part = NaN] = numbers
    const found = [whole + part, whole - part].map((c) => Math.abs(whole / 2 - (whole + c) / 2))
    expect(answersOf(model)).toEqual(found)
  },
  'whole-hours'({ text, numbers, answers }) {
    const [value = NaN] = numbers
    const angle = (value / 12) * 360
    expect(answers[0]).toBeCloseTo(text.includes('整') ? Math.min(angle, 360 - angle) : (value / 60) * 360, 9)
  },
  'hands-of-clock'({ text, numbers, right }) {
    const angle = text.includes('重合') ? 0 : text.includes('平角') ? 180 : 90
    expect(latexValue(right.slice(1, -1))).toBeCloseTo(waitingTime(numbers[0] ?? NaN, angle), 3)
    expect(latexValue(right.slice(1, -1))).toBeLessThan(60)
  },
})
