/**
 * A paper while it is edited: elements in their order, with the whole text of their questions (specification §3.5). Numbers
 * and sums are not kept but counted, by `numberPaper`. Nothing here is ever changed in place.
 */
import type { ItemContent, QuestionContent } from '#domain/questions/question.ts'

/** Names an element within its paper. */
export type ElementId = string

export interface PaperItem extends ItemContent {
  readonly itemId: number
}

/** By what the question was chosen, so that another can be found in its place; flat, the filters of the question bank. */
export type QuestionCondition = Readonly<Record<string, string | number | boolean | null>>

/** A question with several items is a combination question. */
export interface PaperQuestion extends Omit<QuestionContent, 'subjectId' | 'items'> {
  readonly kind: 'question'
  readonly elementId: ElementId
  readonly questionId: number
  /** What the question bank calls the type: "单项选择". */
  readonly typeName: string
  readonly items: readonly PaperItem[]
  readonly condition: QuestionCondition | null
}

/** A heading of the paper, or a line for students between its questions; rich text. */
export interface PaperText {
  readonly kind: 'title' | 'text'
  readonly elementId: ElementId
  readonly text: string
}

/** What stands in a section, or beside sections. */
export type PaperLeaf = PaperQuestion | PaperText

/**
 * How a combination question is numbered.
 * - `byItem`: each of its items has a number of its own.
 * - `byQuestion`: it has one number, and its items are counted in brackets.
 */
export type NumberRule = 'byItem' | 'byQuestion'

export interface PaperSection {
  readonly kind: 'section'
  readonly elementId: ElementId
  readonly sectionText: string
  readonly numberRule: NumberRule
  /** The first number of the section; null where the numbers of the section before go on. */
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
  /** The assignment that the paper is made for. */
  readonly assignmentId: number | null
  readonly paperTitle: string
  /** Minutes. */
  readonly duration: number
  /** What the addresses of its pictures and sounds begin with. */
  readonly mediaPrefix: string
  readonly elements: readonly PaperElement[]
}

/** How a section begins (specification §9). */
export const usualNumbering = { numberRule: 'byItem', firstNumber: null } as const
