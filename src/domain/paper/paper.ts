/**
 * A paper being edited: its elements in order, with the whole text of their questions (specification §3.5). Numbers and
 * sums are not stored but computed by `numberPaper`. Immutable.
 */
import type { ItemContent, OpenKey, QuestionContent } from '#domain/questions/question.ts'

/** Identifies an element within its paper. */
export type ElementId = string

export interface PaperItem extends Omit<ItemContent, 'key'> {
  readonly itemId: number
  readonly key: OpenKey
}

/**
 * The criteria by which the question was chosen, so that a replacement can be found; a flat record of question bank
 * filters.
 */
export type QuestionCondition = Readonly<Record<string, string | number | boolean | null>>

/** A question with several items is a combination question. */
export interface PaperQuestion extends Omit<QuestionContent, 'subjectId' | 'items'> {
  readonly kind: 'question'
  readonly elementId: ElementId
  readonly questionId: number
  /** The question bank's name of the type: "单项选择". */
  readonly typeName: string
  readonly items: readonly PaperItem[]
  /**
   * The chapter that it is found under; null for none but those of its knowledge points. Missing if nobody says: then it
   * stays where the bank has it.
   */
  readonly chapterId?: number | null | undefined
  readonly condition: QuestionCondition | null
}

/** A heading of the paper, or a line for students between its questions; rich text. */
export interface PaperText {
  readonly kind: 'title' | 'text'
  readonly elementId: ElementId
  readonly text: string
}

/** What can be in a section, or beside sections. */
export type PaperLeaf = PaperQuestion | PaperText

/**
 * How a combination question is numbered.
 * - `byItem`: each of its items has a number of its own.
 * - `byQuestion`: it has a single number, and its items are counted in brackets.
 */
export type NumberRule = 'byItem' | 'byQuestion'

export interface PaperSection {
  readonly kind: 'section'
  readonly elementId: ElementId
  readonly sectionText: string
  readonly numberRule: NumberRule
  /** The first number of the section; null to continue from the section before. */
  readonly firstNumber: number | null
  readonly children: readonly PaperLeaf[]
}

export type PaperElement = PaperSection | PaperLeaf

export interface Paper {
  /** Null until the service has stored the paper. */
  readonly paperId: number | null
  readonly ownerId: number
  readonly subjectId: number
  readonly bookId: number | null
  /** The assignment the paper is for. */
  readonly assignmentId: number | null
  readonly paperTitle: string
  /** Minutes. */
  readonly duration: number
  /** Prefix of the addresses of its pictures and sounds. */
  readonly mediaPrefix: string
  readonly elements: readonly PaperElement[]
}

/** Initial numbering of a section (specification §9). */
export const usualNumbering = { numberRule: 'byItem', firstNumber: null } as const
