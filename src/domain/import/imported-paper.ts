/**
 * The result of reading a file with questions. Every part is accounted for: it is in a question, or listed with its
 * position among what was not understood. Texts are rich text (`domain/question`).
 */
import type { AnswerKind } from '#domain/questions/question.ts'
import type { Tenths } from '#domain/values/score.ts'

/** Where something is in its file; `no` counts from 1. */
export interface SourcePosition {
  readonly kind: 'line' | 'row' | 'paragraph' | 'page' | 'question'
  readonly no: number
  /** The name of a row's worksheet, in a workbook with several. */
  readonly sheet?: string | undefined
}

export interface ImportedItem {
  readonly kind: AnswerKind
  readonly stem: string
  /** Texts of the options; their letters follow from their order. */
  readonly options: readonly string[]
  /** Letters of a choice, accepted answers, or one model answer; empty if the file has none. */
  readonly right: readonly string[]
  readonly analysis: string
  /** Name of the main knowledge point; empty if the file has none. */
  readonly knowledge: string
  /** Names of the others; undefined if there are none. */
  readonly furtherPoints?: readonly string[] | undefined
  /** Null if the file does not say. */
  readonly score: Tenths | null
}

/** A question as a teacher may correct it before it is kept. */
export interface QuestionDraft {
  readonly passage: string
  readonly difficulty: 1 | 2 | 3
  readonly items: readonly ImportedItem[]
}

export interface ImportedQuestion extends QuestionDraft {
  readonly position: SourcePosition
  /** The text in the file. */
  readonly original: string
  /** The heading above it; empty for none. */
  readonly section: string
}

/** Why a part of a file is in no question. */
export const notUnderstoodReasons = [
  'syntax',
  'questionKind',
  'noQuestion',
  'textOutside',
  'cell',
  'column',
  'answerWithoutQuestion',
  'keyOmitted',
  'saidTwice',
  'picture',
  'table',
  'formula',
  'object',
  'field',
  'emphasis',
  'hidden',
  'scoring',
  'headingTotal',
  'setting',
  'partialMark',
  'heading',
  'furniture',
  'missingFile',
  'textOfPdf',
  'knowledge',
] as const

export type NotUnderstoodReason = (typeof notUnderstoodReasons)[number]

export interface NotUnderstood {
  readonly position: SourcePosition
  readonly reason: NotUnderstoodReason
  /** The part's plain text; for a picture its description, if the file has one. */
  readonly text: string
  /** Index, from 0, of the question it belongs to; null for none. */
  readonly at: number | null
}

export interface ImportedPaper {
  /** Empty if the file has none. */
  readonly title: string
  /** Minutes; undefined if the file has none. */
  readonly duration?: number | undefined
  readonly questions: readonly ImportedQuestion[]
  readonly notUnderstood: readonly NotUnderstood[]
}
