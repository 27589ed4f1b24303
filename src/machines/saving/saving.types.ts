/** Milliseconds. */
export interface Debounce {
  /** How long nobody changes anything before it is saved. */
  readonly pause: number
  /** How long changes may put a save off. */
  readonly atMost: number
}

/** What is saved at once. Key and part stay the same until the service has answered, so that it happens once. */
export interface Intent<Part> {
  readonly key: string
  readonly part: Part
}

/** How a flow saves; all of it pure. */
export interface SavingRules<Unsent, Part> {
  readonly isEmpty: (unsent: Unsent) => boolean
  /** What leaves next. */
  readonly next: (unsent: Unsent) => Part
  /**
   * What is sent after a lost answer: the same intent again, or what is unsent by then, where saving something twice is
   * as good as once.
   */
  readonly repeats: 'sameIntent' | 'latest'
}

export interface SavingInput<Unsent, Part> {
  /** Of what is saved: an assignment, a paper. */
  readonly id: number
  /** What is unsent from the start, for example kept by an earlier page. */
  readonly unsent: Unsent
  /** The intent of an earlier page that got no answer. */
  readonly intent: Intent<Part> | null
  /** Null saves every change at once. */
  readonly debounce: Debounce | null
  /** The idempotency key of a new intent. */
  readonly keyOf: (part: Part) => string
}

export interface SaveRequest<Part> extends Intent<Part> {
  readonly id: number
}

/** `changed`: somebody else has saved meanwhile. `refused` says why in fields of the flow. */
export interface SavingAnswer {
  readonly kind: 'saved' | 'changed' | 'refused' | 'signedOut'
}

export interface SavingContext<Unsent, Part> extends SavingInput<Unsent, Part> {
  /** Attempts in a row that got no answer. */
  readonly attempts: number
}

/** Of `work.change` and `conflict.settle`: everything that the service has not confirmed. */
export type SavingEvent<Unsent> =
  | { readonly type: 'work.change'; readonly unsent: Unsent }
  | { readonly type: 'conflict.settle'; readonly unsent: Unsent }
  /** Does not wait for a pause: the page is left. */
  | { readonly type: 'work.flush' }
  /** Asks the service although nothing is unsent: its answer tells what is new there. */
  | { readonly type: 'work.refresh' }
  | { readonly type: 'network.return' }
  | { readonly type: 'session.return' }
  | { readonly type: 'storage.report'; readonly isKept: boolean }

/** Of these the flow has to say what is unsent now. */
type Settled = 'saved' | 'changed' | 'refused'

interface Report<Kind extends string, Part> {
  readonly type: `saving.${Kind}`
  readonly part: Part
}

interface AnswerReport<Kind extends Settled, Part, Answer extends SavingAnswer> extends Report<Kind, Part> {
  readonly answer: Extract<Answer, { readonly kind: Kind }>
}

/** Of the part that the service has now. */
export type SavedReport<Part, Answer extends SavingAnswer> = AnswerReport<'saved', Part, Answer>

/** What the flow hears, which has to give the invocation the id `saving`. From `saving.left` on it may have arrived. */
export type SavingReport<Part, Answer extends SavingAnswer> =
  | Report<'left', Part>
  | SavedReport<Part, Answer>
  | AnswerReport<'changed', Part, Answer>
  | AnswerReport<'refused', Part, Answer>

/** How safe the work is; none while it is being saved. */
export type SavingTag = 'saved' | 'offline' | 'signedOut' | 'refused' | 'conflict'
