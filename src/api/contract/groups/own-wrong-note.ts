import * as z from 'zod/mini'
import { causeLimits } from '#domain/wrong-note/causes.ts'
import { flag, id } from '#domain/wire/scalars.ts'
import { optionalText, text } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import { answerKey, openItem } from '../schemas/papers.ts'
import { nullableCrop } from '../schemas/scans.ts'
import { bookChoices, studentFilters } from '../schemas/wrong-notes.ts'
import { longestAnswer } from './student.ts'

/** A wrong question of the calling student, without its key. */
export const ownEntry = z.object({
  item: openItem,
  /** Shared with the question's other items; empty if there is none. */
  passage: z.string(),
  /** Its blank in the passage, from 1; null if the passage has no blanks. */
  blank: z.nullable(z.int()),
  subjectId: z.int(),
  type: z.int(),
  knowledgeId: z.int(),
  knowledge: z.string(),
  assignmentName: z.string(),
  day: z.string(),
  /** The latest answer in an assignment. */
  value: z.string(),
  /** Where it stands on its sheet. */
  crop: nullableCrop,
  wrongCount: z.int(),
  rights: z.int(),
  rightsNeeded: z.int(),
  isMastered: z.boolean(),
  causes: z.array(z.string()),
  remark: z.string(),
})

export type OwnEntry = z.output<typeof ownEntry>

const itemInput = { itemId: id }

/** A student's own wrong questions, from assignments with published scores. */
export const ownWrongNote = {
  list: endpoint({
    path: '/client/student/wrong-note/list',
    access: 'student',
    effect: 'read',
    owner: 'self',
    input: z.object(studentFilters),
    output: z.object({
      /** Unmastered ones first, the latest first among them. */
      entries: z.array(ownEntry),
      /** The number of entries without any filter. */
      total: z.int(),
      choices: bookChoices,
    }),
  }),
  /** A retry: marked at once, unless a person has to mark it; then the key is returned. */
  retry: endpoint({
    path: '/client/student/wrong-note/retry',
    access: 'student',
    effect: 'write',
    owner: 'self',
    holdsWork: true,
    input: z.object({ ...itemInput, value: text(longestAnswer) }),
    output: z.object({
      /** Null for a written item, which proves nothing. */
      isRight: z.nullable(z.boolean()),
      key: answerKey,
      analysis: z.string(),
      rights: z.int(),
      rightsNeeded: z.int(),
      isMastered: z.boolean(),
    }),
    errors: { notWrong: null },
  }),
  /** Sets or clears the cause of one's own wrong answer. */
  setCause: endpoint({
    path: '/client/student/wrong-note/cause/set',
    access: 'student',
    effect: 'write',
    owner: 'self',
    input: z.object({ ...itemInput, cause: text(causeLimits.length), isSet: flag }),
    output: z.object({ causes: z.array(z.string()) }),
    errors: { notWrong: null, tooManyCauses: null },
  }),
  /** A note on an item; an empty one removes it. */
  saveRemark: endpoint({
    path: '/client/student/wrong-note/remark/save',
    access: 'student',
    effect: 'write',
    owner: 'self',
    holdsWork: true,
    input: z.object({ ...itemInput, remark: optionalText(causeLimits.note) }),
    errors: { notWrong: null },
  }),
} as const
