import type { ElementId, Paper, PaperElement, PaperLeaf, PaperQuestion, PaperSection } from './paper.ts'

export const isQuestion = (element: PaperElement): element is PaperQuestion => element.kind === 'question'

export const isSection = (element: PaperElement): element is PaperSection => element.kind === 'section'

/** Every leaf of the paper in order, inside sections and beside them. */
export function leavesOf(elements: readonly PaperElement[]): readonly PaperLeaf[] {
  const leaves: PaperLeaf[] = []
  for (const element of elements)
    if (isSection(element)) for (const child of element.children) leaves.push(child)
    else leaves.push(element)
  return leaves
}

export function questionsOf(elements: readonly PaperElement[]): readonly PaperQuestion[] {
  const questions: PaperQuestion[] = []
  for (const element of elements)
    if (isQuestion(element)) questions.push(element)
    else if (isSection(element)) for (const child of element.children) if (isQuestion(child)) questions.push(child)
  return questions
}

/** The number of items in these questions, by which combination questions count (specification §5.4). */
export const itemCountOf = (questions: readonly PaperQuestion[]): number =>
  questions.reduce((count, { items }) => count + items.length, 0)

/** Every element by its id; sections and their contents alike. */
export const elementsById = (elements: readonly PaperElement[]): ReadonlyMap<ElementId, PaperElement> =>
  new Map([...elements, ...leavesOf(elements)].map((element) => [element.elementId, element]))

/** The element with an id, a section or something in one; undefined if there is none. */
export function elementOf(elements: readonly PaperElement[], elementId: ElementId): PaperElement | undefined {
  for (const element of elements) {
    if (element.elementId === elementId) return element
    const child = isSection(element) && element.children.find((each) => each.elementId === elementId)
    if (child) return child
  }
  return undefined
}

/** Whether an element id occurs more than once. */
export const hasElementTwice = (elements: readonly PaperElement[]): boolean =>
  elementsById(elements).size < elements.filter(isSection).length + leavesOf(elements).length

/** The first of "name", "name-2", "name-3"… that is unused in these papers. */
export function freeId(name: string, ...papers: readonly Pick<Paper, 'elements'>[]): ElementId {
  const taken = papers.map(({ elements }) => elementsById(elements))
  const isFree = (id: ElementId) => !taken.some((known) => known.has(id))
  if (isFree(name)) return name
  for (let number = 2; ; number++) if (isFree(`${name}-${number}`)) return `${name}-${number}`
}

/** The children of a section, or of the paper itself for null; null if there is no such section. */
export function childrenOf(paper: Paper, sectionId: ElementId | null): readonly PaperElement[] | null {
  if (sectionId === null) return paper.elements
  return paper.elements.filter(isSection).find(({ elementId }) => elementId === sectionId)?.children ?? null
}

/** The paper with these elements; the same paper if they are the same array. */
export const withElements = (paper: Paper, elements: readonly PaperElement[]): Paper =>
  isSameList(paper.elements, elements) ? paper : { ...paper, elements }

/** The paper with each section replaced by what `change` returns. */
export const mapSections = (paper: Paper, change: (section: PaperSection) => PaperSection): Paper =>
  withElements(
    paper,
    paper.elements.map((element) => (isSection(element) ? change(element) : element)),
  )

/** The paper with a leaf appended to a section. */
export const appendTo = (paper: Paper, section: PaperSection, leaf: PaperLeaf): Paper =>
  mapSections(paper, (each) => (each === section ? withChildren(each, [...each.children, leaf]) : each))

/**
 * The paper with each leaf replaced by what `change` returns, or removed if that is null. Unchanged parts, up to the
 * paper itself, stay the same objects.
 */
export function mapLeaves(paper: Paper, change: (leaf: PaperLeaf) => PaperLeaf | null): Paper {
  const elements: PaperElement[] = []
  for (const element of paper.elements) {
    const next = isSection(element) ? mapChildren(element, change) : change(element)
    if (next !== null) elements.push(next)
  }
  return withElements(paper, elements)
}

/** Allocates nothing for a section without changes: most have none, and this runs on every key press. */
function mapChildren(section: PaperSection, change: (leaf: PaperLeaf) => PaperLeaf | null): PaperSection {
  const { children } = section
  let changed: PaperLeaf[] | null = null
  let index = 0
  for (const leaf of children) {
    const next = change(leaf)
    if (changed === null && next !== leaf) changed = children.slice(0, index)
    if (changed !== null && next !== null) changed.push(next)
    index += 1
  }
  return changed === null ? section : { ...section, children: changed }
}

export const withChildren = (section: PaperSection, children: readonly PaperLeaf[]): PaperSection =>
  isSameList(section.children, children) ? section : { ...section, children }

const isSameList = <Value>(one: readonly Value[], other: readonly Value[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index])
