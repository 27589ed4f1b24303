import type { student } from '#api/contract/groups/student.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { KeyedItem } from '#api/contract/schemas/papers.ts'
import { itemsOf, type PlacedItem } from '#parts/answering/sheet-items.ts'

export type AssignmentResult = OutputOf<typeof student.result>

export type MarkedAnswer = AssignmentResult['answers'][number]

/** An item, the student's answer, and its score. */
export interface ResultItem {
  readonly placed: PlacedItem<KeyedItem>
  readonly answer: MarkedAnswer | null
  readonly isRight: boolean
}

/** The items in the order of the paper; with `wrongFirst`, those that lost marks come first. */
export function resultItems(result: AssignmentResult, wrongFirst: boolean): readonly ResultItem[] {
  const answers = new Map(result.answers.map((answer) => [answer.itemId, answer]))
  const items = itemsOf(result.paper).map((placed) => {
    const answer = answers.get(placed.item.itemId) ?? null
    return { placed, answer, isRight: answer !== null && answer.score === placed.item.score }
  })
  return wrongFirst ? items.toSorted((one, other) => Number(one.isRight) - Number(other.isRight)) : items
}
