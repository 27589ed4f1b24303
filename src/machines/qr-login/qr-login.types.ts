import type { Device } from '#api/contract/schemas/sign-on.ts'

/** What the specification calls the states of QR login (§4), as `meta.code` of each. */
export interface QrLoginMeta {
  readonly code: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
}

/** Name and secret of a code; what survives a reload. */
export interface QrKey {
  readonly qrId: string
  readonly qrToken: string
}

export interface QrCode extends QrKey {
  /** What the picture says; null for a code that was found again after a reload, when nobody has to scan it any more. */
  readonly url: string | null
  /** Instant of the service, ISO 8601. */
  readonly expiresAt: string
}

/** What redeems a confirmed code. */
export interface QrTicket {
  readonly token: string
  readonly ut: string
}

/** What the phone told of itself: the name with its given part hidden, and the number to type where it is needed. */
export interface Scan {
  readonly who: string | null
  readonly matchNumber: string | null
}

/** `remaining` are milliseconds that the code still lives, by the service's own time. */
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

/** What became of a code that an earlier page showed: worth going on with, or gone. */
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
  /** The service or the network said why in its own words. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unknown' }

/** Where a person without an account goes on: the bind route. */
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
  /** When the code ends, by `clock`. */
  readonly endsAt: number
  /** When the code was asked about last, by `clock`. */
  readonly polledAt: number
  /** Polls in a row that got no answer, and the milliseconds that the service asked to wait after the last one. */
  readonly attempts: number
  readonly pause: number
  /** The service knew the code no more although it had time left. */
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

/** How it ended: signed in, or on to the bind route. */
export type QrOutcome =
  | { readonly kind: 'signedIn'; readonly binding: null }
  | { readonly kind: 'unbound'; readonly binding: Binding | null }
