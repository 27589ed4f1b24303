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

/** The right answer as it is read out: option letters, or text. */
export function answerTextOf({ key }: KeyedItem, or: string): string {
  switch (key.kind) {
    case 'single':
      return key.choice
    case 'multiple':
      return key.choices.join('')
    case 'blank':
      return key.accept.join(` ${or} `)
    case 'number':
      return key.accept.map((value) => (/[\\^_{]/.test(value) ? `$${value}$` : value)).join(` ${or} `)
    case 'written':
      return key.model
  }
}
