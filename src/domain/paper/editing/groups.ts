import { mathsSections } from '#domain/questions/question-types.ts'
import { isMaths } from '#domain/classes/subjects.ts'
import { elementsById, isQuestion, isSection } from '../elements.ts'
import type { ElementId, Paper, PaperElement, PaperLeaf, PaperQuestion, PaperSection } from '../paper.ts'
import { usualNumbering } from '../paper.ts'

/** Headings of a maths paper; `domain/content-names` has them in English. */
const mathsHeadings = { singleChoice: '单项选择', multiChoice: '多项选择', fillBlank: '填空' } as const

/** Headings of the three sections of a merged maths paper, in their order (specification §4.5, §9). */
export const mergedHeadings: readonly string[] = mathsSections.map(({ name }) => mathsHeadings[name])

/** The heading that groups a question with others of its kind: its type, or in maths one of three where it fits. */
export function headingOf(subjectId: number, question: PaperQuestion): string {
  if (!isMaths(subjectId)) return question.typeName
  const group = mathsSections.find(({ types }) => types.some((type) => type === question.type))
  return group === undefined ? question.typeName : mathsHeadings[group.name]
}

/** Whether a section contains a question of a heading. */
export const holds = (subjectId: number, { children }: PaperSection, heading: string): boolean =>
  children.some((child) => isQuestion(child) && headingOf(subjectId, child) === heading)

/** The first section with a question of a heading; null if there is none. */
export const sectionFor = (paper: Paper, heading: string): PaperSection | null =>
  paper.elements.filter(isSection).find((section) => holds(paper.subjectId, section, heading)) ?? null

/** The only heading of all questions in a section; null if they have several, or there are no questions. */
export function onlyHeadingOf(subjectId: number, { children }: PaperSection): string | null {
  const [heading, ...others] = new Set(children.filter(isQuestion).map((child) => headingOf(subjectId, child)))
  return heading === undefined || others.length > 0 ? null : heading
}

/** A section that has no id yet. */
export type Heading = Omit<PaperSection, 'elementId'>

export const usualSection = (sectionText: string, children: readonly PaperLeaf[]): Heading => ({
  kind: 'section',
  sectionText,
  ...usualNumbering,
  children,
})

/** An id for a new section: the first unused one of "section-1", "section-2"…. */
export function freeSectionId(elements: readonly PaperElement[]): ElementId {
  const taken = elementsById(elements)
  for (let number = 1; ; number++) if (!taken.has(`section-${number}`)) return `section-${number}`
}
