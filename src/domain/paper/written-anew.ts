import { isQuestion, mapLeaves } from './elements.ts'
import { isNewId, newIdOn } from './new-ids.ts'
import type { ElementId, Paper } from './paper.ts'

/**
 * The paper with one of its questions as if it had been written here, without the ids by which the bank knows it; the
 * same paper if it has none.
 */
export function writtenAnew(paper: Paper, elementId: ElementId): Paper {
  let free = newIdOn(paper)
  const take = (): number => free--
  return mapLeaves(paper, (leaf) =>
    isQuestion(leaf) && leaf.elementId === elementId && !isNewId(leaf.questionId)
      ? { ...leaf, questionId: take(), items: leaf.items.map((item) => ({ ...item, itemId: take() })) }
      : leaf,
  )
}
