import * as z from 'zod/mini'
import { day, id } from '#domain/wire/scalars.ts'
import { bankQuestion } from './bank.ts'
import { answerKey } from './papers.ts'
import { cropPlace, sheetPlace } from './scans.ts'

/** What part of a class's marked answers is looked at; all where nothing is named. */
export const wrongFilters = {
  bookId: z.optional(id),
  chapterId: z.optional(id),
  assignmentId: z.optional(id),
  /** Days at school, both included. */
  startDate: z.optional(day),
  endDate: z.optional(day),
}

export const tally = z.object({ answered: z.int(), wrong: z.int() })

const count = z.object({ name: z.string(), count: z.int() })

/** By what wrong questions are put together; `group` names one of them. */
export const wrongGroupings = ['knowledge', 'type', 'cause', 'assignment'] as const

export const wrongGroup = z.object({
  group: z.string(),
  name: z.string(),
  /** One a week; null for a week without answers. */
  weeks: z.array(z.nullable(tally)),
  /** Of the last week that had answers. */
  latest: tally,
  /** Items that somebody got wrong. */
  itemCount: z.int(),
  /** Wrong answers: `isRightAnswer`. */
  wrong: z.int(),
  /** The last day that had answers. */
  lastDay: z.string(),
})

export type WrongGroup = z.output<typeof wrongGroup>

const student = z.object({ uid: z.int(), realname: z.string() })

/** Where a class met an item last. */
const met = { assignmentId: z.int(), assignmentName: z.string(), no: z.int(), day: z.string() }

/** An item that students of a class got wrong. */
export const wrongItem = z.object({
  itemId: z.int(),
  questionId: z.int(),
  ...met,
  ...tally.shape,
  /** Full mark there, in tenths. */
  score: z.int(),
  /** What is right there: a corrected key, where it was corrected. */
  key: answerKey,
  /** Whose it is and who has not mastered it, by account. */
  students: z.array(student),
  masteredCount: z.int(),
  /** What was answered wrong, most frequent first; the empty text is an item left open. None for written items. */
  values: z.array(count),
  /** Wrong answers that stand on sheets alone, at most 2, latest first. */
  crops: z.array(z.extend(student, { crop: sheetPlace })),
  causes: z.array(count),
  /** Whether the teacher may put the question into a paper of their own. */
  isUsable: z.boolean(),
})

export type WrongItem = z.output<typeof wrongItem>

export const wrongQuestions = z.object({
  /** At most 100; `total` says of how many. */
  items: z.array(wrongItem),
  total: z.int(),
  /** The questions of these items. */
  questions: z.array(bankQuestion),
  /** Who got something of it wrong in each of the last two assignments that had it. */
  wrongTwice: z.array(student),
})

/** One answer of a student to an item; scores in tenths. */
const givenAnswer = z.object({
  /** `retry` is a new try by the student alone, `correction` one after the scores were out, `similar` a right answer to one like it. */
  kind: z.enum(['assignment', 'retry', 'correction', 'similar']),
  assignmentName: z.string(),
  at: z.string(),
  value: z.string(),
  score: z.nullable(z.int()),
  fullScore: z.int(),
  isRight: z.nullable(z.boolean()),
  crop: cropPlace,
})

export type GivenAnswer = z.output<typeof givenAnswer>

/** An item in a student's own book. */
export const bookEntry = z.object({
  itemId: z.int(),
  questionId: z.int(),
  knowledgeId: z.int(),
  ...met,
  key: answerKey,
  wrongCount: z.int(),
  /** Right answers since the last wrong one. */
  rights: z.int(),
  isMastered: z.boolean(),
  causes: z.array(z.string()),
  /** What the student noted. */
  remark: z.string(),
  /** Latest first. */
  answers: z.array(givenAnswer),
})

export type BookEntry = z.output<typeof bookEntry>

export const bookEntries = z.object({
  entries: z.array(bookEntry),
  questions: z.array(bankQuestion),
  rightsNeeded: z.int(),
})

export const studentAnswer = z.extend(givenAnswer, student.shape)
