import * as z from 'zod/mini'
import { answerKey, option, pointNames } from './papers.ts'

/** Whose questions are found: the platform's, or the caller's, written by them or imported from a file. */
export const bankSources = ['platform', 'own', 'imported'] as const

/** Where a question is from; the platform's may be drawn by a generator, which can redraw them with other numbers. */
const questionSource = z.enum([...bankSources, 'drawn'])

const difficulty = z.union([z.literal(1), z.literal(2), z.literal(3)])

/** How hard a question was for those who answered it (domain `Measured`). */
export const measured = z.object({ difficulty, answers: z.int() })

/** A bank item with its key; a paper may give it another score. */
const bankItem = z.object({
  itemId: z.int(),
  stem: z.string(),
  options: z.array(option),
  key: answerKey,
  analysis: z.string(),
  ...pointNames,
  /** Tenths of a point unless a paper sets its own. */
  score: z.int(),
})

/** A bank question as shown to a teacher, with everything a paper takes from it. */
export const bankQuestion = z.object({
  questionId: z.int(),
  subjectId: z.int(),
  type: z.int(),
  /** The bank's name of the type: "单项选择". */
  typeName: z.string(),
  /** As declared by whoever wrote it; a paper takes this one. */
  difficulty,
  /** From students' answers, by which it is found; null while they are too few. */
  measured: z.nullable(measured),
  passage: z.string(),
  items: z.array(bankItem),
  source: questionSource,
  /** The generator that drew it; null if none did. */
  generator: z.nullable(z.string()),
  /** Its book; for a question in no chapter, like an own one, that of its knowledge points if they are in exactly one. */
  bookName: z.nullable(z.string()),
  /** Its chapter; for such a question those of its points, in the order of the book. Empty without a book. */
  chapterNames: z.array(z.string()),
})

export type BankQuestion = z.output<typeof bankQuestion>

/** Questions with something in common: their number, and that of their items. */
export const questionTotals = { questionCount: z.int(), itemCount: z.int() }
