/** How hard a question proved to be: once enough answers to it are marked, these count, not what its author said. */
import type { QuestionContent } from '../questions/question.ts'
import type { Tenths } from '../values/score.ts'
import { bankLimits } from './bank-limits.ts'

type Difficulty = QuestionContent['difficulty']

/** The marked answers to a question, with the points reached and those that could be. */
export interface MarkedAnswers {
  /** Submissions, however many items of the question each answers. */
  readonly answers: number
  readonly reached: Tenths
  readonly full: Tenths
}

/** The difficulty that students' answers give a question, and from how many submissions. */
export interface Measured {
  readonly difficulty: Difficulty
  readonly answers: number
}

/** The mean share of the full score, 0 to 1; null while the answers are too few. */
export const facilityOf = ({ answers, reached, full }: MarkedAnswers): number | null =>
  answers < bankLimits.answersForFacility || full === 0 ? null : reached / full

/** From `easy` on a question is easy, below `hard` it is hard; facility in percent. */
const bands = { easy: 70, hard: 40 } as const

/** Null while the answers are too few. */
export function measuredOf(marked: MarkedAnswers): Measured | null {
  if (facilityOf(marked) === null) return null
  const isAtLeast = (percent: number) => marked.reached * 100 >= percent * marked.full
  return { difficulty: isAtLeast(bands.easy) ? 1 : isAtLeast(bands.hard) ? 2 : 3, answers: marked.answers }
}

/** A question with its declared difficulty, and the measured one if there is any. */
export interface Measurable {
  readonly difficulty: Difficulty
  readonly measured?: Measured | null | undefined
}

/** The difficulty by which a question is found, sorted and planned. */
export const difficultyInForce = ({ difficulty, measured }: Measurable): Difficulty =>
  measured?.difficulty ?? difficulty
