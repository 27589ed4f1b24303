import { childrenOf, isSection, mapSections, withChildren } from '../elements.ts'
import type { ElementId, Paper, PaperElement } from '../paper.ts'
import { insertAt } from './add.ts'
import { withoutEmptied } from './delete.ts'
import { edited, type Move, type OperationResult, refused } from './operations.ts'

/** Moves an element within the top level of the paper or a section, or between them. */
export function moveElement(paper: Paper, { from, to }: Move): OperationResult {
  const siblings = childrenOf(paper, from.sectionId)
  if (siblings === null || childrenOf(paper, to.sectionId) === null) return refused('elementUnknown')
  const element = siblings[from.index]
  if (element === undefined) return refused('positionUnknown')
  if (isSection(element) && to.sectionId !== null) return refused('sectionInSection')
  const moved = insertAt(takeOut(paper, from.sectionId, element), [element], to)
  if (!moved.ok) return moved
  const isSamePosition = from.sectionId === to.sectionId && from.index === to.index
  return isSamePosition ? edited(paper) : withoutEmptied(paper, moved.paper)
}

const takeOut = (paper: Paper, sectionId: ElementId | null, element: PaperElement): Paper =>
  sectionId === null
    ? { ...paper, elements: paper.elements.filter((each) => each !== element) }
    : mapSections(paper, (section) =>
        section.elementId === sectionId
          ? withChildren(
              section,
              section.children.filter((child) => child !== element),
            )
          : section,
      )
