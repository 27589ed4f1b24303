import * as z from 'zod/mini'
import { acceptedLimits } from '#domain/questions/accepted-limits.ts'
import { type Choice, multipleRules } from '#domain/questions/question.ts'

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const satisfies readonly Choice[]

const choice = z.enum(letters)

export const option = z.object({ id: choice, text: z.string() })

const criterion = z.object({ name: z.string(), hint: z.string(), max: z.int() })

const accepted = (longest: number) =>
  z
    .array(z.string().check(z.minLength(1), z.maxLength(longest)))
    .check(z.minLength(1), z.maxLength(acceptedLimits.answers))

/** A right answer (domain `AnswerKey`); also the form in which a corrected key is sent. */
export const answerKey = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('single'), choice }),
  z.object({
    kind: z.literal('multiple'),
    choices: z.array(choice).check(z.minLength(1), z.maxLength(7)),
    /** What some of the right options are worth; half by default. */
    rule: z.optional(z.enum(multipleRules)),
  }),
  z.object({ kind: z.literal('blank'), accept: accepted(acceptedLimits.blank) }),
  z.object({ kind: z.literal('number'), accept: accepted(acceptedLimits.number) }),
  z.object({ kind: z.literal('written'), model: z.string(), criteria: z.array(criterion).check(z.minLength(1)) }),
])

const answerKind = z.enum(['single', 'multiple', 'blank', 'number', 'written'])

/** An item as shown to students before the scores are out, without its key. */
export const openItem = z.object({
  itemId: z.int(),
  /** Number on the paper, from 1. */
  no: z.int(),
  kind: answerKind,
  stem: z.string(),
  options: z.array(option),
  /** Tenths of a point. */
  score: z.int(),
})

export type OpenItem = z.output<typeof openItem>

/** The main knowledge point of an item, and the others that it tests; left out if there are none. */
export const pointNames = { knowledge: z.string(), furtherPoints: z.optional(z.array(z.string())) }

/** An item with its key. */
export const keyedItem = z.extend(openItem, {
  key: answerKey,
  keyRev: z.int(),
  analysis: z.string(),
  ...pointNames,
})

export type KeyedItem = z.output<typeof keyedItem>

const paperTree = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    paperId: z.int(),
    paperTitle: z.string(),
    subjectId: z.int(),
    /** Minutes. */
    duration: z.int(),
    /** Full mark, tenths. */
    score: z.int(),
    itemCount: z.int(),
    sections: z.array(
      z.object({
        no: z.int(),
        sectionText: z.string(),
        questions: z.array(
          z.object({
            questionId: z.int(),
            type: z.int(),
            difficulty: z.int(),
            passage: z.string(),
            items: z.array(item),
          }),
        ),
      }),
    ),
  })

export const openPaper = paperTree(openItem)

export type OpenPaper = z.output<typeof openPaper>

export const keyedPaper = paperTree(keyedItem)

export type KeyedPaper = z.output<typeof keyedPaper>

export const paperRow = z.object({
  paperId: z.int(),
  paperTitle: z.string(),
  ownerId: z.int(),
  ownerName: z.string(),
  subjectId: z.int(),
  bookName: z.nullable(z.string()),
  chapterName: z.nullable(z.string()),
  duration: z.int(),
  score: z.int(),
  itemCount: z.int(),
  /** Items a person has to mark. */
  writtenCount: z.int(),
  sharedWithSchool: z.boolean(),
  /** How many colleagues the caller shared it with; 0 for a colleague's. */
  givenCount: z.int(),
  /** The caller's own, or a colleague's who lets them edit it. */
  canEdit: z.boolean(),
  /** How often it was assigned to the teacher's classes, in any of its versions. */
  usedCount: z.int(),
  updatedAt: z.string(),
})

export type PaperRow = z.output<typeof paperRow>
