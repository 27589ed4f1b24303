import type { KeyedItem, KeyedPaper } from '#api/contract/schemas/papers.ts'

/** An item with what its question shares. */
export interface Projected {
  readonly item: KeyedItem
  readonly passage: string
}

/** The items of a paper in their order. */
export const projectedItems = ({ sections }: KeyedPaper): readonly Projected[] =>
  sections.flatMap(({ questions }) =>
    questions.flatMap(({ passage, items }) => items.map((item) => ({ item, passage }))),
  )

/** What is right, as it is read out; the letters of a choice, or the text. */
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
