import type { PaperQuestion } from '../paper.ts'
import { blankItemLike, takesItems } from '../question-items.ts'
import { blankNumbers, blankSign, checkBlanks } from './blank-check.ts'

/**
 * The question with its blanks numbered by their positions in the text. Items move along with their blanks, and a blank
 * without an item gets a new one, with an id from `newItemId` downwards. Null if the numbers say nothing about the
 * order, or not which item belongs to which blank: one without a blank may be meant by any that is new.
 */
export function withBlanksInOrder(subjectId: number, question: PaperQuestion, newItemId: number): PaperQuestion | null {
  const { passage, items } = question
  const faults = checkBlanks(passage, items.length)
  const last = items.at(-1)
  if (faults === null || last === undefined || faults.reversed.length === 0) return null
  if (faults.twice.length > 0 || faults.missing.length > 0) return null
  if (faults.extra.length > 0 && !takesItems(subjectId, question)) return null
  const added = new Map(faults.extra.map((number, index) => [number, blankItemLike(last, newItemId - index)]))
  let place = 0
  return {
    ...question,
    passage: passage.replaceAll(blankSign, () => `[[${(place += 1)}]]`),
    items: blankNumbers(passage).flatMap((number) => items[number - 1] ?? added.get(number) ?? []),
  }
}
