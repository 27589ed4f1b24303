import { difficultyInForce, type Measurable } from '#domain/bank/measured-difficulty.ts'
import { pointNamesOf } from '#domain/questions/point-names.ts'
import { type Tenths, totalOf } from '#domain/values/score.ts'
import type { BankedQuestion } from './as-paper-question.ts'

export type Difficulty = BankedQuestion['difficulty']

export const difficulties: readonly Difficulty[] = [1, 2, 3]

/** The difficulty that a stored number stands for. */
export const difficultyOf = (stored: number): Difficulty => (stored <= 1 ? 1 : stored === 2 ? 2 : 3)

/** Marks of easy, medium and hard items, in tenths of a point. */
export type Marks = readonly [easy: Tenths, medium: Tenths, hard: Tenths]

export const noMarks: Marks = [0, 0, 0]

/** What a paper should ask of one knowledge point. */
export interface BlueprintRow {
  readonly knowledgeId: number
  /** As named by the items. */
  readonly name: string
  readonly marks: Marks
}

/** Marks planned by knowledge point and difficulty, in the teacher's order; each knowledge point once. */
export type Blueprint = readonly BlueprintRow[]

export interface FigureRow {
  readonly name: string
  /** Null for a knowledge point that was not planned. */
  readonly knowledgeId: number | null
  readonly planned: Marks
  /** What the paper already has and what is chosen for it, together. */
  readonly present: Marks
  /** The part of `present` that the paper already has. */
  readonly onPaper: Marks
}

/** Planned marks compared with those present. */
export interface BlueprintFigure {
  /** Planned rows in their order, then the others in order of first appearance. */
  readonly rows: readonly FigureRow[]
  readonly planned: Marks
  readonly present: Marks
  readonly onPaper: Marks
}

export const marksOf = (marks: Marks, difficulty: Difficulty): Tenths => marks[difficulty - 1] ?? 0

export const sumOfMarks = (marks: Marks): Tenths => totalOf(marks)

const plus = ([easy, medium, hard]: Marks, [moreEasy, moreMedium, moreHard]: Marks): Marks => [
  easy + moreEasy,
  medium + moreMedium,
  hard + moreHard,
]

/** What is left of marks without a part of them. */
export const minus = ([easy, medium, hard]: Marks, [lessEasy, lessMedium, lessHard]: Marks): Marks => [
  easy - lessEasy,
  medium - lessMedium,
  hard - lessHard,
]

/** The same marks with one difficulty changed. */
export const withMarks = ([easy, medium, hard]: Marks, difficulty: Difficulty, marks: Tenths): Marks => [
  difficulty === 1 ? marks : easy,
  difficulty === 2 ? marks : medium,
  difficulty === 3 ? marks : hard,
]

/** A question as far as a blueprint counts it. */
export interface Asked extends Measurable {
  readonly items: readonly AskedItem[]
}

type AskedItem = Pick<BankedQuestion['items'][number], 'knowledge' | 'furtherPoints' | 'score'>

/** The knowledge point for which an item counts, once: the first of its own that is planned, otherwise its main one. */
export const countedPoint = (blueprint: Blueprint, item: AskedItem): string =>
  pointNamesOf(item).find((point) => blueprint.some(({ name }) => name === point)) ?? item.knowledge

/** The marks of these questions by the knowledge point that each item counts for, at its question's difficulty in force. */
export function presentMarks(blueprint: Blueprint, questions: readonly Asked[]): ReadonlyMap<string, Marks> {
  const present = new Map<string, Marks>()
  for (const question of questions)
    for (const item of question.items) {
      const [point, difficulty] = [countedPoint(blueprint, item), difficultyInForce(question)]
      const before = present.get(point) ?? noMarks
      present.set(point, withMarks(before, difficulty, marksOf(before, difficulty) + item.score))
    }
  return present
}

/** A blueprint compared with the questions that the paper already has and those chosen for it. */
export function blueprintFigure(
  blueprint: Blueprint,
  onPaper: readonly Asked[],
  chosen: readonly Asked[],
): BlueprintFigure {
  const present = presentMarks(blueprint, [...onPaper, ...chosen])
  const before = presentMarks(blueprint, onPaper)
  const isPlanned = (name: string) => blueprint.some((row) => row.name === name)
  const rows: readonly FigureRow[] = [
    ...blueprint.map(({ name, knowledgeId, marks }) => ({
      name,
      knowledgeId,
      planned: marks,
      present: present.get(name) ?? noMarks,
      onPaper: before.get(name) ?? noMarks,
    })),
    ...[...present]
      .filter(([name]) => !isPlanned(name))
      .map(([name, marks]) => ({
        name,
        knowledgeId: null,
        planned: noMarks,
        present: marks,
        onPaper: before.get(name) ?? noMarks,
      })),
  ]
  return {
    rows,
    planned: rows.map(({ planned }) => planned).reduce(plus, noMarks),
    present: rows.map((row) => row.present).reduce(plus, noMarks),
    onPaper: rows.map((row) => row.onPaper).reduce(plus, noMarks),
  }
}
