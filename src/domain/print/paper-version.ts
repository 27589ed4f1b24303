import { mapLeaves } from '#domain/paper/elements.ts'
import type { Paper, PaperItem } from '#domain/paper/paper.ts'
import type { Choice, OpenKey, Option } from '#domain/questions/question.ts'
import { analysisWith } from './analysis-letters.ts'
import type { PaperVersion } from './print-options.ts'
import { seededOrder } from './seeded-order.ts'
import { orderedLike } from './shared-options.ts'

/** An option that refers to the others keeps its position. */
const speaksOfOthers = /以上|上述|\b(?:all|none|neither|both) of\b|^\s*[A-G](?:\s*(?:和|与|、|and|,)\s*[A-G])+/iu

/**
 * The paper in a version. In version B, the options of each item are in an order determined by paper and item, with the
 * matching key: reprinting gives the same order, and nothing of it is stored. Options that items share stay the same for
 * all of them.
 */
export const versionOfPaper = (paper: Paper, version: PaperVersion): Paper =>
  version === 'A'
    ? paper
    : mapLeaves(paper, (leaf) =>
        leaf.kind === 'question'
          ? {
              ...leaf,
              items: leaf.items.map((item) =>
                withLetters(item, versionLetters(paper, version, item, orderedLike(leaf, item)).printedOf),
              ),
            }
          : leaf,
      )

/** What decides the order of an item's options. */
type OrderedItem = Pick<PaperItem, 'itemId' | 'options'>

/** The letters of an item's options in a version; `like` is the item in whose order they print. */
export function versionLetters(
  { paperId }: Pick<Paper, 'paperId'>,
  version: PaperVersion,
  item: OrderedItem,
  like: OrderedItem,
) {
  const order = version === 'A' ? null : orderOf(item, `${paperId} ${version} ${like.itemId}`)
  const pairs = order?.map(({ id }, index) => [id, item.options[index]?.id ?? id] as const) ?? []
  const printed = new Map(pairs)
  const originals = new Map(pairs.map(([original, letter]) => [letter, original]))
  return {
    /** The letter printed for an option, by its original letter. */
    printedOf: (original: Choice): Choice => printed.get(original) ?? original,
    /** The original letter of an option, by the letter printed for it. */
    originalOf: (letter: Choice): Choice => originals.get(letter) ?? letter,
  }
}

/** The options in a version's order, with their original letters; null if they are not reordered. */
function orderOf({ options }: OrderedItem, seed: string): readonly Option[] | null {
  if (options.length < 2 || options.some(({ text }) => speaksOfOthers.test(text))) return null
  return seededOrder(options.length, seed)
    .map((from) => options[from])
    .filter(isThere)
}

const isThere = (option: Option | undefined): option is Option => option !== undefined

/** The parts of an item that name its options by letters. */
interface LetteredItem {
  readonly options: readonly Option[]
  readonly key: OpenKey
  readonly analysis: string
}

/** An item with other letters for its options, in their order. */
export const withLetters = <Item extends LetteredItem>(item: Item, letterOf: (choice: Choice) => Choice): Item => ({
  ...item,
  options: optionsWithLetters(item.options, letterOf),
  key: keyWithLetters(item.key, letterOf),
  analysis: analysisWith(item.analysis, letterOf),
})

export const optionsWithLetters = (options: readonly Option[], letterOf: (choice: Choice) => Choice): Option[] =>
  options.map(({ id, text }) => ({ id: letterOf(id), text })).toSorted((one, other) => one.id.localeCompare(other.id))

export function keyWithLetters<Key extends OpenKey>(key: Key, letterOf: (choice: Choice) => Choice): Key {
  switch (key.kind) {
    case 'single':
      return key.choice === null ? key : { ...key, choice: letterOf(key.choice) }
    case 'multiple':
      return { ...key, choices: key.choices.map(letterOf).toSorted() }
    case 'blank':
    case 'number':
    case 'written':
      return key
  }
}
