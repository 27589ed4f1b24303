import { isQuestion, isSection, mapSections, withChildren } from '../elements.ts'
import { scoreOf } from '../numbering.ts'
import type { Paper, PaperQuestion, PaperSection } from '../paper.ts'
import { edited, type OperationResult, refused, type Sort, type SortKey } from './operations.ts'

/**
 * Sorts questions within sections (specification §4.5); the sort is stable, and texts between questions keep their
 * positions.
 */
export function sortSections(paper: Paper, { sectionId, by, direction }: Sort): OperationResult {
  const isMeant = ({ elementId }: PaperSection) => sectionId === null || elementId === sectionId
  if (sectionId !== null && !paper.elements.filter(isSection).some(isMeant)) return refused('elementUnknown')
  const sign = direction === 'ascending' ? 1 : -1
  const order = (one: PaperQuestion, other: PaperQuestion) => sign * (valueOf(one, by) - valueOf(other, by))
  return edited(mapSections(paper, (section) => (isMeant(section) ? sorted(section, order) : section)))
}

function sorted(section: PaperSection, order: (one: PaperQuestion, other: PaperQuestion) => number): PaperSection {
  const questions = section.children.filter(isQuestion).toSorted(order).values()
  const children = section.children.map((child) => (isQuestion(child) ? (questions.next().value ?? child) : child))
  return withChildren(section, children)
}

function valueOf(question: PaperQuestion, by: SortKey): number {
  if (by === 'score') return scoreOf(question)
  return by === 'type' ? question.type : question.difficulty
}
