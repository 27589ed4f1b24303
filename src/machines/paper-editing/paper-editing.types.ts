import type { PaperFault } from '#api/contract/schemas/paper-documents.ts'
import type { PaperHistory } from '#domain/paper/history.ts'
import type { Choices, KeptSide, Side } from '#domain/paper/merge.ts'
import type { OperationRefusal, PaperNote, PaperOperation } from '#domain/paper/editing/operations.ts'
import type { ElementId, Paper } from '#domain/paper/paper.ts'
import type { SavedReport, SavingReport } from '../saving/saving.types.ts'

/** A paper as stored by the service. The revision grows with each save; 0 before the first one. */
export interface StoredPaper {
  readonly paper: Paper
  readonly rev: number
}

/** What one save sends: a paper, with the revision it was based on. */
export interface PaperPart extends StoredPaper {
  /** Stays the same until the service has responded, so that it is saved only once. */
  readonly key: string
}

/** A paper with changes, and the stored paper they are based on; the same object if there are none. */
export interface UnsavedPaper extends PaperPart {
  readonly saved: Paper
}

/** What the browser stores of an editing session until the service has everything. */
export interface Draft extends Omit<UnsavedPaper, 'key'> {
  /** A save that was sent and got no response. */
  readonly sent: PaperPart | null
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

/** The draft the browser has of a paper. `unreadable`: it was set aside, where nothing overwrites it. */
export type DraftReading =
  | { readonly kind: 'draft'; readonly draft: Draft }
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' }

/** Null means a paper that the service has not stored yet. */
export interface PaperName {
  readonly paperId: number | null
}

/** An unstored paper is opened as an empty one with revision 0; `notes` list what opening changed. */
export type OpenAnswer =
  | { readonly kind: 'opened'; readonly stored: StoredPaper; readonly notes: readonly PaperNote[] }
  | { readonly kind: 'refused'; readonly message: string }

/**
 * The service's responses to one save; `savedAt` in milliseconds since 1970. If their paper is what was sent, the save
 * itself had arrived: that counts as `saved`.
 */
export type PaperSaveAnswer =
  | ({ readonly kind: 'saved' } & KeptPaper)
  | { readonly kind: 'changed'; readonly theirs: StoredPaper }
  | RefusedSave
  | { readonly kind: 'signedOut' }

/** What is wrong with a paper that was not saved, and with which element of it. */
export interface SaveFault {
  readonly reason: PaperFault['reason'] | 'questionUnknown'
  readonly elementId: ElementId | null
}

export interface RefusedSave {
  readonly kind: 'refused'
  readonly message: string
  /** Null if the paper is not at fault. */
  readonly fault: SaveFault | null
}

interface KeptPaper {
  readonly rev: number
  /** The paper as stored, if it differs from what was sent: it got an id, or a question was replaced. */
  readonly kept: Paper | null
  /** Classes have the paper that was sent; it was stored as a new one beside it. */
  readonly isNewVersion: boolean
  readonly savedAt: number
}

export type PaperSaved = SavedReport<PaperPart, PaperSaveAnswer>

export interface PaperEditingInput extends PaperName {
  /** The maximum number of items in the paper. */
  readonly maximum: number
  /** Creates the key of a new intent. */
  readonly newKey: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** The side chosen for a collision, by its key. */
export interface VersionChoice {
  readonly key: string
  readonly side: KeptSide
}

export interface PaperEditingContext extends PaperEditingInput {
  readonly stored: StoredPaper | null
  /** The draft left by an earlier page; null once editing has begun. */
  readonly draft: Draft | null
  /** What was last shown from elsewhere, or what could not be stored here when this tab lost its turn; the newer one. */
  readonly seen: Draft | null
  /** Null until the paper is open, here or in the watched tab. */
  readonly history: PaperHistory | null
  /** The revision of `history.saved`. */
  readonly rev: number
  /** Being sent to the service, or without a response. */
  readonly sent: PaperPart | null
  /** The paper somebody else has stored meanwhile, and the version chosen for each collision. */
  readonly theirs: StoredPaper | null
  readonly choices: Choices
  /** Side effects of the last operation, or why it was refused. */
  readonly notes: readonly PaperNote[]
  readonly refusal: OperationRefusal | null
  readonly notice: Notice | null
  /** Why the service refused or failed. */
  readonly message: string
  /** What is wrong with the paper that was last refused. */
  readonly fault: SaveFault | null
  /** False if the browser could not store the last change. */
  readonly isKept: boolean
  readonly savedAt: number | null
}

/**
 * - `resumed`: editing continues from the browser's draft.
 * - `draftUnreadable`: the browser's draft cannot be read.
 * - `merged`: what somebody else has stored meanwhile is now part of the paper.
 * - `newVersion`: classes have the paper as it was, so this is a new one now.
 * - `undecided`: the turn was lost before the teacher had chosen a version everywhere.
 * - `notTaken`: the other tab did not give up its turn.
 */
export type Notice = 'resumed' | 'draftUnreadable' | 'merged' | 'newVersion' | 'undecided' | 'notTaken'

export type PaperEditingEvent =
  | SavingReport<PaperPart, PaperSaveAnswer>
  /** Whether this tab may write, or another one or another computer does. */
  | { readonly type: 'lock.gain' }
  | { readonly type: 'lock.lose' }
  /** The writing tab's current state, saved or not, or what another computer has saved. */
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
  /** Keeps both versions of a question. */
  | { readonly type: 'question.keepBoth'; readonly key: string }
  | { readonly type: 'versions.merge' }
  | { readonly type: 'paper.leave' }
  | { readonly type: 'paper.stay' }
  /** Leaves unsaved changes in this browser. */
  | { readonly type: 'draft.leave' }
  /** Discards unsaved changes. */
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
