import type { Tenths } from '#domain/values/score.ts'
import type { AbilityGroup } from './ability-groups.ts'

/** One student's answer to an item. */
export interface ChosenAnswer {
  readonly value: string
  readonly right: boolean
  readonly total: Tenths
}

/** How many of each group gave an answer. */
export interface AnswerByGroup extends Readonly<Record<AbilityGroup, number>> {
  readonly value: string
  readonly right: boolean
  readonly count: number
}

/**
 * Option analysis: who gave which answer, by upper, middle and lower group, the most frequent first, ties in text
 * order. Without groups (`groupOf` null) everybody is in the middle.
 */
export function answersByGroup(
  answers: readonly ChosenAnswer[],
  groupOf: ((total: Tenths) => AbilityGroup) | null,
): readonly AnswerByGroup[] {
  const found = new Map<string, AnswerByGroup>()
  for (const { value, right, total } of answers) {
    const group = groupOf?.(total) ?? 'middle'
    const known = found.get(value) ?? { value, right, count: 0, upper: 0, middle: 0, lower: 0 }
    found.set(value, { ...known, count: known.count + 1, [group]: known[group] + 1 })
  }
  return [...found.values()].toSorted((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1))
}
