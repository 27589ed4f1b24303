import type { Option } from '../questions/question.ts'
import { isSameValue } from '../values/same-value.ts'

interface ItemWithOptions {
  readonly stem: string
  readonly options: readonly Option[]
}

interface QuestionWithItems<Item> {
  readonly items: readonly Item[]
}

/** The options that all items of a question have, such as seven sentences for five gaps; none if they differ. */
export function sharedOptions({ items }: QuestionWithItems<ItemWithOptions>): readonly Option[] {
  const [first, ...others] = items
  if (first === undefined || others.length === 0) return []
  return others.every(({ options }) => isSameValue(first.options, options)) ? first.options : []
}

/** The item in whose order a version prints the options of an item: the first of those that share them. */
export const orderedLike = <Item extends ItemWithOptions>(question: QuestionWithItems<Item>, item: Item): Item =>
  sharedOptions(question).length > 0 ? (question.items[0] ?? item) : item

/** Whether the items are merely the gaps of the text above them, which share their options. */
export const hasGapsForOptions = (question: QuestionWithItems<ItemWithOptions>): boolean =>
  sharedOptions(question).length > 0 && question.items.every(({ stem }) => stem === '')
