import * as z from 'zod/mini'
import { xmlLimits } from '#domain/paper/paper-limits.ts'

const document = z.string().check(z.maxLength(xmlLimits.length))

/** A paper as its two documents (docs/paper-xml.md). */
export const documents = { paperXml: document, answerXml: document }

/** A paper as it stands, for editing. */
export const editedPaper = z.object({
  paperId: z.int(),
  rev: z.int(),
  paperXml: z.string(),
  answerXml: z.string(),
  updatedAt: z.string(),
  isOwn: z.boolean(),
  /** A class has it: what is saved becomes a new version. */
  isAssigned: z.boolean(),
})

export type EditedPaper = z.output<typeof editedPaper>

/** Why two documents are not kept as a paper. */
export const paperFault = z.object({
  reason: z.enum([
    // Of the documents themselves (domain `PaperRefusal`).
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
    // Of what they say.
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
  /** The element at fault, where there is one. */
  elementId: z.nullable(z.string()),
})

export type PaperFault = z.output<typeof paperFault>
