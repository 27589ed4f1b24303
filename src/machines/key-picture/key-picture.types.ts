import type { ScoreChange } from '#api/contract/groups/paper.ts'
import type { KeySheet } from '#api/contract/schemas/key-sheets.ts'
import type { AnswerKey } from '#domain/questions/question.ts'

/** The source of the key: a file for a paper, or the sheet of an existing student. */
export type KeySource =
  | { readonly kind: 'file'; readonly fileName: string; readonly content: () => Promise<Uint8Array> }
  | { readonly kind: 'student'; readonly assignmentId: number; readonly submissionId: number }

export interface KeyPictureInput {
  /** Null until a student's sheet has identified its paper. */
  readonly paperId: number | null
  /** What is read at once; null if a file has to be chosen first. */
  readonly source: KeySource | null
  /** What an earlier page left under review; null if there is nothing. */
  readonly kept: KeptKeys | null
}

/** A sheet that was read, and texts that somebody has mended, not applied. */
export interface KeptKeys {
  readonly paperId: number
  readonly sheet: KeySheet
  readonly texts: Readonly<Record<number, string>>
}

export interface KeyPictureContext extends Omit<KeyPictureInput, 'kept'> {
  readonly sheet: KeySheet | null
  /** The intended right answers by item: letters, or answers one per line; missing for an item that stays as it is. */
  readonly texts: Readonly<Record<number, string>>
  readonly previewed: Previewed | null
  readonly jobIds: readonly string[]
  readonly keyChangeIds: readonly number[]
  readonly remarked: { readonly done: number; readonly total: number }
  readonly failure: string | null
}

interface Previewed {
  readonly submissions: number
  readonly changes: readonly ScoreChange[]
}

export type KeyPictureEvent =
  | { readonly type: 'file.choose'; readonly source: KeySource }
  | { readonly type: 'key.write'; readonly itemId: number; readonly text: string }
  | { readonly type: 'sheet.read' | 'keys.preview' | 'keys.apply' | 'keys.edit' | 'keys.undo' }

export interface ReadRequest {
  readonly paperId: number
  readonly source: KeySource
}

/** A changed key, with the revision that was seen. */
export interface NewKey {
  readonly itemId: number
  readonly keyRev: number
  readonly key: AnswerKey
}

export interface KeysRequest {
  readonly paperId: number
  readonly keys: readonly NewKey[]
}

export interface UndoRequest {
  readonly paperId: number
  readonly keyChangeIds: readonly number[]
}

interface Refused {
  readonly kind: 'refused'
  readonly message: string
}

export type ReadAnswer = { readonly kind: 'read'; readonly paperId: number; readonly sheet: KeySheet } | Refused

export type PreviewAnswer = ({ readonly kind: 'previewed' } & Previewed) | Refused

export type ApplyAnswer =
  | { readonly kind: 'started'; readonly jobIds: readonly string[]; readonly keyChangeIds: readonly number[] }
  | Refused

export type UndoAnswer = { readonly kind: 'undone' } | Refused

export type AskAnswer =
  | { readonly kind: 'running' | 'done'; readonly done: number; readonly total: number }
  | { readonly kind: 'failed'; readonly message: string }
