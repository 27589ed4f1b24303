import { chooseForBasket } from '../basket.ts'
import {
  appendTo,
  childrenOf,
  hasElementTwice,
  isQuestion,
  isSection,
  mapSections,
  questionsOf,
  withChildren,
} from '../elements.ts'
import type { Paper, PaperElement, PaperLeaf, PaperQuestion } from '../paper.ts'
import { headingOf, sectionFor } from './groups.ts'
import { type Add, edited, type EditingRules, type OperationResult, type Position, refused } from './operations.ts'

/** Adds what the basket accepts, and reports what was left out (specification §5.4). */
export function addElements(paper: Paper, { elements, position }: Add, { maximum }: EditingRules): OperationResult {
  const { fitting, leftOut } = chooseForBasket(paper.elements, questionsOf(elements), maximum)
  const added = onlyWith(elements, fitting)
  if (hasElementTwice([...paper.elements, ...added])) return refused('elementExists')
  const result = position === null ? edited(added.reduce(addOne, paper)) : insertAt(paper, added, position)
  return result.ok && leftOut.length > 0 ? edited(result.paper, { kind: 'leftOut', questions: leftOut }) : result
}

/** The elements with only these questions; a section that lost all of its questions is dropped. */
function onlyWith(elements: readonly PaperElement[], fitting: readonly PaperQuestion[]): readonly PaperElement[] {
  const awaited = new Set(fitting)
  // Each only once: the same question may be among the elements twice.
  const stays = (leaf: PaperLeaf) => !isQuestion(leaf) || awaited.delete(leaf)
  return elements.flatMap<PaperElement>((element) => {
    if (!isSection(element)) return stays(element) ? [element] : []
    const children = element.children.filter(stays)
    const isEmptied = questionsOf([element]).length > 0 && !children.some(isQuestion)
    return isEmptied ? [] : [withChildren(element, children)]
  })
}

function addOne(paper: Paper, element: PaperElement): Paper {
  const section = isQuestion(element) ? sectionFor(paper, headingOf(paper.subjectId, element)) : null
  if (section === null || !isQuestion(element)) return { ...paper, elements: [...paper.elements, element] }
  return appendTo(paper, section, element)
}

/** The paper with elements inserted at a position, which may be just past the last one. */
export function insertAt(
  paper: Paper,
  added: readonly PaperElement[],
  { sectionId, index }: Position,
): OperationResult {
  const siblings = childrenOf(paper, sectionId)
  if (siblings === null) return refused('elementUnknown')
  if (!Number.isInteger(index) || index < 0 || index > siblings.length) return refused('positionUnknown')
  if (added.length === 0) return edited(paper)
  if (sectionId === null) return edited({ ...paper, elements: paper.elements.toSpliced(index, 0, ...added) })
  const leaves = added.filter((element) => !isSection(element))
  if (leaves.length < added.length) return refused('sectionInSection')
  return edited(
    mapSections(paper, (section) =>
      section.elementId === sectionId
        ? withChildren(section, section.children.toSpliced(index, 0, ...leaves))
        : section,
    ),
  )
}
