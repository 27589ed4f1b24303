import { difficultyInForce, type Measurable } from '#domain/bank/measured-difficulty.ts'
import { type Tenths, totalOf } from '#domain/values/score.ts'
import { asPaperQuestion, type BankedQuestion } from './as-paper-question.ts'
import { chooseForBasket } from './basket.ts'
import {
  type Asked,
  type Blueprint,
  countedPoint,
  type Difficulty,
  difficulties,
  marksOf,
  noMarks,
  presentMarks,
} from './blueprint.ts'

/** Marks of a blueprint for which no question was found. */
export interface Unmet {
  readonly name: string
  readonly difficulty: Difficulty
  readonly missing: Tenths
}

/** A question that may be chosen. */
export interface Candidate extends BankedQuestion, Measurable {
  /** When the class last had it; null if never, or if there is no class. */
  readonly usedAt: string | null
}

export interface Filling<Question> {
  /** In the order of choice. */
  readonly chosen: readonly Question[]
  readonly unmet: readonly Unmet[]
  /** How many of the chosen ones the class has had before. */
  readonly reused: number
}

/** What a paper will have before anything is chosen. */
export interface Present {
  /** Each question on the paper or in the basket, once. */
  readonly counted: readonly Asked[]
  readonly basket: readonly BankedQuestion[]
}

/**
 * Chooses questions until paper and basket are as close to the blueprint as these candidates can bring them: greedily,
 * the first one on ties; those that the class has had only where no other one helps. Never takes a question that would lead away, is in the basket, or does not fit into it.
 */
export function fillBlueprint<Question extends Candidate>(
  blueprint: Blueprint,
  { counted, basket }: Present,
  candidates: readonly Question[],
  maximum: number,
): Filling<Question> {
  const chosen: Question[] = []
  const gaps = gapsOf(blueprint, counted)
  let left = candidates.map((question) => ({ question, adds: marksIn(blueprint, question) }))
  for (let best = preferred(left, gaps); best !== null; best = preferred(left, gaps)) {
    const tried = best
    left = left.filter((one) => one !== tried)
    if (!fits([...basket, ...chosen], tried.question, maximum)) continue
    chosen.push(tried.question)
    for (const [cell, marks] of tried.adds) gaps.set(cell, (gaps.get(cell) ?? 0) - marks)
  }
  return { chosen, unmet: unmetOf(blueprint, gaps), reused: chosen.filter(isUsed).length }
}

/** Missing marks by knowledge point and difficulty; negative where there are too many. */
type Gaps = ReadonlyMap<string, Tenths>

const cellOf = (name: string, difficulty: Difficulty): string => `${difficulty} ${name}`

function gapsOf(blueprint: Blueprint, questions: readonly Asked[]): Map<string, Tenths> {
  const present = presentMarks(blueprint, questions)
  const cells = blueprint.flatMap(({ name, marks }) =>
    difficulties.map((difficulty) => {
      const there = marksOf(present.get(name) ?? noMarks, difficulty)
      return [cellOf(name, difficulty), marksOf(marks, difficulty) - there] as const
    }),
  )
  return new Map(cells)
}

const fits = (basket: readonly BankedQuestion[], question: BankedQuestion, maximum: number): boolean =>
  chooseForBasket(basket.map(asPaperQuestion), [asPaperQuestion(question)], maximum).leftOut.length === 0

const isUsed = ({ usedAt }: Pick<Candidate, 'usedAt'>): boolean => usedAt !== null

interface Weighed<Question> {
  readonly question: Question
  /** What it adds to each cell of the blueprint. */
  readonly adds: ReadonlyMap<string, Tenths>
}

const preferred = <One extends Weighed<Candidate>>(candidates: readonly One[], gaps: Gaps): One | null =>
  bestOf(
    candidates.filter(({ question }) => !isUsed(question)),
    gaps,
  ) ?? bestOf(candidates, gaps)

function bestOf<One extends Weighed<Candidate>>(candidates: readonly One[], gaps: Gaps): One | null {
  let best: One | null = null
  let most = 0
  for (const candidate of candidates) {
    const gain = gainOf(candidate, gaps)
    if (gain > most) [best, most] = [candidate, gain]
  }
  return best
}

/**
 * By how many marks a question brings the basket closer to its blueprint; negative if it leads away. Unplanned marks
 * are an excess from the first one on.
 */
function gainOf({ adds }: Weighed<Candidate>, gaps: Gaps): Tenths {
  const gains = [...adds].map(([cell, marks]) => {
    const gap = gaps.get(cell) ?? 0
    return Math.abs(gap) - Math.abs(gap - marks)
  })
  return totalOf(gains)
}

/** What a question adds to each cell of a blueprint. */
function marksIn(blueprint: Blueprint, question: Candidate): ReadonlyMap<string, Tenths> {
  const marks = new Map<string, Tenths>()
  for (const item of question.items) {
    const cell = cellOf(countedPoint(blueprint, item), difficultyInForce(question))
    marks.set(cell, (marks.get(cell) ?? 0) + item.score)
  }
  return marks
}

const unmetOf = (blueprint: Blueprint, gaps: Gaps): readonly Unmet[] =>
  blueprint.flatMap(({ name }) =>
    difficulties.flatMap((difficulty) => {
      const missing = gaps.get(cellOf(name, difficulty)) ?? 0
      return missing > 0 ? [{ name, difficulty, missing }] : []
    }),
  )
