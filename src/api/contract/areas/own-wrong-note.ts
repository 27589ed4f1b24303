import * as z from 'zod/mini'
import { causeLimits } from '#domain/wrong-note/causes.ts'
import { flag, id } from '#domain/wire/scalars.ts'
import { optionalText, text } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import { answerKey, openItem } from '../schemas/papers.ts'
import { longestAnswer } from './student.ts'

/** A wrong question of the calling student's, without what is right. */
export const ownEntry = z.object({
  item: openItem,
  /** Shared with the question's other items; empty where there is none. */
  passage: z.string(),
  /** Its blank in the passage, from 1; null where the passage has no blanks. */
  blank: z.nullable(z.int()),
  subjectId: z.int(),
  type: z.int(),
  knowledgeId: z.int(),
  knowledge: z.string(),
  assignmentName: z.string(),
  day: z.string(),
  /** What was answered last in an assignment. */
  value: z.string(),
  wrongCount: z.int(),
  rights: z.int(),
  rightsNeeded: z.int(),
  isMastered: z.boolean(),
  causes: z.array(z.string()),
  remark: z.string(),
})

export type OwnEntry = z.output<typeof ownEntry>

const ofItem = { itemId: id }

/** A student's own wrong questions, of assignments whose scores are out. */
export const ownWrongNote = {
  list: endpoint({
    path: '/client/student/wrong-note/list',
    access: 'student',
    effect: 'read',
    owner: 'self',
    input: z.object({}),
    /** Those that are not mastered first, the latest first among them. */
    output: z.object({ entries: z.array(ownEntry) }),
    errors: {},
  }),
  /** A new try: marked at once, but for what a person has to mark; then what is right is told. */
  retry: endpoint({
    path: '/client/student/wrong-note/retry',
    access: 'student',
    effect: 'write',
    owner: 'self',
    holdsWork: true,
    input: z.object({ ...ofItem, value: text(longestAnswer) }),
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
  /** Says why the own answer was wrong, or takes that back. */
  setCause: endpoint({
    path: '/client/student/wrong-note/cause/set',
    access: 'student',
    effect: 'write',
    owner: 'self',
    input: z.object({ ...ofItem, cause: text(causeLimits.length), isSet: flag }),
    output: z.object({ causes: z.array(z.string()) }),
    errors: { notWrong: null, tooManyCauses: null },
  }),
  /** A note at an item; an empty one takes it away. */
  saveRemark: endpoint({
    path: '/client/student/wrong-note/remark/save',
    access: 'student',
    effect: 'write',
    owner: 'self',
    holdsWork: true,
    input: z.object({ ...ofItem, remark: optionalText(causeLimits.note) }),
    output: z.object({}),
    errors: { notWrong: null },
  }),
} as const
