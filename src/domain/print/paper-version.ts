import { mapLeaves } from '#domain/paper/elements.ts'
import type { Paper, PaperItem } from '#domain/paper/paper.ts'
import type { Choice, OpenKey, Option } from '#domain/questions/question.ts'
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
              items: leaf.items.map((item) => reordered(item, seedOf(paper.paperId, version, orderedLike(leaf, item)))),
            }
          : leaf,
      )

/** The original letter of an option, by the letter printed in a version; `like` is the item in whose order it prints. */
export function letterBehind(
  { paperId }: Pick<Paper, 'paperId'>,
  version: PaperVersion,
  item: PaperItem,
  like: PaperItem,
) {
  const order = version === 'A' ? null : orderOf(item, seedOf(paperId, version, like))
  const letters = new Map(order?.map(({ id }, index) => [item.options[index]?.id ?? id, id]))
  return (printed: Choice): Choice => letters.get(printed) ?? printed
}

const seedOf = (paperId: number | null, version: PaperVersion, { itemId }: PaperItem): string =>
  `${paperId} ${version} ${itemId}`

/** The options in a version's order, with their original letters; null if they are not reordered. */
function orderOf({ options }: PaperItem, seed: string): readonly Option[] | null {
  if (options.length < 2 || options.some(({ text }) => speaksOfOthers.test(text))) return null
  return seededOrder(options.length, seed)
    .map((from) => options[from])
    .filter(isThere)
}

function reordered(item: PaperItem, seed: string): PaperItem {
  const { options, key } = item
  const order = orderOf(item, seed)
  if (order === null) return item
  const letters = new Map(order.map(({ id }, index) => [id, options[index]?.id ?? id]))
  return {
    ...item,
    options: order.map(({ id, text }) => ({ id: letters.get(id) ?? id, text })),
    key: withLetters(key, (choice) => letters.get(choice) ?? choice),
  }
}

const isThere = (option: Option | undefined): option is Option => option !== undefined

function withLetters(key: OpenKey, letterOf: (choice: Choice) => Choice): OpenKey {
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
