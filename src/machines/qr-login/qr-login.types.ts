import type { Device } from '#api/contract/schemas/sign-on.ts'

/** The specification's numbers of QR login states (§4), as `meta.code` of each. */
export interface QrLoginMeta {
  readonly code: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
}

/** Name and secret of a code; what survives a reload. */
export interface QrKey {
  readonly qrId: string
  readonly qrToken: string
}

export interface QrCode extends QrKey {
  /** The content of the picture; null for a code resumed after a reload, when it no longer has to be scanned. */
  readonly url: string | null
  /** Service time, ISO 8601. */
  readonly expiresAt: string
}

/** What redeems a confirmed code. */
export interface QrTicket {
  readonly token: string
  readonly ticketType: string
}

/** What the phone reported: the name with its given part masked, and the number to type if required. */
export interface Scan {
  readonly who: string | null
  readonly matchNumber: string | null
}

/** `remaining`: milliseconds left for the code, by service time. */
export type RequestAnswer =
  | { readonly kind: 'made'; readonly code: QrCode; readonly remaining: number }
  | { readonly kind: 'refused'; readonly message: string }

export type PollAnswer =
  | { readonly kind: 'waiting' }
  | ({ readonly kind: 'scanned'; readonly expiresAt: string } & Scan)
  | { readonly kind: 'confirmed'; readonly ticket: QrTicket; readonly who: string | null }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'refused'; readonly message: string }

/** The state of an earlier page's code: resumable, or gone. */
export type ResumeAnswer =
  | ({ readonly kind: 'scanned'; readonly code: QrCode; readonly remaining: number } & Scan)
  | { readonly kind: 'confirmed'; readonly ticket: QrTicket; readonly who: string | null }
  | { readonly kind: 'gone' }

/** Why a confirmed code did not sign in (specification §8). */
export type QrFailure =
  | { readonly kind: 'tooManyDevices'; readonly token: string; readonly devices: readonly Device[] }
  | { readonly kind: 'notTeacher' }
  | { readonly kind: 'locked' }
  /** `errorCount` is how many times the password was wrong today. */
  | { readonly kind: 'wrongPassword'; readonly errorCount: number }
  /** A refusal by the service or a network failure, in its own words. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unknown' }

/** Input of the bind route, for a person without an account. */
export interface Binding {
  readonly openId: string
  readonly state: string
}

export type RedeemAnswer = { readonly kind: 'signedIn' } | ({ readonly kind: 'unbound' } & Binding) | QrFailure

/** Monotonic milliseconds. */
export interface Clock {
  readonly now: () => number
}

export interface QrLoginInput {
  readonly clock: Clock
  /** The code of the page before a reload. */
  readonly kept: QrKey | null
}

export interface QrLoginContext extends QrLoginInput, Scan {
  readonly code: QrCode | null
  /** When the code expires, by `clock`. */
  readonly endsAt: number
  /** When the code was last polled, by `clock`. */
  readonly polledAt: number
  /** Consecutive polls without a response, and the milliseconds the service asked to wait after the last one. */
  readonly attempts: number
  readonly pause: number
  /** The service no longer knew the code although it had time left. */
  readonly isLost: boolean
  readonly ticket: QrTicket | null
  /** Why there is no code. */
  readonly message: string
  readonly failure: QrFailure | null
  readonly binding: Binding | null
}

export type QrLoginEvent =
  | { readonly type: 'qr.refresh' }
  | { readonly type: 'page.hide' }
  | { readonly type: 'page.show' }
  | { readonly type: 'network.drop' }
  | { readonly type: 'network.return' }
  | { readonly type: 'devices.close' }

/** The outcome: signed in, or on to the bind route. */
export type QrOutcome =
  | { readonly kind: 'signedIn'; readonly binding: null }
  | { readonly kind: 'unbound'; readonly binding: Binding | null }
