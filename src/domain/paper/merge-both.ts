/** Keeps both versions of a question on one paper: theirs in place, mine as a separate question behind it. */
import { copiedAs } from './copied-question.ts'
import { freeId, isQuestion, itemCountOf, questionsOf } from './elements.ts'
import type { Layout } from './merge-layout.ts'
import type { ElementId, Paper, PaperElement, PaperQuestion } from './paper.ts'

interface Two<Value> {
  readonly mine: Value
  readonly theirs: Value
}

/**
 * My version as it goes behind theirs, or that the paper has no room for both; null if there are no two questions to
 * keep.
 */
export function besideTheirs(
  { mine, theirs }: Two<PaperElement | null>,
  papers: Two<Paper>,
  maximum: number,
): PaperQuestion | 'noRoom' | null {
  if (mine === null || theirs === null || !isQuestion(mine) || !isQuestion(theirs)) return null
  if (itemCountOf([...questionsOf(papers.theirs.elements), mine]) > maximum) return 'noRoom'
  const elementId = freeId(mine.elementId, papers.mine, papers.theirs)
  if (!isOn(papers.theirs, mine)) return { ...mine, elementId }
  const copy = copiedAs(elementId, mine)
  return isOn(papers.mine, copy) ? null : copy
}

const isOn = ({ elements }: Paper, question: PaperQuestion): boolean =>
  questionsOf(elements).some(({ questionId }) => questionId === question.questionId)

/** Questions by the element each of them goes behind. */
export type Beside = ReadonlyMap<ElementId, PaperQuestion>

export const layoutWith = (layout: Layout, beside: Beside): Layout =>
  new Map([...layout].map(([parent, ids]) => [parent, ids.flatMap((id) => [id, ...idsBehind(id, beside)])]))

function idsBehind(id: ElementId, beside: Beside): readonly ElementId[] {
  const question = beside.get(id)
  return question === undefined ? [] : [question.elementId]
}
