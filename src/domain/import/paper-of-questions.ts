import { bankTypeName } from '#domain/bank/type-names.ts'
import {
  type NumberRule,
  type Paper,
  type PaperElement,
  type PaperQuestion,
  usualNumbering,
} from '#domain/paper/paper.ts'
import { familyOf } from '#domain/questions/question-types.ts'

/** A bank question with its heading; empty for none. */
export type PlacedUnder = Omit<PaperQuestion, 'kind' | 'elementId' | 'typeName' | 'condition'> & {
  readonly section: string
}

/** A paper prints the points of a section behind its heading, as they are at the time; a part has none of its own. */
const pointsInHeading = /\s*[（(](?=[^（）()]*分)[\s\d.,，、；;共每本大小题空道个计满分两三四节]+[)）](?=\s|$)/g

/** Minutes of a paper if its file gives none. */
const usualDuration = 40

type Head = Pick<Paper, 'ownerId' | 'subjectId' | 'paperTitle'> & { readonly duration?: number | undefined }

/** An unsaved paper with a section for each heading; questions without a heading stay outside the sections. */
export function paperOfQuestions(
  { ownerId, subjectId, paperTitle, duration = usualDuration }: Head,
  questions: readonly PlacedUnder[],
): Paper {
  const elements: PaperElement[] = []
  const numberRule = familyOf(subjectId) === 'maths' ? 'byQuestion' : usualNumbering.numberRule
  for (const { section: heading, ...content } of questions) {
    const section = heading.replaceAll(pointsInHeading, '').trim()
    const typeName = bankTypeName(subjectId, content.type)
    const elementId = `question-${content.questionId}`
    const question = { kind: 'question', elementId, typeName, condition: null, ...content } as const
    const last = elements.at(-1)
    if (section === '') elements.push(question)
    else if (last?.kind === 'section' && last.sectionText === section)
      elements.splice(-1, 1, { ...last, children: [...last.children, question] })
    else elements.push(sectionOf(section, elements.length, question, numberRule))
  }
  return {
    paperId: null,
    ownerId,
    subjectId,
    bookId: null,
    assignmentId: null,
    paperTitle,
    duration,
    mediaPrefix: '',
    elements,
  }
}

/** The blanks of a maths question share the number that the question has in its file. */
const sectionOf = (
  sectionText: string,
  index: number,
  question: PaperQuestion,
  numberRule: NumberRule,
): PaperElement => ({
  kind: 'section',
  elementId: `section-${index + 1}`,
  sectionText,
  ...usualNumbering,
  numberRule,
  children: [question],
})
