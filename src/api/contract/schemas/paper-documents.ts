import * as z from 'zod/mini'
import { xmlLimits } from '#domain/paper/paper-limits.ts'

const document = z.string().check(z.maxLength(xmlLimits.length))

/** A paper as its two documents (docs/paper-xml.md). */
export const documents = { paperXml: document, answerXml: document }

/** A paper in its current state, for editing. */
export const editedPaper = z.object({
  paperId: z.int(),
  rev: z.int(),
  paperXml: z.string(),
  answerXml: z.string(),
  updatedAt: z.string(),
  isOwn: z.boolean(),
  ownerName: z.string(),
  /** The caller's own, or a colleague's who lets them. */
  canEdit: z.boolean(),
  /** Assigned to a class: saving creates a new version. */
  isAssigned: z.boolean(),
})

export type EditedPaper = z.output<typeof editedPaper>

/** Why two documents are refused as a paper. */
export const paperFault = z.object({
  reason: z.enum([
    // In the documents themselves (domain `PaperRefusal`).
    'tooLong',
    'tooDeep',
    'tooManyElements',
    'tooManyAttributes',
    'forbidden',
    'notWellFormed',
    'otherFormat',
    'fieldInvalid',
    'idTwice',
    'answersOfOtherPaper',
    'answersDiffer',
    // In their content.
    'titleInvalid',
    'sectionTextInvalid',
    'scoreInvalid',
    'keyInvalid',
    'tooManyQuestions',
    'otherSubject',
  ]),
  document: z.nullable(z.enum(['paper', 'answers'])),
  line: z.nullable(z.int()),
  field: z.nullable(z.string()),
  /** The element at fault, if any. */
  elementId: z.nullable(z.string()),
})

export type PaperFault = z.output<typeof paperFault>
