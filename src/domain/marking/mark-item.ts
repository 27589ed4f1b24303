import type { AnswerKey, AnswerText, Choice } from '#domain/question.ts'
import type { Tenths } from '#domain/score.ts'
import { isSameMathsText, isSameNumber } from './same-number.ts'
import { isSameText } from './same-text.ts'

/** What marking by rule gives: a score in tenths of a point, or that a person has to mark. */
export type ItemMark = { readonly score: Tenths } | 'byPerson'

const halfPoint: Tenths = 5

/** Half of a score, rounded down to half points: 4 points give 2, 2.5 give 1, 0.5 gives 0. */
const halfOf = (score: Tenths): Tenths => Math.floor(score / 2 / halfPoint) * halfPoint

/**
 * The rule for questions with several right options: all of them and nothing else gives the full score; any wrong letter
 * gives nothing; some of the right ones and no wrong one give half, rounded down to half points.
 */
function markMultiple(choices: readonly Choice[], answer: string, score: Tenths): Tenths {
  const right: ReadonlySet<string> = new Set(choices)
  const chosen = new Set(answer.replaceAll(/[\s,，、]/g, ''))
  if (chosen.size === 0 || [...chosen].some((letter) => !right.has(letter))) return 0
  return chosen.size === right.size ? score : halfOf(score)
}

const isAccepted = (
  accept: readonly string[],
  answer: string,
  same: (left: string, right: string) => boolean,
): boolean => accept.some((alternative) => same(alternative, answer))

const isSameMaths = (left: string, right: string): boolean => isSameNumber(left, right) || isSameMathsText(left, right)

/**
 * Marks one item (specification §4, marking). `score` is the item's full score in tenths of a point. An item left open,
 * also a written one, has 0 and needs no person.
 */
export function markItem(key: AnswerKey, answer: AnswerText, score: Tenths): ItemMark {
  const given = answer.trim()
  if (given === '') return { score: 0 }
  switch (key.kind) {
    case 'single':
      return { score: given === key.choice ? score : 0 }
    case 'multiple':
      return { score: markMultiple(key.choices, given, score) }
    case 'blank':
      return { score: isAccepted(key.accept, given, isSameText) ? score : 0 }
    case 'number':
      return { score: isAccepted(key.accept, given, isSameMaths) ? score : 0 }
    case 'written':
      return 'byPerson'
  }
}
