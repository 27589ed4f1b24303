export interface PhoneTeacher {
  readonly uid: number
  readonly realname: string
  readonly mobile: string | null
  readonly schoolName: string
}

/** What is known of the computer that shows the code. */
export interface Computer {
  /** Empty where it is not known, as is `system`. */
  readonly browser: string
  readonly system: string
  readonly address: string
  readonly city: string | null
  /** Instant of the service, ISO 8601. */
  readonly askedAt: string
  /** The two digits on the computer must be typed. */
  readonly needsMatch: boolean
  /** This account accepted the present documents before. */
  readonly isAccepted: boolean
  /** Goes with the decision. */
  readonly nonce: string
}

export type WhoAnswer = { readonly kind: 'teacher'; readonly teacher: PhoneTeacher } | { readonly kind: 'nobody' }

/** Ways in which a code is no longer good: over, or confirmed or cancelled before. */
export interface CodeGone {
  readonly kind: 'expired' | 'decided'
}

/** Another account has scanned the code. */
export interface CodeTaken {
  readonly kind: 'taken'
}

/** The phone's own session is over, or must be younger to confirm. */
export interface SessionGone {
  readonly kind: 'signedOut' | 'signInAgain'
}

/** The service's no in its own words. */
export interface Refused {
  readonly kind: 'refused'
  readonly message: string
}

/** `remaining` are milliseconds that the code still lives, by the service's own time. */
export type ScanAnswer =
  | { readonly kind: 'scanned'; readonly computer: Computer; readonly remaining: number }
  | CodeTaken
  | CodeGone
  | SessionGone
  | Refused

/** Whoever decides has scanned the code: it is never another account's. */
export type DecideAnswer = { readonly kind: 'done' | 'matchWrong' } | CodeGone | SessionGone | Refused

/** What became of the computer; `waiting` before it signed in. */
export type OutcomeAnswer = { readonly kind: 'waiting' | 'signedIn' | 'tooManyDevices' }

export interface DecideInput {
  readonly decision: 'confirm' | 'cancel'
  readonly qrId: string
  readonly nonce: string
  /** The digits typed; null where none are asked for. */
  readonly matchNumber: string | null
  /** The documents are accepted with it. */
  readonly accepts: boolean
}

/** What stands between the question and its answer; `unanswered`: nobody knows whether the decision arrived. */
export type AskProblem =
  | { readonly kind: 'matchMissing' }
  | { readonly kind: 'matchWrong' }
  | { readonly kind: 'unanswered'; readonly message: string }
  | Refused

export interface PhoneScanInput {
  /** The code that the page was opened for. */
  readonly qrId: string | null
  /** Monotonic milliseconds. */
  readonly clock: { readonly now: () => number }
}

export interface PhoneScanContext extends PhoneScanInput {
  readonly teacher: PhoneTeacher | null
  /** Why somebody has to sign in although somebody was. */
  readonly reason: SessionGone['kind'] | null
  readonly computer: Computer | null
  /** When the code is over, on `clock`. */
  readonly endsAt: number
  readonly match: string
  readonly problem: AskProblem | null
  /** Why the service could not be asked. */
  readonly message: string
}

export type PhoneScanEvent =
  | { readonly type: 'session.retry' }
  | { readonly type: 'teacher.enter' }
  | { readonly type: 'teacher.leave' }
  | { readonly type: 'code.open'; readonly qrId: string }
  | { readonly type: 'code.retry' }
  | { readonly type: 'code.close' }
  | { readonly type: 'match.change'; readonly text: string }
  | { readonly type: 'decision.confirm' }
  | { readonly type: 'decision.cancel' }

/** What the screen shows; each state has exactly one of the first line. */
export type PhoneScanTag =
  | 'waiting'
  | 'unreachable'
  | 'signIn'
  | 'home'
  | 'ask'
  | 'confirmed'
  | 'crowded'
  | 'entered'
  | 'cancelled'
  | 'expired'
  | 'taken'
  | 'decided'
  | 'failed'
  | 'confirming'
  | 'cancelling'
