import type { AnswerKey, Option } from '#domain/questions/question.ts'

/** The properties of an item that decide which answers fit it. */
export interface AnswerableItem {
  readonly itemId: number
  readonly key: AnswerKey
  readonly options: readonly Option[]
}

export type AnswerFault = 'answerUnknown' | 'answerInvalid'

/**
 * What is wrong with answers by item id, or null: an item that the paper does not have, or an answer that the item's
 * kind does not allow. Choices are letters of the item's options; several must be distinct and in alphabetical order.
 * Other kinds take any text. The empty text leaves an item open.
 */
export function answersFault(
  items: readonly AnswerableItem[],
  answers: Readonly<Record<string, string>>,
): AnswerFault | null {
  const byId = new Map(items.map((item) => [String(item.itemId), item]))
  const entries = Object.entries(answers).map(([itemId, value]) => ({ item: byId.get(itemId), value }))
  if (entries.some(({ item }) => item === undefined)) return 'answerUnknown'
  return entries.every(({ item, value }) => item !== undefined && fits(item, value)) ? null : 'answerInvalid'
}

function fits({ key, options }: AnswerableItem, value: string): boolean {
  if (value === '') return true
  if (key.kind === 'single') return options.some(({ id }) => id === value)
  if (key.kind !== 'multiple') return true
  const letters = [...value]
  const isSorted = letters.every((letter, index) => index === 0 || letter > (letters[index - 1] ?? ''))
  return isSorted && letters.every((letter) => options.some(({ id }) => id === letter))
}
