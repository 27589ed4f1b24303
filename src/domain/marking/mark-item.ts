import { type AnswerKey, type AnswerText, type MultipleRule, usualRule } from '#domain/questions/question.ts'
import type { Tenths } from '#domain/values/score.ts'
import { isSameMathsText, isSameNumber } from './same-number.ts'
import { isSameText } from './same-text.ts'

/** What marking by rule gives: a score in tenths of a point, or that a person has to mark. */
export type ItemMark = { readonly score: Tenths } | 'byPerson'

type MultipleKey = AnswerKey & { readonly kind: 'multiple' }

const halfPoint: Tenths = 5

/** Down to half points: 2.5 points give 2.5, 1.7 give 1.5. */
const inHalfPoints = (score: Tenths): Tenths => Math.floor(score / halfPoint) * halfPoint

/** What `chosen` of `right` right options give without a wrong one, of a full score in tenths. */
export function partialScore(rule: MultipleRule, chosen: number, right: number, score: Tenths): Tenths {
  if (chosen === right) return score
  switch (rule) {
    case 'whole':
      return 0
    case 'half':
      return inHalfPoints(score / 2)
    case 'each':
      return inHalfPoints((score * chosen) / right)
  }
}

/** Any wrong letter gives nothing; how much some of the right ones give is for the rule of the key to say. */
function markMultiple({ choices, rule = usualRule }: MultipleKey, answer: string, score: Tenths): Tenths {
  const right: ReadonlySet<string> = new Set(choices)
  const chosen = new Set(answer.replaceAll(/[\s,，、]/g, ''))
  if (chosen.size === 0 || [...chosen].some((letter) => !right.has(letter))) return 0
  return partialScore(rule, chosen.size, right.size, score)
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
      return { score: markMultiple(key, given, score) }
    case 'blank':
      return { score: isAccepted(key.accept, given, isSameText) ? score : 0 }
    case 'number':
      return { score: isAccepted(key.accept, given, isSameMaths) ? score : 0 }
    case 'written':
      return 'byPerson'
  }
}
