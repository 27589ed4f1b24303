import * as z from 'zod/mini'
import { day, id, intBetween } from '#domain/wire/scalars.ts'
import { optionalText } from '#domain/wire/text.ts'
import { causeLimits } from '#domain/wrong-note/causes.ts'
import { leastWrongs } from '#domain/wrong-note/student-filters.ts'
import { bankQuestion } from './bank.ts'
import { answerKey } from './papers.ts'
import { nullableCrop, sheetCrop } from './scans.ts'

/** Filters for a class's marked answers; all by default. */
export const wrongFilters = {
  bookId: z.optional(id),
  chapterId: z.optional(id),
  assignmentId: z.optional(id),
  /** School days, both inclusive. */
  startDate: z.optional(day),
  endDate: z.optional(day),
}

/** Filters for a student's book; all of it by default. */
export const studentFilters = {
  /** The main knowledge point, by which reports and the class's book count. */
  knowledgeId: z.optional(id),
  cause: optionalText(causeLimits.length),
  /** How often at least it was wrong, retries included. */
  leastWrong: z.optional(intBetween(1, Math.max(...leastWrongs))),
  /** School days, both inclusive, on one of which a marked answer was wrong. */
  startDate: z.optional(day),
  endDate: z.optional(day),
}

/** The choices of one filter: what each of them would leave under the other filters. */
const sideChoices = z.object({
  /** What is left without this filter. */
  all: z.int(),
  /** Only those that leave something, and the chosen one. */
  options: z.array(z.object({ value: z.string(), name: z.string(), count: z.int() })),
})

/** The choices of a student's book. */
export const bookChoices = z.object({
  /** By id, that with most questions first. */
  points: sideChoices,
  causes: sideChoices,
  /** By `leastWrong`. */
  times: sideChoices,
  /** By `startDate`; the name is that of the period. */
  ranges: sideChoices,
})

export type BookChoices = z.output<typeof bookChoices>

export const tally = z.object({ answered: z.int(), wrong: z.int() })

const count = z.object({ name: z.string(), count: z.int() })

/** How wrong questions are grouped; `group` names one of the groups. */
export const wrongGroupings = ['knowledge', 'type', 'cause', 'assignment'] as const

export const wrongGroup = z.object({
  group: z.string(),
  name: z.string(),
  /** One per week; null for a week without answers. */
  weeks: z.array(z.nullable(tally)),
  /** For the last week with answers. */
  latest: tally,
  /** Items somebody got wrong. */
  itemCount: z.int(),
  /** Wrong answers, by `isRightAnswer`. */
  wrong: z.int(),
  /** The last day with answers. */
  lastDay: z.string(),
})

export type WrongGroup = z.output<typeof wrongGroup>

const student = z.object({ uid: z.int(), realname: z.string() })

/** Where a class last had an item. */
const met = { assignmentId: z.int(), assignmentName: z.string(), no: z.int(), day: z.string() }

/** An item some students of a class got wrong. */
export const wrongItem = z.object({
  itemId: z.int(),
  questionId: z.int(),
  ...met,
  ...tally.shape,
  /** Full mark there, in tenths. */
  score: z.int(),
  /** The key used there; if it was corrected, the corrected one. */
  key: answerKey,
  /** Students who got it wrong, and those who have not mastered it, by account. */
  students: z.array(student),
  masteredCount: z.int(),
  /** Wrong answers, most frequent first; the empty text is an item left open. Empty for written items. */
  values: z.array(count),
  /** Wrong answers that exist only on sheets, at most 2, latest first. */
  crops: z.array(z.extend(student, { crop: sheetCrop })),
  causes: z.array(count),
  /** Whether the teacher may use the question in a paper of their own. */
  isUsable: z.boolean(),
})

export type WrongItem = z.output<typeof wrongItem>

export const wrongQuestions = z.object({
  /** At most 100, out of `total`. */
  items: z.array(wrongItem),
  total: z.int(),
  /** The questions of these items. */
  questions: z.array(bankQuestion),
  /** Students who got something in it wrong in each of the last two assignments that included it. */
  wrongTwice: z.array(student),
})

/** One answer of a student to an item; scores in tenths. */
const givenAnswer = z.object({
  /**
   * `retry` is a student's own retry, `correction` one after the scores were out, `similar` a right answer to a similar
   * item.
   */
  kind: z.enum(['assignment', 'retry', 'correction', 'similar']),
  assignmentName: z.string(),
  at: z.string(),
  value: z.string(),
  score: z.nullable(z.int()),
  fullScore: z.int(),
  isRight: z.nullable(z.boolean()),
  crop: nullableCrop,
})

export type GivenAnswer = z.output<typeof givenAnswer>

/** An item in a student's own book. */
export const bookEntry = z.object({
  itemId: z.int(),
  questionId: z.int(),
  knowledgeId: z.int(),
  knowledge: z.string(),
  ...met,
  key: answerKey,
  wrongCount: z.int(),
  /** Right answers since the last wrong one. */
  rights: z.int(),
  isMastered: z.boolean(),
  causes: z.array(z.string()),
  /** The student's note. */
  remark: z.string(),
  /** Latest first. */
  answers: z.array(givenAnswer),
})

export type BookEntry = z.output<typeof bookEntry>

export const bookEntries = z.object({
  entries: z.array(bookEntry),
  /** The number of entries without any filter. */
  total: z.int(),
  choices: bookChoices,
  questions: z.array(bankQuestion),
  rightsNeeded: z.int(),
})

export const studentAnswer = z.extend(givenAnswer, student.shape)
