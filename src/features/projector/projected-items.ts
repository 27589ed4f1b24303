import type { KeyedItem, KeyedPaper } from '#api/contract/schemas/papers.ts'

/** An item with the passage its question shares. */
export interface Projected {
  readonly item: KeyedItem
  readonly passage: string
}

/** The items of a paper in order. */
export const projectedItems = ({ sections }: KeyedPaper): readonly Projected[] =>
  sections.flatMap(({ questions }) =>
    questions.flatMap(({ passage, items }) => items.map((item) => ({ item, passage }))),
  )
