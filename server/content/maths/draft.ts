import { mathsTypes } from '#domain/questions/question-types.ts'
import type { Choice, Criterion, ItemContent } from '#domain/questions/question.ts'
import type { Random } from '../random.ts'
import { type Figure, figureOf, type FigureParts } from './figures/figure.ts'

/** An item before its generator's knowledge point is added. */
type DraftItem = Omit<ItemContent, 'knowledge'>

/** The output of a generator; chapter, subject and difficulty are set by the generator. */
export interface Draft {
  readonly type: number
  readonly passage: string
  readonly items: readonly DraftItem[]
  readonly figures?: readonly Figure[]
}

/** One knowledge point: makes as many questions as there are seeds. */
export interface QuestionGenerator {
  /** Part of the questions' codes, kebab-case. */
  readonly name: string
  readonly chapter: string
  readonly knowledge: string
  readonly difficulty: 1 | 2 | 3
  /** How many of its questions the bank contains. */
  readonly questions: number
  readonly generate: (random: Random) => Draft
}

/** A statement of a multi-choice question; `why` follows "A 正确：" in the analysis. */
export interface Statement {
  readonly text: string
  readonly holds: boolean
  readonly why: string
}

const letters = ['A', 'B', 'C', 'D'] as const satisfies readonly Choice[]
const choiceGap = '（　　）'

/** The blank of a fill-in question: underlined ideographic spaces. */
export const gap = '__　　　　__'

interface ChoiceParts {
  readonly stem: string
  readonly right: string
  /** Typical mistakes, likeliest first; the first three distinct ones become options. */
  readonly wrong: readonly string[]
  readonly analysis: string
}

/** A single choice with its options in random order. Throws if fewer than three wrong options are left. */
export function singleChoice(random: Random, { stem, right, wrong, analysis }: ChoiceParts): Draft {
  return orderedChoice(stem, random.shuffle([right, ...distinctMistakes(right, wrong)]), right, analysis)
}

interface NumberChoiceParts {
  readonly stem: string
  readonly right: number
  readonly wrong: readonly number[]
  readonly analysis: string
  readonly unit?: string
}

/** A single choice between numbers, printed in ascending order; `unit` is LaTeX. */
export function numberChoice({ stem, right, wrong, analysis, unit = '' }: NumberChoiceParts): Draft {
  const numbers = distinctMistakes(right, wrong).concat(right)
  const texts = numbers.sort((a, b) => a - b).map((value) => `$${value}${unit}$`)
  return orderedChoice(stem, texts, `$${right}${unit}$`, analysis)
}

function distinctMistakes<T>(right: T, wrong: readonly T[]): T[] {
  const mistakes = [...new Set(wrong)].filter((mistake) => mistake !== right).slice(0, 3)
  if (mistakes.length < 3) throw new RangeError(`too few wrong options beside ${String(right)}`)
  return mistakes
}

/** Three other counts near the right one, none below 0, so that the right one can be at any position. */
export function nearbyCounts(random: Random, right: number): number[] {
  const start = Math.max(0, right - random.int(0, 3))
  return [0, 1, 2, 3].map((step) => start + step).filter((count) => count !== right)
}

/** A single choice whose four options keep the given order. */
export function orderedChoice(stem: string, texts: readonly string[], right: string, analysis: string): Draft {
  const options = letters.map((id, index) => ({ id, text: texts[index] ?? '' }))
  const choice = options.find((option) => option.text === right)?.id ?? 'A'
  const item: DraftItem = {
    stem: stem + choiceGap,
    options,
    key: { kind: 'single', choice },
    analysis: `${analysis}\n故选 ${choice}。`,
    score: 30,
  }
  return { type: mathsTypes.singleChoice, passage: '', items: [item] }
}

/** A multi-choice question of four of the `statements`, two or three of them true; the analysis explains each. */
export function multiChoice(
  random: Random,
  stem: string,
  statements: readonly Statement[],
  [yes, no]: readonly [string, string] = ['正确', '错误'],
): Draft {
  const right = statements.filter((statement) => statement.holds)
  const wrong = statements.filter((statement) => !statement.holds)
  const rightCount = Math.max(Math.min(right.length, random.pick([2, 2, 3])), 4 - wrong.length)
  const chosen = random.shuffle([...random.sample(right, rightCount), ...random.sample(wrong, 4 - rightCount)])
  const options = chosen.map((statement, index) => ({ id: letters[index] ?? 'A', ...statement }))
  const choices = options.filter((option) => option.holds).map((option) => option.id)
  const remarks = options.map(({ id, holds, why }) => `${id} ${holds ? yes : no}：${why}`)
  const item: DraftItem = {
    stem: stem + choiceGap,
    options: options.map(({ id, text }) => ({ id, text })),
    key: { kind: 'multiple', choices },
    analysis: [...remarks, `故选 ${choices.join('')}。`].join('\n'),
    score: 50,
  }
  return { type: mathsTypes.multiChoice, passage: '', items: [item] }
}

/** One blank; `stem` shows it with `gap`, `answer` is LaTeX without `$`. */
export function fillBlank(stem: string, answer: string | number, analysis: string): Draft {
  const key = { kind: 'number', accept: [String(answer)] } as const
  return { type: mathsTypes.fillBlank, passage: '', items: [{ stem, options: [], key, analysis, score: 30 }] }
}

/** Several blanks `[[1]]`, `[[2]]`… in the passage, each answered and scored separately. */
export function fillBlanks(
  passage: string,
  blanks: readonly (readonly [answer: string | number, analysis: string])[],
): Draft {
  const items = blanks.map(([answer, analysis]): DraftItem => {
    return { stem: '', options: [], key: { kind: 'number', accept: [String(answer)] }, analysis, score: 20 }
  })
  return { type: mathsTypes.fillBlanks, passage, items }
}

interface WorkedParts {
  readonly stem: string
  /** Lines of the model solution. */
  readonly model: readonly string[]
  readonly criteria: readonly (readonly [name: string, hint: string, max: number])[]
  /** The idea behind the solution. */
  readonly analysis: string
}

/** A worked answer, marked by a person; its score is the sum of its criteria, in tenths. */
export function workedAnswer({ stem, model, criteria, analysis }: WorkedParts): Draft {
  const steps = criteria.map(([name, hint, max]): Criterion => ({ name, hint, max }))
  const score = steps.reduce((total, step) => total + step.max, 0)
  const key = { kind: 'written', model: model.join('\n'), criteria: steps } as const
  return { type: mathsTypes.workedAnswer, passage: '', items: [{ stem, options: [], key, analysis, score }] }
}

/** The draft with a figure below the stem of its only item. */
export function withFigure(draft: Draft, parts: FigureParts): Draft {
  const { figure, source } = figureOf(parts)
  return {
    ...draft,
    items: draft.items.map((item) => ({ ...item, stem: `${item.stem}\n${source}` })),
    figures: [figure],
  }
}
