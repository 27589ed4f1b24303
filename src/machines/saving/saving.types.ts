/** Milliseconds. */
export interface Debounce {
  /** How long nothing changes before it is saved. */
  readonly pause: number
  /** How long changes may delay a save. */
  readonly atMost: number
}

/** What is saved at once. Key and part are fixed until the service has responded, so that it happens once. */
export interface Intent<Part> {
  readonly key: string
  readonly part: Part
}

/** How a flow saves; all of it pure. */
export interface SavingRules<Unsent, Part> {
  readonly isEmpty: (unsent: Unsent) => boolean
  /** What is sent next. */
  readonly next: (unsent: Unsent) => Part
  /**
   * What is sent after a lost response: the same intent again, or whatever is unsent by then if saving is idempotent.
   */
  readonly repeats: 'sameIntent' | 'latest'
}

export interface SavingInput<Unsent, Part> {
  /** Id of what is saved: an assignment, a paper. */
  readonly id: number
  /** Initially unsent, for example stored by an earlier page. */
  readonly unsent: Unsent
  /** An earlier page's unanswered intent. */
  readonly intent: Intent<Part> | null
  /** Null to save every change at once. */
  readonly debounce: Debounce | null
  /** The idempotency key of a new intent. */
  readonly keyOf: (part: Part) => string
}

export interface SaveRequest<Part> extends Intent<Part> {
  readonly id: number
}

/** `changed`: somebody else has saved meanwhile. `refused` gives the reason in fields of the flow. */
export interface SavingAnswer {
  readonly kind: 'saved' | 'changed' | 'refused' | 'signedOut'
}

export interface SavingContext<Unsent, Part> extends SavingInput<Unsent, Part> {
  /** Consecutive attempts without a response. */
  readonly attempts: number
}

/** In `work.change` and `conflict.settle`: everything the service has not confirmed. */
export type SavingEvent<Unsent> =
  | { readonly type: 'work.change'; readonly unsent: Unsent }
  | { readonly type: 'conflict.settle'; readonly unsent: Unsent }
  /** Does not wait for a pause: the page is being left. */
  | { readonly type: 'work.flush' }
  /** Asks the service although nothing is unsent: the response brings its news. */
  | { readonly type: 'work.refresh' }
  | { readonly type: 'network.return' }
  | { readonly type: 'session.return' }
  | { readonly type: 'storage.report'; readonly isKept: boolean }

/** After these the flow has to report what is unsent. */
type Settled = 'saved' | 'changed' | 'refused'

interface Report<Kind extends string, Part> {
  readonly type: `saving.${Kind}`
  readonly part: Part
}

interface AnswerReport<Kind extends Settled, Part, Answer extends SavingAnswer> extends Report<Kind, Part> {
  readonly answer: Extract<Answer, { readonly kind: Kind }>
}

/** About the part the service has now. */
export type SavedReport<Part, Answer extends SavingAnswer> = AnswerReport<'saved', Part, Answer>

/**
 * What the flow hears; it must give the invocation the id `saving`. From `saving.left` on the part may have arrived.
 */
export type SavingReport<Part, Answer extends SavingAnswer> =
  | Report<'left', Part>
  | SavedReport<Part, Answer>
  | AnswerReport<'changed', Part, Answer>
  | AnswerReport<'refused', Part, Answer>

/** How safe the work is; absent while it is being saved. */
export type SavingTag = 'saved' | 'offline' | 'signedOut' | 'refused' | 'conflict'
