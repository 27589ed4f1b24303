import { expect } from 'vitest'
import { byWording, checkGenerators, formulasIn, pointsIn, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { circleAndChanceProblems } from './circle-and-chance-problems.ts'

checkGenerators(circleAndChanceProblems, {
  'point-across-centre'({ text, answers }) {
    const [[x, y] = [NaN, NaN], [m, n] = [NaN, NaN]] = pointsIn(text)
    const [qx = NaN, qy = NaN] = answers
    expect({ x: (x + qx) / 2, y: (y + qy) / 2 }).toEqual({ x: m, y: n })
  },
  'repeated-reflections'({ text, answers }) {
    const [a = [NaN, NaN], b = a, c = a, start = a] = pointsIn(text)
    const count = Number(/P_\{(\d+)\}/.exec(text)?.[1])
    let [x, y] = start
    for (const step of range(0, count - 1)) {
      const [m, n] = [a, b, c][step % 3] ?? a
      ;[x, y] = [2 * m - x, 2 * n - y]
    }
    expect(answers).toEqual([x, y])
  },
  'arch-bridge'({ numbers, answers }) {
    const [chord = NaN, rise = NaN] = numbers
    expect(answers).toEqual([((chord / 2) ** 2 + rise ** 2) / (2 * rise)])
  },
  'parallel-chords'({ numbers, model }) {
    const [radius = NaN, first = NaN, second = NaN] = numbers
    const heightOf = (chord: number) => radius * Math.sin(Math.acos(chord / 2 / radius))
    const wanted = [heightOf(first) - heightOf(second), heightOf(first) + heightOf(second)]
    const printed = (/答：\D*(\d+) 或 (\d+)/.exec(model) ?? []).slice(1).map(Number)
    expect(printed).toEqual(wanted.map((value) => expect.closeTo(value, 9)))
  },
  'rolled-cone'({ numbers, answers }) {
    const [radius = NaN, angle = NaN] = numbers
    expect((answers[0] ?? NaN) / radius).toBeCloseTo(angle / 360, 9)
  },
  'tangents-and-arc'({ text, right, options }) {
    const [, angle = NaN, radius = NaN] = (/(\d+)\^\\circ.*半径是 (\d+)/.exec(text) ?? []).map(Number)
    const half = (angle / 2) * (Math.PI / 180)
    const steps = 20000
    const away = radius / Math.sin(half)
    const width = (away - radius * Math.sin(half)) / steps
    const strips = range(0, steps - 1).map((index) => {
      const x = radius * Math.sin(half) + (index + 0.5) * width
      const outer = (away - x) * Math.tan(half)
      return 2 * width * (outer - (x < radius ? Math.sqrt(radius * radius - x * x) : 0))
    })
    const area = strips.reduce((sum, strip) => sum + strip, 0)
    expect(options.filter((option) => Math.abs(latexValue(option.slice(1, -1)) - area) < 1e-3)).toEqual([right])
  },
  'chord-angles'({ text, formulas, answers }) {
    const radius = Number(/半径是 (\d+)/.exec(text)?.[1])
    const chord = latexValue(formulas.find((latex) => latex.startsWith('AB='))?.slice(3) ?? '')
    for (const degrees of answers) expect(2 * radius * Math.sin((degrees * Math.PI) / 180)).toBeCloseTo(chord, 9)
    expect(answers.map((degrees) => degrees < 90)).toEqual([true, false])
  },
  'numbered-cards'({ text, right }) {
    const [, count = NaN, divisor = NaN] = (/1 到 (\d+).*数是 (\d+) 的倍数/.exec(text) ?? []).map(Number)
    const found = range(1, count).filter((card) => card % divisor === 0)
    expect(latexValue(right.slice(1, -1))).toBeCloseTo(found.length / count, 12)
  },
  'fair-game'({ text, model }) {
    const bags = [...text.matchAll(/标有数 ([\d，]+)，/g)].map(([, list = '']) => list.split('，').map(Number))
    const [first = [], second = []] = bags
    const draws = first.flatMap((a) => second.map((b) => (a + b) % 2))
    const even = draws.filter((rest) => rest === 0).length / draws.length
    const printed = formulasIn(model).map((latex) => latexValue(latex.split('=').at(-1) ?? ''))
    expect(printed).toEqual([expect.closeTo(even, 12), expect.closeTo(1 - even, 12)])
    expect(byWording(model, { '不相等，游戏不公平': false, '概率相等，游戏公平': true })).toBe(even === 0.5)
  },
})
