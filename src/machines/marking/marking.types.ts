import type { Criterion } from '#domain/question.ts'
import type { Tenths } from '#domain/score.ts'
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
}

/** A mark that the service has not confirmed. Its key stays the same until an answer is known, so it is saved once. */
export interface QueuedMark {
  readonly key: string
  readonly itemId: number
  readonly submissionId: number
  readonly criteria: readonly Tenths[]
  readonly comment: string
  /** The revision that it is based on. */
  readonly rev: number
  /** It was on its way at least once: whether it arrived is unknown, so it may no longer be changed. */
  readonly attempted: boolean
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
}

/** A save that can be taken back: the mark before, and the mark given. */
interface UndoStep {
  readonly submissionId: number
  readonly former: GivenMark | null
  readonly given: GivenMark
}

export interface MarkingInput {
  readonly assignmentId: number
  readonly itemId: number
  readonly criteria: readonly Criterion[]
  readonly submissions: readonly MarkedSubmission[]
  /** Marks of this assignment that an earlier page could not send. */
  readonly kept: readonly QueuedMark[]
  /** A fresh key of an intent. */
  readonly newKey: () => string
}

/** Answers of the service to one mark; `savedAt` in milliseconds since 1970. */
export type SendAnswer =
  | { readonly kind: 'saved'; readonly score: Tenths; readonly rev: number; readonly savedAt: number }
  | { readonly kind: 'changed'; readonly message: string; readonly theirs: KnownMark }
  | { readonly kind: 'refused'; readonly message: string }

/** Everything that must survive a reload. */
export interface UnsentMarks {
  readonly queue: readonly QueuedMark[]
  readonly disputes: readonly Dispute[]
}

/** A score chosen with the mouse or the arrows of its keys. */
export interface ChosenScore {
  readonly criterion: number
  readonly score: Tenths
}

export interface MarkingContext extends Omit<MarkingInput, 'kept'>, UnsentMarks {
  /** Index of the script in view. */
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
  readonly notice: 'incomplete' | 'undone' | null
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
  | SavingReport<QueuedMark, SendAnswer>
  | { readonly type: 'digit.type'; readonly digit: number }
  | { readonly type: 'half.toggle'; readonly criterion?: number }
  | ({ readonly type: 'score.choose' } & ChosenScore)
  | { readonly type: 'criterion.go'; readonly criterion: number }
  | { readonly type: 'criterion.next' }
  | { readonly type: 'comment.change'; readonly comment: string }
  | { readonly type: 'submission.go'; readonly place: number }
  | { readonly type: 'mark.save' }
  | { readonly type: 'mark.skip' }
  | { readonly type: 'mark.undo' }
  | { readonly type: 'dispute.keepTheirs' }
  | { readonly type: 'dispute.useMine' }
  | { readonly type: 'dispute.reopen' }
  | { readonly type: 'network.return' }
  | { readonly type: 'storage.report'; readonly isKept: boolean }

export type MarkingTag = 'deciding' | 'finished'
