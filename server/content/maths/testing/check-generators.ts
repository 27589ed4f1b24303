import { expect, test } from 'vitest'
import type { SeedQuestion } from '#server/content/types.ts'
import { questionOf } from '../bank.ts'
import type { QuestionGenerator } from '../draft.ts'
import { latexValue } from './latex-value.ts'
import type { Variables } from './latex-value.ts'

/** A question as its reader sees it, split up for checks. */
interface Sheet {
  readonly question: SeedQuestion
  /** The passage and the stem of the first item. */
  readonly text: string
  /** The formulas of `text`, without their `$`. */
  readonly formulas: readonly string[]
  /** The numerals of `text`. */
  readonly numbers: readonly number[]
  /** Values of the blanks. */
  readonly answers: readonly number[]
  readonly options: readonly string[]
  /** Text of the right option of a single choice. */
  readonly right: string
  /** The statements of a multi-choice question, and whether the key says they are true. */
  readonly statements: readonly (readonly [text: string, holds: boolean])[]
  /** The model solution of a worked answer. */
  readonly model: string
}

type Check = (sheet: Sheet) => void

const seeds = Array.from({ length: 50 }, (_, index) => index + 1)

/**
 * Registers one test per generator: its check passes for 50 seeds, and every equality of numbers in the explanations
 * holds; a failure names the question. `facts` names generators that only choose among fixed statements, where there is
 * nothing to compute.
 */
export function checkGenerators(
  generators: readonly QuestionGenerator[],
  checks: Readonly<Record<string, Check>>,
  facts: readonly string[] = [],
): void {
  test('every generator has a check', () => {
    expect([...Object.keys(checks), ...facts].sort()).toEqual(generators.map((generator) => generator.name).sort())
  })
  test.each(generators)('$name', (generator) => {
    for (const seed of seeds) {
      const question = questionOf(generator, seed)
      try {
        const sheet = sheetOf(question)
        checks[generator.name]?.(sheet)
        for (const explanation of explanationsOf(sheet)) expectTrueEqualities(explanation)
      } catch (error) {
        throw new Error(`${question.code}: ${String(error)}`, { cause: error })
      }
    }
  })
  test.each(Object.entries(checks))('%s: a wrong key is noticed', (name, check) => {
    const generator = generators.find((candidate) => candidate.name === name)
    if (generator === undefined) throw new RangeError(`no generator ${name}`)
    const spoilt = spoiltSheets(sheetOf(questionOf(generator, 1)))
    expect(spoilt.length).toBeGreaterThan(0)
    expect(spoilt.filter((sheet) => passes(check, sheet))).toEqual([])
  })
}

function passes(check: Check, sheet: Sheet): boolean {
  try {
    check(sheet)
    return true
  } catch {
    return false
  }
}

/** Copies of the sheet, each with one part of its key made wrong; in a model solution every digit at once. */
function spoiltSheets(sheet: Sheet): readonly Sheet[] {
  const model = sheet.model.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10))
  return [
    ...sheet.options
      .filter((option) => sheet.right !== '' && option !== sheet.right)
      .map((right) => ({ ...sheet, right })),
    ...sheet.answers.map((_, wrong) => {
      return { ...sheet, answers: sheet.answers.map((answer, index) => (index === wrong ? answer + 1 : answer)) }
    }),
    ...sheet.statements.map((_, wrong) => {
      const statements = sheet.statements.map(([text, holds], index) => [text, holds !== (index === wrong)] as const)
      return { ...sheet, statements }
    }),
    ...(model === '' ? [] : [{ ...sheet, model }]),
  ]
}

function sheetOf(question: SeedQuestion): Sheet {
  const [first] = question.items
  if (first === undefined) throw new RangeError('a question has at least one item')
  const text = `${question.passage}${first.stem}`
  const { key, options } = first
  const chosen = key.kind === 'multiple' ? key.choices : key.kind === 'single' ? [key.choice] : []
  return {
    question,
    text,
    formulas: formulasIn(text),
    numbers: numeralsIn(text),
    answers: question.items.flatMap((item) =>
      item.key.kind === 'number' ? item.key.accept.map((answer) => latexValue(answer)) : [],
    ),
    options: options.map((option) => option.text),
    right: key.kind === 'single' ? (options.find((option) => chosen[0] === option.id)?.text ?? '') : '',
    statements: key.kind === 'multiple' ? options.map((option) => [option.text, chosen.includes(option.id)]) : [],
    model: key.kind === 'written' ? key.model : '',
  }
}

export const formulasIn = (text: string): string[] => [...text.matchAll(/\$([^$]+)\$/g)].map(([, latex = '']) => latex)

/** The points that a text names by whole coordinates. */
export const pointsIn = (text: string) =>
  [...text.matchAll(/\((-?\d+),(-?\d+)\)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

/** A number as a figure's description writes it. */
export const numberOf = (text = ''): number => Number(text.replace('\u2212', '-'))

/** All numerals of a text in order, including a minus directly before them. */
export const numeralsIn = (text: string): number[] => {
  return (text.replaceAll(/\[\[\d\]\]/g, '').match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
}

function explanationsOf({ question, model }: Sheet): readonly string[] {
  return [model, ...question.items.map((item) => item.analysis)]
}

/** The parts between equality signs that are numbers; fewer than two if there is nothing to compare. */
export function equalNumbers(latex: string): readonly number[] {
  const values = latex.split('=').map((part) => {
    try {
      return latexValue(part)
    } catch {
      return null
    }
  })
  return values.filter((value) => value !== null)
}

function expectTrueEqualities(explanation: string): void {
  for (const latex of formulasIn(explanation)) {
    if (/\\(?:begin|ge|le|ne|Delta)|[<>]/.test(latex)) continue
    const [first, ...others] = equalNumbers(latex)
    for (const other of others) expect(other, latex).toBeCloseTo(first ?? NaN, 9)
  }
}

/** The last number on its own at the end of an equality in a model solution. */
export function lastValue(model: string): number {
  const values = formulasIn(model).flatMap((latex) => equalNumbers(latex).slice(-1))
  return values.at(-1) ?? NaN
}

/** The value that a model solution gives to a name: the last `name=number` in it. */
export function valueOf(name: string, model: string): number {
  const found = formulasIn(model).filter((latex) => latex.startsWith(`${name}=`))
  return equalNumbers(found.at(-1) ?? '').at(-1) ?? NaN
}

const relations: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  '=': (left, right) => Math.abs(left - right) < 1e-9,
  '<': (left, right) => left < right - 1e-9,
  '>': (left, right) => left > right + 1e-9,
  '\\ge': (left, right) => left > right - 1e-9,
  '\\le': (left, right) => left < right + 1e-9,
  '\\ne': (left, right) => Math.abs(left - right) > 1e-9,
}

/** Whether a chain such as `-1<x\le3` holds; false if a side has no value. */
export function holds(formula: string, variables: Variables = {}): boolean {
  const parts = formula.split(/(\\ge(?![a-z])|\\le(?![a-z])|\\ne(?![a-z])|[=<>])/)
  const values = parts.map((part, index) => (index % 2 === 0 ? latexValue(part, variables) : NaN))
  return parts.every((sign, index) => {
    if (index % 2 === 0) return true
    const [left = NaN, right = NaN] = [values[index - 1], values[index + 1]]
    return Number.isFinite(left) && Number.isFinite(right) && relations[sign]?.(left, right) === true
  })
}

/** Whether two expressions have the same value wherever both have one, tested at several points. */
export function identical(left: string, right: string): boolean {
  const points = [-3.7, -1.3, 0.4, 1.9, 2.6].map((value) => ({
    x: value,
    y: 1.7 - value,
    a: value + 0.3,
    b: 2.1 * value,
    c: value - 0.7,
  }))
  return points.every((point) => {
    const [first, second] = [latexValue(left, point), latexValue(right, point)]
    return Math.abs(first - second) < 1e-9 * Math.max(1, Math.abs(first))
  })
}

/** Whether "若 $…$，则 $…$" holds, tested at all points of a grid. */
export function implicationHolds(statement: string): boolean {
  const [from = '', to = ''] = formulasIn(statement)
  const grid = [-3, -2, -1, -0.5, 0, 0.5, 1, 2, 3]
  const points = from.includes('x')
    ? Array.from({ length: 801 }, (_, index) => ({ x: index - 400 }))
    : grid.flatMap((a) => grid.flatMap((b) => grid.map((c) => ({ a, b, c }))))
  return points.every((point) => !holds(from, point) || holds(to, point))
}

/** The lines inside a brace. */
export function caseLines(latex: string): readonly string[] {
  const body = /\\begin\{cases\}(.*)\\end\{cases\}/.exec(latex)?.[1] ?? ''
  return body.split('\\\\').map((line) => line.replace(/,$/, ''))
}

/** The value for a text's wording, identified by the one key that occurs in it: what is asked, or how. */
export function byWording<Value>(text: string, values: Readonly<Record<string, Value>>): Value {
  const [found, ...others] = Object.entries(values).filter(([words]) => text.includes(words))
  if (found === undefined || others.length > 0) throw new RangeError(`no wording, or several, of: ${text}`)
  return found[1]
}

/** Whole numbers from `from` to `to`. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
