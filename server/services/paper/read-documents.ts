import type { PaperFault } from '#api/contract/schemas/paper-documents.ts'
import { bankTypeName } from '#domain/bank/type-names.ts'
import { basketLimit } from '#domain/portal/constants.ts'
import { isScore } from '#domain/paper/editing/scores.ts'
import { isQuestion, isSection, itemCountOf, mapLeaves, questionsOf } from '#domain/paper/elements.ts'
import type { Paper, PaperQuestion } from '#domain/paper/paper.ts'
import { paperLimits } from '#domain/paper/paper-limits.ts'
import { unfinishedIn } from '#domain/paper/unfinished.ts'
import { openPaper, type PaperRefusal } from '#domain/paper/xml/open-paper.ts'
import { canonicalKey, keyFits } from './key-fits.ts'

export interface Documents {
  readonly paperXml: string
  readonly answerXml: string
}

export type PaperRead = { readonly paper: Paper } | { readonly fault: PaperFault }

/** The paper described by its two documents, or why it cannot be stored. */
export function readDocuments({ paperXml, answerXml }: Documents): PaperRead {
  const opening = openPaper(paperXml, answerXml)
  if (!opening.ok) return { fault: documentFault(opening.refusal) }
  const fault = contentFault(opening.paper)
  return fault === null ? { paper: canonical(opening.paper) } : { fault }
}

/** The paper in its stored form: the title trimmed, types by name, keys in canonical form. */
const canonical = (paper: Paper): Paper =>
  mapLeaves({ ...paper, paperTitle: paper.paperTitle.trim() }, (leaf) => {
    if (!isQuestion(leaf)) return leaf
    const items = leaf.items.map((one) => ({ ...one, key: canonicalKey(one.key) }))
    return { ...leaf, typeName: bankTypeName(paper.subjectId, leaf.type), items }
  })

const nowhere = { document: null, line: null, field: null, elementId: null }

const documentFault = (refusal: PaperRefusal): PaperFault => ({ ...nowhere, ...refusal })

function contentFault(paper: Paper): PaperFault | null {
  if (!isHeading(paper.paperTitle, paperLimits.titleLength)) return { ...nowhere, reason: 'titleInvalid' }
  const section = paper.elements
    .filter(isSection)
    .find(({ sectionText }) => !isHeading(sectionText, paperLimits.sectionLength))
  if (section !== undefined) return { ...nowhere, reason: 'sectionTextInvalid', elementId: section.elementId }
  const questions = questionsOf(paper.elements)
  if (itemCountOf(questions) > basketLimit) return { ...nowhere, reason: 'tooManyQuestions' }
  for (const question of questions) {
    const { elementId, items } = question
    if (!items.every(({ score }) => isScore(score))) return { ...nowhere, reason: 'scoreInvalid', elementId }
    if (!haveFittingKeys(paper.subjectId, question)) return { ...nowhere, reason: 'keyInvalid', elementId }
  }
  return null
}

/** Whether the keys fit, except those of items that are still being written. */
function haveFittingKeys(subjectId: number, question: PaperQuestion): boolean {
  const lacking = new Set(unfinishedIn(subjectId, question).map(({ item }) => item))
  return question.items.every((one, index) => lacking.has(index) || keyFits(one, one.key))
}

function isHeading(text: string, longest: number): boolean {
  const { length } = [...text.trim()]
  return length > 0 && length <= longest
}
