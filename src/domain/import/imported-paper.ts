/**
 * What was read of a file with questions. Every part of it is accounted for: it stands in a question, or among what was not
 * understood, with its place. Texts are rich text (`domain/question`).
 */
import type { AnswerKind } from '#domain/questions/question.ts'
import type { Tenths } from '#domain/values/score.ts'

/** Where something stands in its file; `no` counts from 1. */
export interface ImportPlace {
  readonly kind: 'line' | 'row' | 'paragraph' | 'page' | 'question'
  readonly no: number
}

export interface ImportedItem {
  readonly kind: AnswerKind
  readonly stem: string
  /** Texts of the options; their letters follow from their order. */
  readonly options: readonly string[]
  /** Letters of a choice, accepted answers, or one model answer; empty where the file does not say. */
  readonly right: readonly string[]
  readonly analysis: string
  /** Name of the knowledge point; empty where the file does not say. */
  readonly knowledge: string
  /** Null where the file does not say. */
  readonly score: Tenths | null
}

/** A question as a teacher may correct it before it is kept. */
export interface QuestionDraft {
  readonly passage: string
  readonly difficulty: 1 | 2 | 3
  readonly items: readonly ImportedItem[]
}

export interface ImportedQuestion extends QuestionDraft {
  readonly place: ImportPlace
  /** What stands in the file. */
  readonly original: string
  /** Heading that it stands under; empty for none. */
  readonly section: string
}

/** Why a part of a file is in no question. */
export const notUnderstoodReasons = [
  'syntax',
  'questionKind',
  'noQuestion',
  'textOutside',
  'answerWithoutQuestion',
  'picture',
  'table',
  'formula',
  'object',
  'field',
  'emphasis',
  'hidden',
  'scoring',
  'setting',
  'partialMark',
  'heading',
  'furniture',
  'missingFile',
  'textOfPdf',
] as const

export type NotUnderstoodReason = (typeof notUnderstoodReasons)[number]

export interface NotUnderstood {
  readonly place: ImportPlace
  readonly reason: NotUnderstoodReason
  /** What stands there, in plain text; what a picture shows, as far as its file says. */
  readonly text: string
  /** Place among the questions, from 0, of the one that it belongs to; null for none. */
  readonly at: number | null
}

export interface ImportedPaper {
  /** Empty where the file has none. */
  readonly title: string
  readonly questions: readonly ImportedQuestion[]
  readonly notUnderstood: readonly NotUnderstood[]
}
