/** A paper as plain mutable lists: what the reference model works on. */
import { isMaths } from '#domain/classes/subjects.ts'
import type { OperationRefusal, PaperNote } from '../editing/operations.ts'
import type { Paper, PaperElement, PaperLeaf, PaperQuestion, PaperSection } from '../paper.ts'

export interface PlainSection extends PaperSection {
  sectionText: string
  numberRule: PaperSection['numberRule']
  firstNumber: number | null
  children: PaperLeaf[]
}

export type PlainList = (PaperLeaf | PlainSection)[]

export type PlainPaper = { -readonly [Field in keyof Paper]: Field extends 'elements' ? PlainList : Paper[Field] }

/** Why an act is refused, or what is reported about it. */
export type Outcome = OperationRefusal | PaperNote[]

export interface Limits {
  readonly subjectId: number
  /** Items per paper. */
  readonly maximum: number
}

/** A copy that is mutable down to the items of questions; handwritten, as cloning takes longer than everything else. */
export const plainOf = (elements: readonly PaperElement[]): PlainList =>
  elements.map((element) =>
    element.kind === 'section' ? { ...element, children: element.children.map(leafCopy) } : leafCopy(element),
  )

const leafCopy = (leaf: PaperLeaf): PaperLeaf =>
  leaf.kind === 'question' ? { ...leaf, items: leaf.items.map((item) => ({ ...item })) } : { ...leaf }

export const plainCopy = (paper: Paper): PlainPaper => ({ ...paper, elements: plainOf(paper.elements) })

export function sectionsIn(list: PlainList): PlainSection[] {
  const found: PlainSection[] = []
  for (const element of list) if (element.kind === 'section') found.push(element)
  return found
}

export function questionsIn(list: readonly PaperElement[]): PaperQuestion[] {
  const found: PaperQuestion[] = []
  for (const element of list) {
    const leaves = element.kind === 'section' ? element.children : [element]
    for (const leaf of leaves) if (leaf.kind === 'question') found.push(leaf)
  }
  return found
}

export function idsIn(list: PlainList): string[] {
  const found: string[] = []
  for (const element of list) {
    found.push(element.elementId)
    if (element.kind === 'section') for (const { elementId } of element.children) found.push(elementId)
  }
  return found
}

/** The list containing an element, and its index; null for an unknown id. */
export function positionIn(list: PlainList, elementId: string): { siblings: PlainList; index: number } | null {
  for (const siblings of [list, ...sectionsIn(list).map(({ children }) => children)]) {
    const index = siblings.findIndex((element) => element.elementId === elementId)
    if (index !== -1) return { siblings, index }
  }
  return null
}

/** The children of a section, or the list itself for null; null if there is no such section. */
export const childrenIn = (list: PlainList, sectionId: string | null): PlainList | null =>
  sectionId === null ? list : (sectionsIn(list).find(({ elementId }) => elementId === sectionId)?.children ?? null)

/** Specification §4.5, §9: single choice, multiple choice, and the two kinds of blanks. */
export const mathsHeadings = ['单项选择', '多项选择', '填空']

const mathsHeadingOf: Readonly<Record<number, string>> = { 1: '单项选择', 2: '多项选择', 4: '填空', 21: '填空' }

export const headingIn = (subjectId: number, { type, typeName }: PaperQuestion): string =>
  (isMaths(subjectId) ? mathsHeadingOf[type] : undefined) ?? typeName

/** The distinct headings of a section's questions. */
export const headingsIn = (subjectId: number, section: PlainSection): string[] => [
  ...new Set(questionsIn([section]).map((question) => headingIn(subjectId, question))),
]

export function newSection(list: PlainList, sectionText: string, children: PaperLeaf[]): PlainSection {
  const taken = idsIn(list)
  let number = 1
  while (taken.includes(`section-${number}`)) number++
  const elementId = `section-${number}`
  return { kind: 'section', elementId, sectionText, numberRule: 'byItem', firstNumber: null, children }
}

/** Why a question cannot be put beside those present; null if it can. */
export function noRoomFor(
  present: readonly PaperQuestion[],
  question: PaperQuestion,
  { maximum }: Limits,
): 'twice' | 'full' | null {
  if (present.some(({ questionId }) => questionId === question.questionId)) return 'twice'
  return [...present, question].flatMap(({ items }) => items).length > maximum ? 'full' : null
}

/** Removes the sections that have become empty since `before`, and returns their texts. */
export function dropEmptied(before: PlainList, list: PlainList): PaperNote[] {
  const sectionTexts: string[] = []
  for (const section of sectionsIn(before)) {
    const now = sectionsIn(list).find(({ elementId }) => elementId === section.elementId)
    if (now === undefined || questionsIn([section]).length === 0 || questionsIn([now]).length > 0) continue
    list.splice(list.indexOf(now), 1)
    sectionTexts.push(section.sectionText)
  }
  return sectionTexts.length === 0 ? [] : [{ kind: 'sectionsRemoved', sectionTexts }]
}
