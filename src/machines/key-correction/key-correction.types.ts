import type { ScoreChange } from '#api/contract/areas/paper.ts'
import type { AnswerKey } from '#domain/questions/question.ts'

/** An item's key as the service is known to have it. */
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

/** `changed`: somebody else corrected the key meanwhile, and this is the new one. */
export type SendAnswer =
  | { readonly kind: 'started'; readonly jobId: string }
  | { readonly kind: 'changed'; readonly message: string; readonly known: KnownKey }
  | { readonly kind: 'refused'; readonly message: string }

/** What a key would do, without anything being done. */
interface Foreseen {
  /** Submissions that were looked at. */
  readonly submissions: number
  readonly changes: readonly ScoreChange[]
}

export type PreviewAnswer =
  | ({ readonly kind: 'foreseen' } & Foreseen)
  | { readonly kind: 'refused'; readonly message: string }

export interface UndoRequest {
  readonly paperId: number
  readonly keyChangeId: number
}

/** How far the re-marking has come; `total` is 0 before it began. */
export interface Remarking {
  readonly done: number
  readonly total: number
}

export type LookAnswer =
  | ({ readonly kind: 'running' } & Remarking)
  | { readonly kind: 'done'; readonly changes: readonly ScoreChange[] }
  | { readonly kind: 'failed' }

export interface KeyCorrectionFailure {
  readonly kind: 'changed' | 'refused' | 'unanswered'
  readonly message: string
}

export interface KeyCorrectionContext extends KeyCorrectionInput {
  /** The key that was pressed last. */
  readonly wanted: AnswerKey | null
  /** What it would do; null until it was looked at. */
  readonly foreseen: Foreseen | null
  /** The former correction that is being taken back. */
  readonly undone: number | null
  readonly jobId: string | null
  readonly remarking: Remarking
  readonly changes: readonly ScoreChange[]
  readonly failure: KeyCorrectionFailure | null
}

export type KeyCorrectionEvent =
  | { readonly type: 'key.send' | 'key.preview'; readonly key: AnswerKey }
  | { readonly type: 'key.apply' }
  | { readonly type: 'key.edit' }
  | { readonly type: 'change.undo'; readonly keyChangeId: number }
