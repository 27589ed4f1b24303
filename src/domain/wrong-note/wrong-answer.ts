import type { AnswerKind } from '../questions/question.ts'
import type { Tenths } from '../values/score.ts'

/**
 * The percentage of an item's score from which its answer is not a wrong one. Hardly anybody gets full marks for a text
 * marked by a person: it is wrong below the pass mark.
 */
export const rightFrom = { written: 60, others: 100 } as const

/** Whether a marked answer is not a wrong question. */
export const isRightAnswer = (kind: AnswerKind, score: Tenths, fullMark: Tenths): boolean =>
  score * 100 >= fullMark * (kind === 'written' ? rightFrom.written : rightFrom.others)
