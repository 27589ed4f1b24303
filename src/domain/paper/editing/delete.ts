import { isQuestion, isSection, mapLeaves, withElements } from '../elements.ts'
import type { ElementId, Paper, PaperSection } from '../paper.ts'
import { type Delete, edited, type OperationResult, type PaperNote, refused } from './operations.ts'

/** Removes elements, and sections that thereby lose their last question. */
export function deleteElements(paper: Paper, { elementIds }: Delete): OperationResult {
  const gone = new Set(elementIds)
  if (!hasAll(paper, gone)) return refused('elementUnknown')
  const sectionsOut = paper.elements.filter(({ elementId, kind }) => kind !== 'section' || !gone.has(elementId))
  const rest = mapLeaves(withElements(paper, sectionsOut), (leaf) => (gone.has(leaf.elementId) ? null : leaf))
  return withoutEmptied(paper, rest)
}

function hasAll({ elements }: Paper, elementIds: ReadonlySet<ElementId>): boolean {
  let missing = elementIds.size
  for (const element of elements) {
    if (elementIds.has(element.elementId)) missing -= 1
    if (isSection(element)) for (const { elementId } of element.children) if (elementIds.has(elementId)) missing -= 1
  }
  return missing === 0
}

/** The paper without sections that had questions before and have none now (specification §4.5). */
export function withoutEmptied(before: Paper, paper: Paper): OperationResult {
  const full = new Set<ElementId>(before.elements.filter(isSection).filter(hasQuestions).map(idOf))
  const emptied = paper.elements
    .filter(isSection)
    .filter((section) => full.has(idOf(section)) && !hasQuestions(section))
  if (emptied.length === 0) return edited(paper)
  const elements = paper.elements.filter((element) => !emptied.some((section) => section === element))
  const note: PaperNote = { kind: 'sectionsRemoved', sectionTexts: emptied.map(({ sectionText }) => sectionText) }
  return edited({ ...paper, elements }, note)
}

const idOf = ({ elementId }: PaperSection): ElementId => elementId

const hasQuestions = ({ children }: PaperSection): boolean => children.some(isQuestion)
