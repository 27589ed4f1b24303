import type { AnswerKind } from '../questions/question.ts'
import type { Tenths } from '../values/score.ts'

/**
 * From which share of an item's score, in percent, its answer is no wrong one. Of a text that a person marks hardly anybody has all
 * of it: it is wrong below the pass.
 */
export const rightFrom = { written: 60, others: 100 } as const

/** Whether a marked answer is no wrong question. */
export const isRightAnswer = (kind: AnswerKind, score: Tenths, fullScore: Tenths): boolean =>
  score * 100 >= fullScore * (kind === 'written' ? rightFrom.written : rightFrom.others)
