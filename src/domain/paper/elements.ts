import type { ElementId, Paper, PaperElement, PaperLeaf, PaperQuestion, PaperSection } from './paper.ts'

export const isQuestion = (element: PaperElement): element is PaperQuestion => element.kind === 'question'

export const isSection = (element: PaperElement): element is PaperSection => element.kind === 'section'

/** Every leaf of the paper in its order, whether in a section or beside them. */
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

/** How many questions these are where a combination question counts by its items (specification §5.4). */
export const itemCountOf = (questions: readonly PaperQuestion[]): number =>
  questions.reduce((count, { items }) => count + items.length, 0)

/** Every element by its id; a section and what stands in it alike. */
export const elementsById = (elements: readonly PaperElement[]): ReadonlyMap<ElementId, PaperElement> =>
  new Map([...elements, ...leavesOf(elements)].map((element) => [element.elementId, element]))

/** The element with an id, a section or what stands in one; undefined where there is none. */
export function elementOf(elements: readonly PaperElement[], elementId: ElementId): PaperElement | undefined {
  for (const element of elements) {
    if (element.elementId === elementId) return element
    const child = isSection(element) && element.children.find((each) => each.elementId === elementId)
    if (child) return child
  }
  return undefined
}

/** Whether an element id stands there more than once. */
export const hasElementTwice = (elements: readonly PaperElement[]): boolean =>
  elementsById(elements).size < elements.filter(isSection).length + leavesOf(elements).length

/** The first of "name", "name-2", "name-3"… that no element of these papers has. */
export function freeId(name: string, ...papers: readonly Pick<Paper, 'elements'>[]): ElementId {
  const taken = papers.map(({ elements }) => elementsById(elements))
  const isFree = (id: ElementId) => !taken.some((known) => known.has(id))
  if (isFree(name)) return name
  for (let number = 2; ; number++) if (isFree(`${name}-${number}`)) return `${name}-${number}`
}

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
  const elements: PaperElement[] = []
  for (const element of paper.elements) {
    const next = isSection(element) ? mapChildren(element, change) : change(element)
    if (next !== null) elements.push(next)
  }
  return withElements(paper, elements)
}

/** Nothing is made for a section in which nothing changes: most of them, and this runs with each key that is pressed. */
function mapChildren(section: PaperSection, change: (leaf: PaperLeaf) => PaperLeaf | null): PaperSection {
  const { children } = section
  let changed: PaperLeaf[] | null = null
  let place = 0
  for (const leaf of children) {
    const next = change(leaf)
    if (changed === null && next !== leaf) changed = children.slice(0, place)
    if (changed !== null && next !== null) changed.push(next)
    place += 1
  }
  return changed === null ? section : { ...section, children: changed }
}

export const withChildren = (section: PaperSection, children: readonly PaperLeaf[]): PaperSection =>
  isSameList(section.children, children) ? section : { ...section, children }

const isSameList = <Value>(one: readonly Value[], other: readonly Value[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index])
