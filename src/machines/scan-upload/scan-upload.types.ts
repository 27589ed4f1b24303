/** A chosen file, read when it is sent. */
export interface ChosenFile {
  readonly fileName: string
  /** In bytes. */
  readonly size: number
  /** Names the file while it is sent in parts. */
  readonly sending: string
  /** The bytes from here to there. */
  readonly content: (from: number, to: number) => Promise<Uint8Array>
}

/** The outcome of a file; `same` was uploaded before. */
export type FileOutcome =
  | { readonly kind: 'waiting' | 'kept' | 'same' }
  | { readonly kind: 'refused'; readonly message: string }

export interface SentFile extends ChosenFile {
  readonly outcome: FileOutcome
}

export interface ScanUploadInput {
  readonly scanId: number
}

export interface ScanUploadContext extends ScanUploadInput {
  readonly files: readonly SentFile[]
  /** Why the last file could not be sent; null if nothing went wrong. */
  readonly failure: string | null
}

export type ScanUploadEvent =
  | { readonly type: 'files.add'; readonly files: readonly ChosenFile[] }
  | { readonly type: 'files.stop' }
  | { readonly type: 'file.retry' }

export interface SendRequest extends ChosenFile {
  readonly scanId: number
}

export type SendAnswer = Exclude<FileOutcome, { readonly kind: 'waiting' }> | { readonly kind: 'kept' | 'same' }
