import type { student } from '#api/contract/groups/student.ts'
import type { ErrorData, OutputOf } from '#api/contract/endpoint.ts'
import type { SavedReport, SavingReport } from '../saving/saving.types.ts'

/** An assignment as the service opens it. */
export type OpenAssignment = OutputOf<typeof student.open>

/** Answers by item id; the empty text means the item was left open. */
export type Answers = Readonly<Record<string, string>>

/** A confirmed intent to hand in. Key and answers are fixed until the response is known, so it happens once. */
export interface PendingHandIn {
  readonly key: string
  readonly answers: Answers
}

/** What the browser stores of a sheet until it is handed in. */
export interface KeptSheet {
  /** Unconfirmed answers; they win over the service's draft. */
  readonly unsaved: Answers
  /** Ids of items flagged for another look. */
  readonly flagged: readonly number[]
  /** Index of the item in view; browsers keep it by this name. */
  readonly place: number
  readonly pending: PendingHandIn | null
}

/** The service's clock, in milliseconds since 1970; unaffected by changes of the device's clock. */
export interface ServiceClock {
  readonly now: () => number
}

export interface AnswerSheetInput {
  readonly assignmentId: number
  readonly kept: KeptSheet | null
  readonly clock: ServiceClock
  /** A fresh key of an intent. */
  readonly newKey: () => string
}

export type ShutReason = 'notYetOpen' | 'closed' | 'alreadySubmitted' | 'gone'

/** Why the service refuses a request. */
export type Denial =
  | { readonly kind: 'shut'; readonly reason: ShutReason }
  | { readonly kind: 'refused'; readonly message: string }

/** Responses that end or interrupt any request. */
export type Interruption = Denial | { readonly kind: 'signedOut' }

/** What a student is told before a time limit starts; `duration` in minutes. */
export type TimeLimit = ErrorData<typeof student.open.errors, 'notBegun'>

export interface OpenInput {
  readonly assignmentId: number
  /** Whether a time limit may start. */
  readonly begins: boolean
}

export type OpenAnswer =
  | { readonly kind: 'opened'; readonly assignment: OpenAssignment }
  | { readonly kind: 'notBegun'; readonly limit: TimeLimit }
  | Interruption

/** `savedAt` in milliseconds since 1970; `deadline` as of opening the assignment, or as changed by a teacher since. */
export type SaveAnswer =
  | { readonly kind: 'saved'; readonly savedAt: number; readonly deadline: string }
  | { readonly kind: 'refused'; readonly why: Denial }
  | { readonly kind: 'signedOut' }

export type AnswersSaved = SavedReport<Answers, SaveAnswer>

/** Shown to the student after handing in; null is unknown, because the response was lost. */
export interface Receipt {
  /** Milliseconds since 1970. */
  readonly submittedAt: number | null
  readonly counts: { readonly answered: number; readonly itemCount: number } | null
}

export type HandInAnswer = { readonly kind: 'handedIn'; readonly receipt: Receipt } | Interruption

export interface HandInInput extends PendingHandIn {
  readonly assignmentId: number
}

export interface AnswerSheetContext {
  readonly assignmentId: number
  readonly clock: ServiceClock
  readonly newKey: () => string
  /** The student has begun, here or now: a time limit may start. */
  readonly isBegun: boolean
  /** The time limit that the student is asked about. */
  readonly limit: TimeLimit | null
  readonly assignment: OpenAssignment | null
  readonly answers: Answers
  readonly unsaved: Answers
  readonly flagged: readonly number[]
  readonly index: number
  readonly pending: PendingHandIn | null
  /** Consecutive attempts to hand in without a response. */
  readonly attempts: number
  readonly savedAt: number | null
  /** Whether the browser could store the last change. */
  readonly isKept: boolean
  /** Why the service refused, in words for the student. */
  readonly message: string
  readonly shutReason: ShutReason | null
  readonly receipt: Receipt | null
}

export type AnswerSheetTag =
  | 'failed'
  | 'asking'
  | 'answering'
  | 'overview'
  | 'confirming'
  | 'pressing'
  | 'handingIn'
  | 'unsure'
  | 'submitted'
  | 'closed'

export type AnswerSheetEvent =
  | SavingReport<Answers, SaveAnswer>
  | { readonly type: 'answer.change'; readonly itemId: number; readonly value: string }
  | { readonly type: 'item.flag'; readonly itemId: number }
  | { readonly type: 'item.go'; readonly index: number }
  | { readonly type: 'overview.open' }
  | { readonly type: 'overview.close' }
  | { readonly type: 'handIn.ask' }
  | { readonly type: 'handIn.cancel' }
  | { readonly type: 'handIn.confirm' }
  | { readonly type: 'sheet.begin' }
  | { readonly type: 'sheet.retry' }
  | { readonly type: 'page.hide' }
  | { readonly type: 'page.show' }
  | { readonly type: 'network.return' }
  | { readonly type: 'session.return' }
  | { readonly type: 'storage.report'; readonly isKept: boolean }
