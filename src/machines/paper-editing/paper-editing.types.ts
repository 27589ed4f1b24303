import type { PaperHistory } from '#domain/paper/history.ts'
import type { Choices, KeptSide, Side } from '#domain/paper/merge.ts'
import type { OperationRefusal, PaperNote, PaperOperation } from '#domain/paper/editing/operations.ts'
import type { Paper } from '#domain/paper/paper.ts'
import type { SavedReport, SavingReport } from '../saving/saving.types.ts'

/** A paper as the service has it. The revision grows with each save; 0 before the first one. */
export interface StoredPaper {
  readonly paper: Paper
  readonly rev: number
}

/** What is saved at once: a paper over the revision that it was made from. */
export interface PaperPart extends StoredPaper {
  /** Stays the same until the service has answered, so that it is saved once. */
  readonly key: string
}

/** A paper with changes, and the stored one that they were made to; the same object where there are none. */
export interface UnsavedPaper extends PaperPart {
  readonly saved: Paper
}

/** What the browser keeps of an editing until the service has everything. */
export interface Draft extends Omit<UnsavedPaper, 'key'> {
  /** A save that left and got no answer. */
  readonly sent: PaperPart | null
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

/** What the browser keeps of a paper. `unreadable`: it was set aside, where nothing overwrites it. */
export type DraftReading =
  | { readonly kind: 'draft'; readonly draft: Draft }
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' }

/** Null is a paper that the service has not stored yet. */
export interface PaperName {
  readonly paperId: number | null
}

/** A paper that is not stored yet is opened as an empty one of revision 0; `notes` of what opening did to it. */
export type OpenAnswer =
  | { readonly kind: 'opened'; readonly stored: StoredPaper; readonly notes: readonly PaperNote[] }
  | { readonly kind: 'refused'; readonly message: string }

/**
 * Answers of the service to one save; `savedAt` in milliseconds since 1970. Where theirs is what was sent, the save itself
 * has arrived: that is `saved`.
 */
export type PaperSaveAnswer =
  | ({ readonly kind: 'saved' } & KeptPaper)
  | { readonly kind: 'changed'; readonly theirs: StoredPaper }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'signedOut' }

interface KeptPaper {
  readonly rev: number
  /** The paper where it is not kept exactly as it was sent: it has got an id, or a question has become another. */
  readonly kept: Paper | null
  /** Classes have the paper that was sent; what is kept is another one beside it. */
  readonly isNewVersion: boolean
  readonly savedAt: number
}

export type PaperSaved = SavedReport<PaperPart, PaperSaveAnswer>

export interface PaperEditingInput extends PaperName {
  /** How many items the paper may have. */
  readonly maximum: number
  /** A fresh key of an intent. */
  readonly newKey: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** What is taken of a collision, by its key. */
export interface VersionChoice {
  readonly key: string
  readonly side: KeptSide
}

export interface PaperEditingContext extends PaperEditingInput {
  readonly stored: StoredPaper | null
  /** What an earlier page has left; null once the editing has begun. */
  readonly draft: Draft | null
  /** What another tab showed last, or this one could not keep when it let go. */
  readonly seen: Draft | null
  /** Null until the paper is open, here or in the tab that is looked at. */
  readonly history: PaperHistory | null
  /** Of `history.saved`. */
  readonly rev: number
  /** On its way to the service, or without an answer. */
  readonly sent: PaperPart | null
  /** What somebody else has stored meanwhile, and whose version is chosen where both have changed something. */
  readonly theirs: StoredPaper | null
  readonly choices: Choices
  /** What the last operation did beside what was asked, or why it was refused. */
  readonly notes: readonly PaperNote[]
  readonly refusal: OperationRefusal | null
  readonly notice: Notice | null
  /** Why the service refused, or did not answer. */
  readonly message: string
  /** False when the browser could not keep the last change. */
  readonly isKept: boolean
  readonly savedAt: number | null
}

/**
 * - `resumed`: the editing goes on with what the browser kept.
 * - `draftUnreadable`: what the browser kept cannot be read.
 * - `merged`: what somebody else has stored meanwhile is part of the paper now.
 * - `newVersion`: classes have the paper as it was, so that it is another one now.
 * - `notTaken`: the other tab did not let go.
 */
export type Notice = 'resumed' | 'draftUnreadable' | 'merged' | 'newVersion' | 'notTaken'

export type PaperEditingEvent =
  | SavingReport<PaperPart, PaperSaveAnswer>
  /** This tab may write, or another one does. */
  | { readonly type: 'lock.gain' }
  | { readonly type: 'lock.lose' }
  /** What the tab that writes has now, saved or not. */
  | { readonly type: 'view.receive'; readonly draft: Draft }
  | { readonly type: 'paper.takeOver' }
  | { readonly type: 'paper.retry' }
  | { readonly type: 'draft.use' }
  | { readonly type: 'draft.drop' }
  | { readonly type: 'paper.edit'; readonly operation: PaperOperation }
  | { readonly type: 'paper.undo' }
  | { readonly type: 'paper.redo' }
  | { readonly type: 'side.choose'; readonly key: string; readonly side: Side }
  | { readonly type: 'side.chooseAll'; readonly side: Side }
  /** Both versions of a question are kept. */
  | { readonly type: 'question.keepBoth'; readonly key: string }
  | { readonly type: 'versions.merge' }
  | { readonly type: 'paper.leave' }
  | { readonly type: 'paper.stay' }
  /** Leaves what is not saved in this browser. */
  | { readonly type: 'draft.leave' }
  /** Gives up what is not saved. */
  | { readonly type: 'changes.discard' }
  | { readonly type: 'page.hide' }
  | { readonly type: 'network.return' }
  | { readonly type: 'session.return' }
  | { readonly type: 'storage.report'; readonly isKept: boolean }

export type PaperEditingTag =
  | 'loading'
  | 'failed'
  | 'asking'
  | 'editing'
  | 'unsaved'
  | 'merging'
  | 'leaving'
  | 'viewing'
  | 'taking'
