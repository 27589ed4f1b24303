import type { importPaper } from '#api/contract/groups/import-paper.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { ChosenQuestion } from '#api/contract/schemas/paper-imports.ts'

/** A file and what was read from it, as reported by the service. */
export type PaperImportInfo = OutputOf<(typeof importPaper)['info']>

/** The teacher's input: a file, read when it is sent, or a text. */
export interface PaperSource {
  /** Empty for a pasted text. */
  readonly fileName: string
  readonly content: () => Promise<Uint8Array>
}

export interface UploadRequest {
  readonly subjectId: number
  readonly source: PaperSource
}

export type UploadAnswer =
  | { readonly kind: 'kept'; readonly paperImportId: number }
  | { readonly kind: 'refused'; readonly message: string }

export interface OfPaperImport {
  readonly paperImportId: number
}

/** The state of a review when its page was left. */
export interface KeptReview {
  readonly reviewed: readonly ReviewedQuestion[]
  readonly paperTitle: string
}

/** `over`: nothing is left to review, as the state in `info` says. */
export type AskAnswer =
  | { readonly kind: 'reading' | 'over'; readonly info: PaperImportInfo }
  | { readonly kind: 'ready'; readonly info: PaperImportInfo; readonly kept: KeptReview | null }
  | { readonly kind: 'gone'; readonly message: string }

export interface ConfirmRequest extends OfPaperImport {
  readonly questions: readonly ChosenQuestion[]
  /** Empty if no paper is wanted. */
  readonly paperTitle: string
}

export interface ImportDone {
  readonly questionCount: number
  readonly paperId: number | null
}

export type ConfirmAnswer =
  | ({ readonly kind: 'confirmed' } & ImportDone)
  | { readonly kind: 'refused'; readonly message: string }

/** A question with the teacher's corrections, and whether it is taken. */
export interface ReviewedQuestion {
  readonly question: ChosenQuestion
  readonly isTaken: boolean
}

export interface PaperImportFailure {
  readonly kind: 'refused' | 'unanswered'
  readonly message: string
}

export interface PaperImportInput {
  readonly subjectId: number
  /** Null to start with choosing a file. */
  readonly paperImportId: number | null
}

export interface PaperImportContext extends PaperImportInput {
  /** The last input; kept until it is accepted. */
  readonly source: PaperSource | null
  readonly info: PaperImportInfo | null
  /** In file order. */
  readonly reviewed: readonly ReviewedQuestion[]
  /** Title of the paper to make; empty for none. */
  readonly paperTitle: string
  /** Confirming was tried while something was missing. */
  readonly wasTried: boolean
  readonly done: ImportDone | null
  readonly failure: PaperImportFailure | null
}

export type PaperImportEvent =
  | { readonly type: 'file.upload'; readonly source: PaperSource }
  | { readonly type: 'question.change'; readonly at: number; readonly question: ChosenQuestion }
  | { readonly type: 'question.take'; readonly at: number; readonly isTaken: boolean }
  | { readonly type: 'questions.take'; readonly isTaken: boolean }
  | { readonly type: 'paper.name'; readonly title: string }
  | { readonly type: 'import.confirm' }
  | { readonly type: 'import.cancel' }
