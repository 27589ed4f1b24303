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
 * order. Without groups (`groupOf` null) everybody is in the middle, which no table then shows.
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

/** An option of an item: its letter, and whether it is one to choose. */
export interface OfferedOption {
  readonly id: string
  readonly right: boolean
}

/**
 * Who chose each option, alone or among others, in the order of the item and with those that nobody chose; after them
 * the answers without any of these options, such as those left open.
 */
export function optionsByGroup(
  options: readonly OfferedOption[],
  answers: readonly AnswerByGroup[],
): readonly AnswerByGroup[] {
  const among = (id: string) => answers.filter(({ value }) => value.includes(id))
  const chosen = options.map(({ id, right }) =>
    among(id).reduce(
      (sum, { count, upper, middle, lower }) => ({
        ...sum,
        count: sum.count + count,
        upper: sum.upper + upper,
        middle: sum.middle + middle,
        lower: sum.lower + lower,
      }),
      { value: id, right, count: 0, upper: 0, middle: 0, lower: 0 },
    ),
  )
  return [...chosen, ...answers.filter(({ value }) => !options.some(({ id }) => value.includes(id)))]
}
