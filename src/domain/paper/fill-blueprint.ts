import { difficultyInForce, type Measurable } from '#domain/bank/measured-difficulty.ts'
import { countedRepeats, type ComparedQuestion, type KindsOf, type Repeats } from '#domain/bank/question-kinds.ts'
import type { Tenths } from '#domain/values/score.ts'
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
import { isBefore, type Rank } from './rank.ts'

/** One knowledge point and difficulty of a blueprint. */
export interface Cell {
  readonly name: string
  readonly difficulty: Difficulty
}

/** Marks of a blueprint for which no question was found. */
export interface Unmet extends Cell {
  readonly missing: Tenths
}

/** A question that may be chosen. */
export interface Candidate extends BankedQuestion, Measurable, Pick<ComparedQuestion, 'generator'> {
  /** When the class last had it; null if never, or if there is no class. */
  readonly usedAt: string | null
}

export interface Filling<Question> {
  /** In the order of choice. */
  readonly chosen: readonly Question[]
  readonly unmet: readonly Unmet[]
  /** Where questions were chosen that repeat others, as those offered had nothing else. */
  readonly repeating: readonly Cell[]
  /** How many of the chosen ones the class has had before. */
  readonly reused: number
}

/** What a paper will have before anything is chosen. */
export interface Present {
  /** Each question on the paper or in the basket, once. */
  readonly counted: readonly (Asked & ComparedQuestion)[]
  readonly basket: readonly BankedQuestion[]
}

export interface FillingRules {
  /** The items that a basket holds. */
  readonly maximum: number
  readonly kindsOf: KindsOf
}

/**
 * Chooses questions until paper and basket are as close to the blueprint as these candidates can bring them: greedily,
 * the first one on ties. Those that repeat a question of the paper, the basket or the choice come only where no other one
 * helps, and so do, among either, those that the class has had. Never takes a question that would lead away, is in the
 * basket, or does not fit into it.
 */
export function fillBlueprint<Question extends Candidate>(
  blueprint: Blueprint,
  { counted, basket }: Present,
  candidates: readonly Question[],
  { maximum, kindsOf }: FillingRules,
): Filling<Question> {
  const chosen: Question[] = []
  const repeating = new Set<string>()
  const gaps = gapsOf(blueprint, counted)
  const repeats = countedRepeats(kindsOf, counted)
  let left = candidates.map((question) => ({ question, adds: marksIn(blueprint, question) }))
  for (let best = preferred(left, gaps, repeats); best !== null; best = preferred(left, gaps, repeats)) {
    const tried = best
    left = left.filter((one) => one !== tried)
    if (!fits([...basket, ...chosen], tried.question, maximum)) continue
    chosen.push(tried.question)
    if (repeats.of(tried.question) > 0) for (const cell of tried.adds.keys()) repeating.add(cell)
    repeats.add(tried.question)
    for (const [cell, marks] of tried.adds) gaps.set(cell, (gaps.get(cell) ?? 0) - marks)
  }
  return {
    chosen,
    unmet: unmetOf(blueprint, gaps),
    repeating: cellsOf(blueprint).filter(({ name, difficulty }) => repeating.has(cellOf(name, difficulty))),
    reused: chosen.filter(isUsed).length,
  }
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

/** Of those that help, the one that repeats nothing, then one that the class has not had, then the least repeated. */
function preferred<One extends Weighed<Candidate>>(
  candidates: readonly One[],
  gaps: Gaps,
  repeats: Repeats,
): One | null {
  let best: One | null = null
  let least: Rank = []
  for (const candidate of candidates) {
    const gain = gainOf(candidate, gaps)
    if (gain <= 0) continue
    const used = isUsed(candidate.question) ? 1 : 0
    // A question that would not come first even if it repeated nothing is not compared: there may be thousands of them.
    if (best !== null && !isBefore([0, used, 0, -gain], least)) continue
    const repeated = repeats.of(candidate.question)
    const rank = [repeated > 0 ? 1 : 0, used, repeated, -gain]
    if (best === null || isBefore(rank, least)) [best, least] = [candidate, rank]
  }
  return best
}

/**
 * By how many marks a question brings the basket closer to its blueprint; negative if it leads away. Unplanned marks
 * are an excess from the first one on.
 */
function gainOf({ adds }: Weighed<Candidate>, gaps: Gaps): Tenths {
  let gain = 0
  for (const [cell, marks] of adds) {
    const gap = gaps.get(cell) ?? 0
    gain += Math.abs(gap) - Math.abs(gap - marks)
  }
  return gain
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

const cellsOf = (blueprint: Blueprint): readonly Cell[] =>
  blueprint.flatMap(({ name }) => difficulties.map((difficulty) => ({ name, difficulty })))

const unmetOf = (blueprint: Blueprint, gaps: Gaps): readonly Unmet[] =>
  cellsOf(blueprint).flatMap((cell) => {
    const missing = gaps.get(cellOf(cell.name, cell.difficulty)) ?? 0
    return missing > 0 ? [{ ...cell, missing }] : []
  })
