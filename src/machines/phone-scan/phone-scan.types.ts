export interface PhoneTeacher {
  readonly uid: number
  readonly realname: string
  readonly mobile: string | null
  readonly schoolName: string
}

/** What is known about the computer that shows the code. */
export interface Computer {
  /** Empty if unknown, like `system`. */
  readonly browser: string
  readonly system: string
  readonly address: string
  readonly city: string | null
  /** Service time, ISO 8601. */
  readonly askedAt: string
  /** The two digits shown on the computer must be typed. */
  readonly needsMatch: boolean
  /** This account has already accepted the current documents. */
  readonly isAccepted: boolean
  /** Sent with the decision. */
  readonly nonce: string
}

export type WhoAnswer = { readonly kind: 'teacher'; readonly teacher: PhoneTeacher } | { readonly kind: 'nobody' }

/** Why a code is no longer valid: expired, confirmed or cancelled. */
export interface CodeGone {
  readonly kind: 'expired' | 'decided'
}

/** Another account has scanned the code. */
export interface ScannedByOther {
  readonly kind: 'scannedByOther'
}

/** The phone's own session is over, or too old to confirm. */
export interface SessionGone {
  readonly kind: 'signedOut' | 'signInAgain'
}

/** A refusal in the service's own words. */
export interface Refused {
  readonly kind: 'refused'
  readonly message: string
}

/** `remaining`: milliseconds left for the code, by service time. */
export type ScanAnswer =
  | { readonly kind: 'scanned'; readonly computer: Computer; readonly remaining: number }
  | ScannedByOther
  | CodeGone
  | SessionGone
  | Refused

/** The sender has scanned the code: it is never another account's. */
export type DecideAnswer = { readonly kind: 'done' | 'matchWrong' } | CodeGone | SessionGone | Refused

/** The computer's state; `waiting` before it signed in. */
export type OutcomeAnswer = { readonly kind: 'waiting' | 'signedIn' | 'tooManyDevices' }

export interface DecideInput {
  readonly decision: 'confirm' | 'cancel'
  readonly qrId: string
  readonly nonce: string
  /** The digits typed; null if none are required. */
  readonly matchNumber: string | null
  /** Accepts the documents at the same time. */
  readonly accepts: boolean
}

/** What keeps the question open; `unanswered`: it is unknown whether the decision arrived. */
export type AskProblem =
  | { readonly kind: 'matchMissing' }
  | { readonly kind: 'matchWrong' }
  | { readonly kind: 'unanswered'; readonly message: string }
  | Refused

export interface PhoneScanInput {
  /** The code the page was opened for. */
  readonly qrId: string | null
  /** Monotonic milliseconds. */
  readonly clock: { readonly now: () => number }
}

export interface PhoneScanContext extends PhoneScanInput {
  readonly teacher: PhoneTeacher | null
  /** Why a previously signed-in person has to sign in. */
  readonly reason: SessionGone['kind'] | null
  readonly computer: Computer | null
  /** When the code expires, on `clock`. */
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

/** What the screen shows; each state has exactly one tag of the first line. */
export type PhoneScanTag =
  | 'waiting'
  | 'unreachable'
  | 'signIn'
  | 'ready'
  | 'ask'
  | 'confirmed'
  | 'deviceLimitReached'
  | 'entered'
  | 'cancelled'
  | 'expired'
  | 'scannedByOther'
  | 'decided'
  | 'failed'
  | 'confirming'
  | 'cancelling'
