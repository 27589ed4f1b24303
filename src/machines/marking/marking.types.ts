import type { Shape } from '#domain/marking/annotation.ts'
import type { Criterion } from '#domain/questions/question.ts'
import type { Tenths } from '#domain/values/score.ts'
import type { SavingReport } from '../saving/saving.types.ts'

/** A given mark; criteria are null if a rule gave it (an answer left open). */
export interface GivenMark {
  readonly score: Tenths
  readonly criteria: readonly Tenths[] | null
  readonly comment: string
}

/** A mark with its revision on the service. */
export interface KnownMark extends GivenMark {
  readonly rev: number
  /** The other teacher who gave it; null if the same one did on another page, or a rule. */
  readonly by: string | null
}

/** What marking needs to know about a student's answer. */
export interface MarkedSubmission {
  readonly submissionId: number
  /** What the service has; null until marked. */
  readonly saved: GivenMark | null
  readonly rev: number
  /** The round of the answer: it increases each time the submission is sent back and handed in again. */
  readonly round: number
  /** The answer in comparable form; empty if there is none. */
  readonly answer: string
  /** The drawing over it, as known to the service. */
  readonly shapes: readonly Shape[]
  readonly shapesRev: number
}

/**
 * An unconfirmed mark. Its key is fixed until there is a response, so it is saved once; marks with one key were decided
 * together, and are sent together.
 */
export interface QueuedMark {
  readonly key: string
  readonly itemId: number
  readonly submissionId: number
  /** Null removes the mark. */
  readonly criteria: readonly Tenths[] | null
  readonly comment: string
  /** The revision of the criteria it was given by; undefined in a mark kept by an earlier version of the page. */
  readonly keyRev?: number | undefined
  readonly round: number
  /** The revision it is based on. */
  readonly rev: number
  /** Whether it was sent: it may have arrived, so it can no longer be changed. */
  readonly attempted: boolean
}

/** An unconfirmed drawing over an answer. */
export interface QueuedDrawing {
  readonly key: string
  readonly itemId: number
  readonly submissionId: number
  readonly shapes: readonly Shape[]
  /** The shapes of the revision it is based on. */
  readonly base: readonly Shape[]
  readonly round: number
  readonly rev: number
  /** As for a mark. */
  readonly attempted: boolean
}

/** A drawing rejected by the service. */
export interface Undrawn {
  readonly drawing: QueuedDrawing
  readonly message: string
}

/** Scores and comment typed for a submission and not saved; null is a criterion without a score. */
export interface Draft {
  readonly scores: readonly (Tenths | null)[]
  readonly comment: string
}

/** A draft with the answer it was typed for, and the revision that its teacher saw. */
export interface UnsavedDraft extends Draft {
  readonly itemId: number
  readonly submissionId: number
  readonly round: number
  readonly rev: number
}

/** A mark rejected by the service; `theirs` if somebody else has marked the submission meanwhile. */
export interface Dispute {
  readonly mark: QueuedMark
  readonly message: string
  readonly theirs: KnownMark | null
  /** The answer it was given for no longer exists: the submissions have to be reread. */
  readonly isStale: boolean
}

/** A mark before a save that can be undone. */
interface FormerMark {
  readonly submissionId: number
  readonly former: GivenMark | null
}

/** A save that can be undone: of one answer, or of all identical ones. */
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
  /** Their revision. */
  readonly keyRev: number
  readonly submissions: readonly MarkedSubmission[]
  /** Marks of this assignment that an earlier page could not send. */
  readonly kept: readonly QueuedMark[]
  readonly keptDrawings: readonly QueuedDrawing[]
  /** What was typed on an earlier page and not saved. */
  readonly keptDrafts: readonly UnsavedDraft[]
  /** A fresh key of an intent. */
  readonly newKey: () => string
  /** The submission to start with, marked or not; null for the first unmarked one. */
  readonly beginWith: number | null
}

/** What is sent at once: marks with one key, or one drawing. */
export type SentPart =
  | { readonly of: 'marks'; readonly marks: readonly QueuedMark[] }
  | { readonly of: 'drawing'; readonly drawing: QueuedDrawing }

/** The outcome of one of the marks sent together. */
export type MarkOutcome = { readonly submissionId: number } & (
  | { readonly kind: 'saved'; readonly score: Tenths | null; readonly rev: number }
  | { readonly kind: 'changed'; readonly message: string; readonly theirs: KnownMark }
  | { readonly kind: 'refused'; readonly message: string; readonly isStale: boolean }
)

interface MarksAnswer<Kind> {
  readonly of: 'marks'
  readonly kind: Kind
  readonly outcomes: readonly MarkOutcome[]
  /** Milliseconds since 1970; null if nothing was saved. */
  readonly savedAt: number | null
}

export type DrawingAnswer = { readonly of: 'drawing' } & (
  | { readonly kind: 'saved'; readonly rev: number; readonly savedAt: number }
  | { readonly kind: 'changed'; readonly theirs: { readonly shapes: readonly Shape[]; readonly rev: number } }
  | { readonly kind: 'refused'; readonly message: string }
)

/**
 * Responses of the service: `changed` if somebody else has marked any of them, otherwise `refused` if any was refused.
 */
export type SendAnswer = MarksAnswer<'saved'> | MarksAnswer<'changed'> | MarksAnswer<'refused'> | DrawingAnswer

/** A comment with its change to a criterion's score. */
export interface RubricApplied {
  readonly criterion: number
  readonly delta: Tenths
  readonly lineText: string
}

/** What the service has not accepted yet. */
export interface Unaccepted {
  readonly queue: readonly QueuedMark[]
  readonly disputes: readonly Dispute[]
  readonly drawings: readonly QueuedDrawing[]
  /** Drawings that wait for the teacher to resend them. */
  readonly undrawn: readonly Undrawn[]
}

/** Everything that must survive a reload. */
export interface UnsentMarks extends Unaccepted {
  readonly drafts: readonly UnsavedDraft[]
}

/** A score chosen with the mouse or the arrow keys. */
export interface ChosenScore {
  readonly criterion: number
  readonly score: Tenths
}

export interface MarkingContext extends Omit<MarkingInput, 'kept' | 'keptDrawings' | 'keptDrafts'>, Unaccepted {
  /** Index of the submission in view. */
  readonly index: number
  /** Index of the criterion that receives digits. */
  readonly criterion: number
  /** First digit of a score that may have two. */
  readonly typed: number | null
  /** The criterion scored last, to which a half point is added; null after the teacher moved. */
  readonly touched: number | null
  /** By submission. */
  readonly drafts: Readonly<Record<number, Draft>>
  readonly skipped: readonly number[]
  /** What the teacher should know about the last key press. */
  readonly notice: 'incomplete' | 'undone' | 'drawnTogether' | null
  /** Where the teacher was when a dispute came up. */
  readonly returnTo: number | null
  /** The draft of the disputed submission, whose panel shows the disputed mark meanwhile. */
  readonly setAside: Draft | null
  readonly undoable: readonly UndoStep[]
  readonly savedAt: number | null
  /** False if the browser could not store what is unsent. */
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
  | { readonly type: 'submission.go'; readonly index: number }
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
  /** They were reread. */
  | { readonly type: 'submissions.change'; readonly submissions: readonly MarkedSubmission[] }
  | { readonly type: 'network.return' }
  | { readonly type: 'storage.report'; readonly isKept: boolean }

export type MarkingTag = 'deciding' | 'finished'
