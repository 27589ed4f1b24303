import type { OpenItem } from '#api/contract/schemas/papers.ts'
import type { Answers } from '#machines/answer-sheet/answer-sheet.types.ts'
import type { PlacedItem } from './sheet-items.ts'

export type SheetItem = PlacedItem<OpenItem>

/** A student's work on a paper. */
export interface PaperWork {
  readonly items: readonly SheetItem[]
  /** Index of the item in view. */
  readonly index: number
  readonly answers: Answers
  /** Ids of items flagged for another look. */
  readonly flagged: readonly number[]
}

/** What a student does with the item in view. */
export interface PaperActs {
  readonly goTo: (index: number) => void
  readonly answer: (itemId: number, value: string) => void
  /** Sets or removes the flag. */
  readonly flag: (itemId: number) => void
}
