import { expect } from 'vitest'
import { byWording, checkGenerators, formulasIn, lastValue, range } from '../testing/check-generators.ts'
import { latexValue } from '../testing/latex-value.ts'
import { trigonometryAndViewProblems } from './trigonometry-and-view-problems.ts'

const degrees = (angle: number) => (angle * Math.PI) / 180

checkGenerators(trigonometryAndViewProblems, {
  'angle-from-values'({ formulas, answers }) {
    const sum = formulas.find((latex) => latex.endsWith('=0'))?.replace('=0', '') ?? ''
    const pairs = range(1, 17).flatMap((a) => range(1, 17).map((b) => [5 * a, 5 * b] as const))
    const fitting = pairs.filter(([a, b]) => Math.abs(latexValue(sum, { A: degrees(a), B: degrees(b) })) < 1e-9)
    expect(fitting.map(([a, b]) => 180 - a - b)).toEqual(answers)
  },
  'triangle-by-altitude'({ text, formulas, model }) {
    const atC = Number(/C=(\d+)/.exec(text)?.[1])
    const side = latexValue(formulas.find((latex) => latex.startsWith('AB='))?.slice(3) ?? '')
    const base = (side / Math.sin(degrees(atC))) * Math.sin(degrees(135 - atC))
    const printed = formulasIn(model).find((latex) => latex.startsWith('BC='))
    expect(latexValue(printed?.split('=').at(-1) ?? '')).toBeCloseTo(base, 9)
    expect(lastValue(model)).toBeCloseTo((side * base * Math.sin(degrees(45))) / 2, 9)
  },
  'slope-or-sight'({ text, answers }) {
    const [, angle = NaN, length = NaN] = (/是 (\d+)°.*?[了长] (\d+) d?m/.exec(text) ?? []).map(Number)
    expect(Math.hypot(answers[0] ?? NaN, length * Math.cos(degrees(angle)))).toBeCloseTo(length, 9)
    expect(answers[0]).toBeGreaterThan(0)
  },
  'reef-ahead'({ text, model }) {
    const [, way = NaN, reach = NaN] = (/航行 (\d+) 海里到.*圆心、(\d+) 海里/.exec(text) ?? []).map(Number)
    const distance = way / (1 / Math.tan(degrees(30)) - 1 / Math.tan(degrees(60)))
    const printed = /=([^=]*)\$（海里）/.exec(model)?.[1] ?? ''
    expect(latexValue(printed)).toBeCloseTo(distance, 9)
    expect(byWording(model, { 航行没有触礁: false, 航行有触礁: true })).toBe(distance < reach)
  },
  'shadow-on-wall'({ numbers, answers }) {
    const [pole = NaN, shadow = NaN, ground = NaN, wall = NaN] = numbers
    expect(Math.atan2((answers[0] ?? NaN) - wall, ground)).toBeCloseTo(Math.atan2(pole, shadow), 9)
  },
  'shadow-on-slope'({ text, model }) {
    const [, ratio = NaN, ground = NaN, slope = NaN] = (
      /影长是 ([\d.]+) m.*BC=(\d+)\$.*CD=(\d+)\$/.exec(text) ?? []
    ).map(Number)
    const tilt = Math.atan2(3, 4)
    const end = [ground + slope * Math.cos(tilt), slope * Math.sin(tilt)] as const
    const height = Number(/答：\D*([\d.]+) m/.exec(model)?.[1])
    expect((height - end[1]) / end[0]).toBeCloseTo(1 / ratio, 9)
  },
  'cylinder-from-views'({ numbers, answers }) {
    const [width = NaN, height = NaN] = numbers
    const slices = range(0, 9999).map((index) => {
      const x = ((index + 0.5) / 10000) * width - width / 2
      return (2 * Math.sqrt(width ** 2 / 4 - x * x) * height * width) / 10000
    })
    expect((slices.reduce((sum, slice) => sum + slice, 0) / (answers[0] ?? NaN)) * 1000).toBeCloseTo(1000, 2)
  },
  'cubes-from-views'({ text, answers }) {
    const [heights = [], places = []] = [...text.matchAll(/依次有 ([\d，]+) 个/g)].map(([, list = '']) =>
      list.split('，').map(Number),
    )
    const columnSums = heights.map((height, index) => {
      const count = places[index] ?? NaN
      let towers: number[][] = [[]]
      for (const _ of range(1, count)) towers = towers.flatMap((own) => range(1, height).map((one) => [...own, one]))
      return towers.filter((own) => Math.max(...own) === height).map((own) => own.reduce((sum, one) => sum + one, 0))
    })
    const totals = columnSums.reduce((sums, own) => sums.flatMap((sum) => own.map((one) => sum + one)), [0])
    expect(answers).toEqual([Math.max(...totals), Math.min(...totals)])
  },
})
