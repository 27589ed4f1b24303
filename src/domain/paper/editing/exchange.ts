import { chooseForBasket } from '../basket.ts'
import { appendTo, elementOf, isQuestion, isSection, mapLeaves, withChildren } from '../elements.ts'
import type { Paper, PaperQuestion, PaperSection } from '../paper.ts'
import { withoutEmptied } from './delete.ts'
import { freeSectionId, headingOf, holds, sectionFor, usualSection } from './groups.ts'
import { edited, type EditingRules, type Exchange, type OperationResult, refused } from './operations.ts'
import { withScore } from './scores.ts'

/**
 * Replaces one question by another, under the same element id and with the same condition. If both have the same number
 * of items, the scores stay. If the section has no other question of the new one's type, it moves to a section that has
 * one, or to a new one behind the old (specification §4.5).
 */
export function exchangeQuestion(
  paper: Paper,
  { elementId, question }: Exchange,
  { maximum }: EditingRules,
): OperationResult {
  const old = elementOf(paper.elements, elementId)
  if (old === undefined) return refused('elementUnknown')
  if (!isQuestion(old)) return refused('otherKind')
  const without = mapLeaves(paper, (leaf) => (leaf === old ? null : leaf))
  const [leftOut] = chooseForBasket(without.elements, [question], maximum).leftOut
  if (leftOut !== undefined) return refused(leftOut.reason === 'twice' ? 'questionTwice' : 'tooManyQuestions')
  const next = inPlaceOf(old, question)
  const section = paper.elements.filter(isSection).find(({ children }) => children.includes(old))
  const stays = section === undefined || next.typeName === old.typeName || belongsIn(paper, section, old, next)
  if (stays) return edited(mapLeaves(paper, (leaf) => (leaf === old ? next : leaf)))
  return withoutEmptied(paper, moveOver(paper, without, section, next))
}

function inPlaceOf(old: PaperQuestion, question: PaperQuestion): PaperQuestion {
  const { elementId, condition } = old
  if (old.items.length !== question.items.length) return { ...question, elementId, condition }
  const items = question.items.map((item, index) => withScore(item, old.items[index]?.score ?? item.score))
  return { ...question, elementId, condition, items }
}

/** Whether a section holds a question of the new one's type besides the old one. */
function belongsIn({ subjectId }: Paper, section: PaperSection, old: PaperQuestion, next: PaperQuestion): boolean {
  const others = withChildren(
    section,
    section.children.filter((child) => child !== old),
  )
  return holds(subjectId, others, headingOf(subjectId, next))
}

function moveOver(paper: Paper, without: Paper, from: PaperSection, question: PaperQuestion): Paper {
  const heading = headingOf(paper.subjectId, question)
  const target = sectionFor(without, heading)
  if (target !== null) return appendTo(without, target, question)
  const section = { elementId: freeSectionId(paper.elements), ...usualSection(heading, [question]) }
  const behind = 1 + paper.elements.indexOf(from)
  return { ...without, elements: without.elements.toSpliced(behind, 0, section) }
}
