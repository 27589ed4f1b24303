import type { QuestionContent } from '#domain/questions/question.ts'
import type { Figure } from './maths/figures/figure.ts'

/** A book of a published series; titles and their order are facts, the edition year is part of the name. */
export interface SeedBook {
  /** Stable key, for example `en-rj2024-7a`. */
  readonly code: string
  readonly subjectId: number
  /** Book version ("人教版"). */
  readonly version: string
  /** Year of the edition, shown in the book's name. */
  readonly edition: number
  /** Name without version and edition ("七年级上册"). */
  readonly name: string
  readonly chapters: readonly SeedChapter[]
}

export interface SeedChapter {
  /** Stable key within the whole content, for example `en-rj2024-7a-1`. */
  readonly code: string
  readonly name: string
}

export interface SeedQuestion extends QuestionContent {
  /** Stable key within the whole content, for example `en-7a-sc-001`. */
  readonly code: string
  /** Code of the chapter that the question belongs to. */
  readonly chapter: string
  /** The figures that its rich texts show. */
  readonly figures?: readonly Figure[]
}
