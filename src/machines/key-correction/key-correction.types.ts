import type { ScoreChange } from '#api/contract/groups/paper.ts'
import type { AnswerKey } from '#domain/questions/question.ts'

/** An item's key as last known to the service. */
export interface KnownKey {
  readonly keyRev: number
  readonly key: AnswerKey
}

export interface KeyCorrectionInput extends KnownKey {
  readonly paperId: number
  readonly itemId: number
}

export interface SendRequest {
  readonly paperId: number
  readonly itemId: number
  /** The revision that the teacher saw. */
  readonly keyRev: number
  readonly key: AnswerKey
}

/** `changed`: somebody else corrected the key meanwhile, to this new one. */
export type SendAnswer =
  | { readonly kind: 'started'; readonly jobIds: readonly string[] }
  | { readonly kind: 'changed'; readonly message: string; readonly known: KnownKey }
  | { readonly kind: 'refused'; readonly message: string }

/** The effect a key would have; nothing is changed. */
interface Previewed {
  /** Submissions that were examined. */
  readonly submissions: number
  readonly changes: readonly ScoreChange[]
}

export type PreviewAnswer =
  | ({ readonly kind: 'previewed' } & Previewed)
  | { readonly kind: 'refused'; readonly message: string }

export interface UndoRequest {
  readonly paperId: number
  /** One, or several that were made together. */
  readonly keyChangeIds: readonly number[]
}

/** The re-markings that were started. */
export interface AskRequest {
  readonly jobIds: readonly string[]
}

/** Progress of the re-marking; `total` is 0 before it began. */
export interface Remarking {
  readonly done: number
  readonly total: number
}

export type AskAnswer =
  | ({ readonly kind: 'running' } & Remarking)
  /** Changes are listed for a single re-marking only. */
  | { readonly kind: 'done'; readonly changes: readonly ScoreChange[] }
  | { readonly kind: 'failed' }

export interface KeyCorrectionFailure {
  readonly kind: 'changed' | 'refused' | 'unanswered'
  readonly message: string
}

export interface KeyCorrectionContext extends KeyCorrectionInput {
  /** The key of the last press. */
  readonly wanted: AnswerKey | null
  /** Its effect; null until it was computed. */
  readonly previewed: Previewed | null
  /** The former corrections being undone. */
  readonly undone: readonly number[] | null
  /** The re-markings; empty until they began. */
  readonly jobIds: readonly string[]
  readonly remarking: Remarking
  readonly changes: readonly ScoreChange[]
  readonly failure: KeyCorrectionFailure | null
}

export type KeyCorrectionEvent =
  | { readonly type: 'key.send' | 'key.preview'; readonly key: AnswerKey }
  | { readonly type: 'key.apply' }
  | { readonly type: 'key.edit' }
  | { readonly type: 'change.undo'; readonly keyChangeIds: readonly number[] }

/** What the dialog shows in place of the form, or beside it. */
export type KeyCorrectionTag = 'busy' | 'previewing' | 'previewed' | 'running' | 'done' | 'failed'
