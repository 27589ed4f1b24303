import type { Shape } from '#domain/marking/annotation.ts'
import type { Criterion } from '#domain/questions/question.ts'
import type { Tenths } from '#domain/values/score.ts'
import type { SavingReport } from '../saving/saving.types.ts'

/** A mark as it stands: criteria are null where a rule gave it (an answer left open). */
export interface GivenMark {
  readonly score: Tenths
  readonly criteria: readonly Tenths[] | null
  readonly comment: string
}

/** A mark with the revision that the service knows it by. */
export interface KnownMark extends GivenMark {
  readonly rev: number
}

/** One student's answer as far as marking cares. */
export interface MarkedSubmission {
  readonly submissionId: number
  /** What the service has; null until marked. */
  readonly saved: GivenMark | null
  readonly rev: number
  /** Which of the answers that the student handed in, each after a sending back. */
  readonly round: number
  /** The answer in the form in which answers are compared; empty where there is none. */
  readonly answer: string
  /** What the service has of what is drawn over it. */
  readonly shapes: readonly Shape[]
  readonly shapesRev: number
}

/**
 * A mark that the service has not confirmed. Its key stays the same until an answer is known, so it is saved once; marks with
 * one key were decided together, and leave together.
 */
export interface QueuedMark {
  readonly key: string
  readonly itemId: number
  readonly submissionId: number
  /** Null takes the mark away. */
  readonly criteria: readonly Tenths[] | null
  readonly comment: string
  readonly round: number
  /** The revision that it is based on. */
  readonly rev: number
  /** It was on its way at least once: whether it arrived is unknown, so it may no longer be changed. */
  readonly attempted: boolean
}

/** What is drawn over an answer, not confirmed by the service. */
export interface QueuedDrawing {
  readonly key: string
  readonly itemId: number
  readonly submissionId: number
  readonly shapes: readonly Shape[]
  /** What it was drawn on: the shapes of the revision that it is based on. */
  readonly base: readonly Shape[]
  readonly round: number
  readonly rev: number
  /** As of a mark. */
  readonly attempted: boolean
}

/** A drawing that the service did not take. */
export interface Undrawn {
  readonly drawing: QueuedDrawing
  readonly message: string
}

/** What the teacher has entered for a submission and not saved; null is a criterion without a score. */
export interface Draft {
  readonly scores: readonly (Tenths | null)[]
  readonly comment: string
}

/** A mark that the service did not take; `theirs` where somebody else has marked the submission meanwhile. */
export interface Dispute {
  readonly mark: QueuedMark
  readonly message: string
  readonly theirs: KnownMark | null
  /** The answer that it was given for is there no more: the submissions have to be read again. */
  readonly isStale: boolean
}

/** A mark of a save that can be taken back, as it was before. */
interface FormerMark {
  readonly submissionId: number
  readonly former: GivenMark | null
}

/** A save that can be taken back: of one answer, or of all that are the same. */
export interface UndoStep {
  /** The one in view. */
  readonly submissionId: number
  readonly formers: readonly FormerMark[]
  readonly given: GivenMark
}

export interface MarkingInput {
  readonly assignmentId: number
  readonly itemId: number
  readonly criteria: readonly Criterion[]
  readonly submissions: readonly MarkedSubmission[]
  /** Marks of this assignment that an earlier page could not send. */
  readonly kept: readonly QueuedMark[]
  readonly keptDrawings: readonly QueuedDrawing[]
  /** A fresh key of an intent. */
  readonly newKey: () => string
  /** The submission to begin with, marked or not; null for the first without a mark. */
  readonly beginWith: number | null
}

/** What leaves at once: marks with one key, or one drawing. */
export type SentPart =
  | { readonly of: 'marks'; readonly marks: readonly QueuedMark[] }
  | { readonly of: 'drawing'; readonly drawing: QueuedDrawing }

/** What became of one of the marks that left together. */
export type MarkOutcome = { readonly submissionId: number } & (
  | { readonly kind: 'saved'; readonly score: Tenths | null; readonly rev: number }
  | { readonly kind: 'changed'; readonly message: string; readonly theirs: KnownMark }
  | { readonly kind: 'refused'; readonly message: string; readonly isStale: boolean }
)

interface MarksAnswer<Kind> {
  readonly of: 'marks'
  readonly kind: Kind
  readonly outcomes: readonly MarkOutcome[]
  /** Milliseconds since 1970; null where nothing was saved. */
  readonly savedAt: number | null
}

export type DrawingAnswer = { readonly of: 'drawing' } & (
  | { readonly kind: 'saved'; readonly rev: number; readonly savedAt: number }
  | { readonly kind: 'changed'; readonly theirs: { readonly shapes: readonly Shape[]; readonly rev: number } }
  | { readonly kind: 'refused'; readonly message: string }
)

/** Answers of the service to what left: `changed` where somebody else has marked any of it, else `refused` where any was. */
export type SendAnswer = MarksAnswer<'saved'> | MarksAnswer<'changed'> | MarksAnswer<'refused'> | DrawingAnswer

/** A comment with what it changes of a criterion's score. */
export interface RubricApplied {
  readonly criterion: number
  readonly delta: Tenths
  readonly lineText: string
}

/** Everything that must survive a reload. */
export interface UnsentMarks {
  readonly queue: readonly QueuedMark[]
  readonly disputes: readonly Dispute[]
  readonly drawings: readonly QueuedDrawing[]
  /** Drawings that wait for the teacher to send them again. */
  readonly undrawn: readonly Undrawn[]
}

/** A score chosen with the mouse or the arrows of its keys. */
export interface ChosenScore {
  readonly criterion: number
  readonly score: Tenths
}

export interface MarkingContext extends Omit<MarkingInput, 'kept' | 'keptDrawings'>, UnsentMarks {
  /** Index of the submission in view. */
  readonly place: number
  /** Index of the criterion that digits go to. */
  readonly criterion: number
  /** First digit of a score that may have two. */
  readonly typed: number | null
  /** The criterion scored last, which a half point belongs to; null after the teacher moved. */
  readonly touched: number | null
  /** By submission. */
  readonly drafts: Readonly<Record<number, Draft>>
  readonly skipped: readonly number[]
  /** What the teacher should know about the last key. */
  readonly notice: 'incomplete' | 'undone' | 'drawnTogether' | null
  /** Where the teacher was when a dispute came up. */
  readonly returnTo: number | null
  /** What was being entered for the submission of the open dispute; its panel shows the disputed mark meanwhile. */
  readonly setAside: Draft | null
  readonly undoable: readonly UndoStep[]
  readonly savedAt: number | null
  /** False when the browser could not keep what is unsent. */
  readonly isKept: boolean
}

export type MarkingEvent =
  | SavingReport<SentPart, SendAnswer>
  | { readonly type: 'digit.type'; readonly digit: number }
  | { readonly type: 'half.toggle'; readonly criterion?: number }
  | ({ readonly type: 'score.choose' } & ChosenScore)
  | { readonly type: 'criterion.go'; readonly criterion: number }
  | { readonly type: 'criterion.next' }
  | { readonly type: 'comment.change'; readonly comment: string }
  | { readonly type: 'submission.go'; readonly place: number }
  | ({ readonly type: 'rubric.apply' } & RubricApplied)
  | { readonly type: 'mark.save' }
  | { readonly type: 'mark.saveSame' }
  | { readonly type: 'mark.skip' }
  | { readonly type: 'mark.undo' }
  | { readonly type: 'dispute.keepTheirs' }
  | { readonly type: 'dispute.useMine' }
  | { readonly type: 'dispute.reopen' }
  | { readonly type: 'drawing.change'; readonly submissionId: number; readonly shapes: readonly Shape[] }
  | { readonly type: 'drawing.retry' }
  /** They were read again. */
  | { readonly type: 'submissions.change'; readonly submissions: readonly MarkedSubmission[] }
  | { readonly type: 'network.return' }
  | { readonly type: 'storage.report'; readonly isKept: boolean }

export type MarkingTag = 'deciding' | 'finished'
