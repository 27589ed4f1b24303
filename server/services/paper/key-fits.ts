import { answerKey } from '#api/contract/schemas/papers.ts'
import { isAnswered } from '#domain/questions/is-answered.ts'
import { type AnswerKey, type Choice, type OpenKey, type Option, usualRule } from '#domain/questions/question.ts'
import { totalOf } from '#domain/values/score.ts'

/** What a key for an item is checked against; the score in tenths, as on the paper. */
export interface KeyedItem {
  readonly key: OpenKey
  readonly options: readonly Option[]
  readonly score: number
}

const halfPoint = 5

/**
 * Whether a corrected key fits an item: the same kind, with an answer that calls can carry; letters of its options
 * without duplicates; alternatives without duplicates and not empty; criteria in half points that add up to the item's
 * score.
 */
export function keyFits(keyed: KeyedItem, key: OpenKey): boolean {
  if (key.kind !== keyed.key.kind || !isAnswered(key) || !answerKey.safeParse(key).success) return false
  switch (key.kind) {
    case 'single':
      return areOptions(keyed, [key.choice])
    case 'multiple':
      return areOptions(keyed, key.choices)
    case 'blank':
    case 'number':
      return areDistinct(key.accept) && key.accept.every((alternative) => alternative.trim() !== '')
    case 'written':
      return (
        areDistinct(key.criteria.map(({ name }) => name)) &&
        key.criteria.every(({ max }) => max > 0 && max % halfPoint === 0) &&
        totalOf(key.criteria.map(({ max }) => max)) === keyed.score
      )
  }
}

/** The key in its stored form: letters in alphabetical order, and a rule only if it is not the default. */
export function canonicalKey<Key extends OpenKey>(key: Key): Key | AnswerKey {
  if (key.kind !== 'multiple') return key
  const { kind, choices, rule = usualRule } = key
  return { kind, choices: choices.toSorted(), ...(rule !== usualRule && { rule }) }
}

const areDistinct = (values: readonly string[]): boolean => new Set(values).size === values.length

const areOptions = ({ options }: KeyedItem, letters: readonly Choice[]): boolean =>
  areDistinct(letters) && letters.every((letter) => options.some(({ id }) => id === letter))
