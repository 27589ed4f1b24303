/** Operations on a paper (specification §4.5); each names the paper it is for. */
import type { Tenths } from '#domain/values/score.ts'
import type { LeftOut } from '../basket.ts'
import type { ElementId, NumberRule, Paper, PaperElement, PaperLeaf, PaperQuestion, PaperSection } from '../paper.ts'

/** Where something is among the children of a section, or of the paper itself for null; indices count from 0. */
export interface Position {
  readonly sectionId: ElementId | null
  readonly index: number
}

/**
 * Without a position, each question goes to the end of the section with its type, otherwise of the paper, as does
 * everything else. Of a section's questions only those that fit are added.
 */
export interface Add {
  readonly kind: 'add'
  readonly elements: readonly PaperElement[]
  readonly position: Position | null
}

/** A section is removed with its contents, and with its last question. */
export interface Delete {
  readonly kind: 'delete'
  readonly elementIds: readonly ElementId[]
}

/** Replaces the question with this id. One of another type moves to the section of its type. */
export interface Exchange {
  readonly kind: 'exchange'
  readonly elementId: ElementId
  readonly question: PaperQuestion
}

/** Replaces the content of the element with its id, in place; a section keeps its children. */
export interface Modify {
  readonly kind: 'modify'
  readonly element: PaperLeaf | Pick<PaperSection, 'kind' | 'elementId' | 'sectionText'>
}

/** From one position to another; `to` is counted without the element. */
export interface Move {
  readonly kind: 'move'
  readonly from: Position
  readonly to: Position
}

/** Removes all elements; title, duration and ids stay. */
export interface Clear {
  readonly kind: 'clear'
}

/** Back to the paper that editing began with. */
export interface Reset {
  readonly kind: 'reset'
}

/** Gathers all questions into one section for each type. */
export interface Format {
  readonly kind: 'format'
}

export type SortKey = 'type' | 'difficulty' | 'score'

/** Sorts the questions inside one section, or inside each for null; texts between them keep their positions. */
export interface Sort {
  readonly kind: 'sort'
  readonly sectionId: ElementId | null
  readonly by: SortKey
  readonly direction: 'ascending' | 'descending'
}

export interface ItemScore {
  readonly itemId: number
  readonly score: Tenths
}

export interface SectionNumbering {
  readonly elementId: ElementId
  readonly numberRule: NumberRule
  readonly firstNumber: number | null
}

export type PaperChange =
  | { readonly what: 'title'; readonly paperTitle: string }
  | { readonly what: 'duration'; readonly duration: number }
  | { readonly what: 'scores'; readonly scores: readonly ItemScore[] }
  | { readonly what: 'numbering'; readonly sections: readonly SectionNumbering[] }
  | ({ readonly what: 'ids' } & Partial<Pick<Paper, 'paperId' | 'ownerId' | 'bookId' | 'assignmentId'>>)

export interface Update {
  readonly kind: 'update'
  readonly change: PaperChange
}

export type PaperAct = Add | Delete | Exchange | Modify | Move | Clear | Reset | Format | Sort | Update

export type PaperOperation = PaperAct & Pick<Paper, 'paperId'>

/** Why an operation was refused; the paper is unchanged. */
export type OperationRefusal =
  | 'paperIdIncorrect'
  | 'elementUnknown'
  | 'elementExists'
  | 'otherKind'
  | 'positionUnknown'
  | 'sectionInSection'
  | 'questionTwice'
  | 'tooManyQuestions'
  | 'itemUnknown'
  | 'titleInvalid'
  | 'sectionTextInvalid'
  | 'durationInvalid'
  | 'scoreInvalid'
  | 'firstNumberInvalid'

/** Side effects of an operation. */
export type PaperNote =
  | { readonly kind: 'leftOut'; readonly questions: readonly LeftOut[] }
  | { readonly kind: 'sectionsRemoved'; readonly sectionTexts: readonly string[] }
  | { readonly kind: 'mathsMerged' }
  | { readonly kind: 'numberingReset' }

export interface Edited {
  readonly ok: true
  readonly paper: Paper
  readonly notes: readonly PaperNote[]
}

export type OperationResult = Edited | { readonly ok: false; readonly reason: OperationRefusal }

export interface EditingRules {
  /** What `reset` restores. */
  readonly initial: Paper
  /** Items per paper; usually `basketLimit`. */
  readonly maximum: number
}

export const edited = (paper: Paper, ...notes: readonly PaperNote[]): Edited => ({ ok: true, paper, notes })

export const refused = (reason: OperationRefusal): OperationResult => ({ ok: false, reason })
