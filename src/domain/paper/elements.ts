import type { ElementId, Paper, PaperElement, PaperLeaf, PaperQuestion, PaperSection } from './paper.ts'

export const isQuestion = (element: PaperElement): element is PaperQuestion => element.kind === 'question'

export const isSection = (element: PaperElement): element is PaperSection => element.kind === 'section'

/** Every leaf of the paper in its order, whether in a section or beside them. */
export const leavesOf = (elements: readonly PaperElement[]): readonly PaperLeaf[] =>
  elements.flatMap<PaperLeaf>((element) => (isSection(element) ? element.children : [element]))

export const questionsOf = (elements: readonly PaperElement[]): readonly PaperQuestion[] =>
  leavesOf(elements).filter(isQuestion)

/** How many questions these are where a combination question counts by its items (specification §5.4). */
export const itemCountOf = (questions: readonly PaperQuestion[]): number =>
  questions.reduce((count, { items }) => count + items.length, 0)

/** Every element by its id; a section and what stands in it alike. */
export const elementsById = (elements: readonly PaperElement[]): ReadonlyMap<ElementId, PaperElement> =>
  new Map([...elements, ...leavesOf(elements)].map((element) => [element.elementId, element]))

/** Whether an element id stands there more than once. */
export const hasElementTwice = (elements: readonly PaperElement[]): boolean =>
  elementsById(elements).size < elements.filter(isSection).length + leavesOf(elements).length

/** What stands in a section, or in the paper itself for null; null where there is no such section. */
export function childrenOf(paper: Paper, sectionId: ElementId | null): readonly PaperElement[] | null {
  if (sectionId === null) return paper.elements
  return paper.elements.filter(isSection).find(({ elementId }) => elementId === sectionId)?.children ?? null
}

/** The paper with other elements; the same paper where they are the same ones. */
export const withElements = (paper: Paper, elements: readonly PaperElement[]): Paper =>
  isSameList(paper.elements, elements) ? paper : { ...paper, elements }

/** The paper with its sections as `change` returns them, and all else as it stands. */
export const mapSections = (paper: Paper, change: (section: PaperSection) => PaperSection): Paper =>
  withElements(
    paper,
    paper.elements.map((element) => (isSection(element) ? change(element) : element)),
  )

/** The paper with one more leaf at the end of a section. */
export const appendTo = (paper: Paper, section: PaperSection, leaf: PaperLeaf): Paper =>
  mapSections(paper, (each) => (each === section ? withChildren(each, [...each.children, leaf]) : each))

/**
 * The paper with its leaves as `change` returns them, none where it returns null. What does not change is the same object
 * as before, up to the paper.
 */
export function mapLeaves(paper: Paper, change: (leaf: PaperLeaf) => PaperLeaf | null): Paper {
  const changed = (leaf: PaperLeaf): readonly PaperLeaf[] => {
    const next = change(leaf)
    return next === null ? [] : [next]
  }
  const elements = paper.elements.flatMap<PaperElement>((element) =>
    isSection(element) ? [withChildren(element, element.children.flatMap(changed))] : changed(element),
  )
  return withElements(paper, elements)
}

export const withChildren = (section: PaperSection, children: readonly PaperLeaf[]): PaperSection =>
  isSameList(section.children, children) ? section : { ...section, children }

const isSameList = <Value>(one: readonly Value[], other: readonly Value[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index])
