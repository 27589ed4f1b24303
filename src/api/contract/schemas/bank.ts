import * as z from 'zod/mini'
import { answerKey, option } from './papers.ts'

/** Whose a question is: of the platform, or the caller's own. */
export const bankSources = ['platform', 'own'] as const

const difficulty = z.union([z.literal(1), z.literal(2), z.literal(3)])

/** An item of the bank with what is right; a paper may give it another score. */
const bankItem = z.object({
  itemId: z.int(),
  stem: z.string(),
  options: z.array(option),
  key: answerKey,
  analysis: z.string(),
  knowledge: z.string(),
  /** Tenths of a point where a paper states none. */
  score: z.int(),
})

/** A question of the bank as a teacher sees it, with all that a paper takes of it. */
export const bankQuestion = z.object({
  questionId: z.int(),
  subjectId: z.int(),
  type: z.int(),
  /** What the bank calls the type: "单项选择". */
  typeName: z.string(),
  difficulty,
  passage: z.string(),
  items: z.array(bankItem),
  source: z.enum(bankSources),
  bookName: z.nullable(z.string()),
  chapterName: z.nullable(z.string()),
})

export type BankQuestion = z.output<typeof bankQuestion>

/** Questions by something that they have in common: how many, and how many with each item counted. */
export const sums = { questionCount: z.int(), itemCount: z.int() }
