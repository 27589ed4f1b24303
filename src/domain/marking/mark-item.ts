import { type AnswerKey, type AnswerText, type MultipleRule, usualRule } from '#domain/questions/question.ts'
import type { Tenths } from '#domain/values/score.ts'
import { type Comparison, compareMaths } from './compare-maths.ts'
import { hasAnswer } from './has-answer.ts'
import { isSameText } from './same-text.ts'

/** The result of marking by rule: a score in tenths of a point, or that a person has to mark. */
export type ItemMark = { readonly score: Tenths } | 'byPerson'

type MultipleKey = AnswerKey & { readonly kind: 'multiple' }

const halfPoint: Tenths = 5

/** Rounded down to half points: 2.5 points stay 2.5, 1.7 become 1.5. */
const inHalfPoints = (score: Tenths): Tenths => Math.floor(score / halfPoint) * halfPoint

/** The score for `chosen` of `right` right options and no wrong one, out of a full score in tenths. */
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

/** Any wrong letter gives 0; the key's rule decides what some of the right ones give. */
function markMultiple({ choices, rule = usualRule }: MultipleKey, answer: string, score: Tenths): Tenths {
  const right: ReadonlySet<string> = new Set(choices)
  const chosen = new Set(answer.replaceAll(/[\s,，、]/g, ''))
  if (chosen.size === 0 || [...chosen].some((letter) => !right.has(letter))) return 0
  return partialScore(rule, chosen.size, right.size, score)
}

/** Nobody types a formula's commands into a blank: a formula among the accepted texts is compared as maths. */
const compareTyped = (accepted: string, answer: string): Comparison => {
  if (isSameText(accepted, answer)) return 'same'
  return accepted.includes('$') ? compareMaths(accepted, answer) : 'different'
}

/** Right if any accepted text is the same; where none is, but one may be meant, a person decides. */
function markAccepted(comparisons: readonly Comparison[], score: Tenths): ItemMark {
  if (comparisons.includes('same')) return { score }
  return comparisons.includes('doubtful') ? 'byPerson' : { score: 0 }
}

/**
 * Marks one item (specification §4, marking). `score` is the item's full score in tenths of a point. An item left open,
 * even a written one, gets 0 and needs no person.
 */
export function markItem(key: AnswerKey, answer: AnswerText, score: Tenths): ItemMark {
  if (!hasAnswer(answer)) return { score: 0 }
  const given = answer.trim()
  switch (key.kind) {
    case 'single':
      return { score: given === key.choice ? score : 0 }
    case 'multiple':
      return { score: markMultiple(key, given, score) }
    case 'blank':
      return markAccepted(
        key.accept.map((accepted) => compareTyped(accepted, given)),
        score,
      )
    case 'number':
      return markAccepted(
        key.accept.map((accepted) => compareMaths(accepted, given)),
        score,
      )
    case 'written':
      return 'byPerson'
  }
}
