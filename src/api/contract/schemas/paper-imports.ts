import * as z from 'zod/mini'
import { importLimits, importRefusals } from '#domain/import/import-limits.ts'
import { draftFaults } from '#domain/import/draft-faults.ts'
import { notUnderstoodReasons } from '#domain/import/imported-paper.ts'
import { mostPointNames } from '#domain/questions/point-names.ts'
import { optionalText } from '#domain/wire/text.ts'

const kind = z.enum(['single', 'multiple', 'blank', 'number', 'written'])

const difficulty = z.union([z.literal(1), z.literal(2), z.literal(3)])

const rich = z.string().check(z.maxLength(importLimits.text))

const pointName = z.string().check(z.maxLength(importLimits.title))

const importedItem = z.object({
  kind,
  stem: rich,
  options: z.array(z.string().check(z.maxLength(importLimits.optionText))).check(z.maxLength(26)),
  /** Letters of a choice, accepted answers, or one model answer. */
  right: z.array(rich).check(z.maxLength(importLimits.rightAnswers)),
  analysis: rich,
  knowledge: pointName,
  furtherPoints: z.optional(z.array(pointName).check(z.maxLength(mostPointNames - 1))),
  /** Tenths of a point; null if the file does not say. */
  score: z.nullable(z.int()),
})

const draft = {
  passage: rich,
  difficulty,
  items: z.array(importedItem).check(z.minLength(1), z.maxLength(importLimits.itemsOfQuestion)),
  /** The paper's heading above it; empty for none. */
  section: z.string().check(z.maxLength(importLimits.sectionText)),
}

/** A question in the form the teacher wants to keep. */
export const chosenQuestion = z.object(draft)

export type ChosenQuestion = z.output<typeof chosenQuestion>

const sourcePosition = z.object({
  kind: z.enum(['line', 'row', 'paragraph', 'page', 'question']),
  no: z.int(),
  /** The name of a row's worksheet, in a workbook with several. */
  sheet: z.optional(z.string()),
})

/** A question as read, with the original text. */
export const readQuestion = z.object({
  ...draft,
  position: sourcePosition,
  original: z.string(),
  /** A question of the bank with the same text; null for none. */
  sameInBank: z.nullable(z.int()),
  /** Index in this list of an earlier question with the same text; null for none. */
  sameBefore: z.nullable(z.int()),
  /** The same for a text that differs only slightly (`likeness`): the teacher compares them. */
  nearInBank: z.nullable(z.int()),
  nearBefore: z.nullable(z.int()),
})

export const notUnderstood = z.object({
  position: sourcePosition,
  reason: z.enum(notUnderstoodReasons),
  text: z.string(),
  /** Index in the list of questions of the one it belongs to; null for none. */
  at: z.nullable(z.int()),
})

/** Progress of a file: `ready` waits for the teacher. */
export const paperImportState = z.enum(['waiting', 'running', 'ready', 'failed', 'cancelled', 'confirmed'])

export type PaperImportState = z.output<typeof paperImportState>

/** One of the teacher's files, and its outcome. */
export const paperImportRow = z.object({
  paperImportId: z.int(),
  subjectId: z.int(),
  /** Empty for a pasted text. */
  fileName: z.string(),
  createdAt: z.string(),
  state: paperImportState,
  /** Steps of the reading done so far. */
  done: z.int(),
  total: z.int(),
  refusal: z.nullable(z.enum(importRefusals)),
  /** Found in the file; in the bank, once it is confirmed. */
  questionCount: z.int(),
  notUnderstoodCount: z.int(),
  paperId: z.nullable(z.int()),
})

export type PaperImportRow = z.output<typeof paperImportRow>

/** Faults of chosen questions, by index in the request. */
export const chosenFaults = z.object({
  faults: z.array(z.object({ at: z.int(), item: z.nullable(z.int()), fault: z.enum(draftFaults) })),
})

export const paperTitle = optionalText(importLimits.title)
