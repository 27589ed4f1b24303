import type { Device } from '#api/contract/schemas/sign-on.ts'
import type { Agreement } from '../login/login-way.types.ts'

/** What the provider's page returns. */
export interface Callback {
  readonly code: string
  readonly state: string
}

/** Input of the bind route, for a person without an account. */
export interface Binding {
  readonly openId: string
  readonly state: string
}

export type InfoAnswer =
  | { readonly kind: 'known'; readonly openId: string }
  | { readonly kind: 'unbound'; readonly openId: string }
  | { readonly kind: 'refused'; readonly message: string }

export type MessagingFailure =
  | { readonly kind: 'tooManyDevices'; readonly token: string; readonly devices: readonly Device[] }
  | { readonly kind: 'refused'; readonly message: string }

/** Whom to sign in, and the documents accepted here. */
export type EnterInput = Binding & Pick<Agreement, 'accepted'>

/** `consentNeeded`: the account has not accepted the documents, neither before nor here. */
export type EnterAnswer =
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'unbound' }
  | { readonly kind: 'consentNeeded' }
  | MessagingFailure

export interface MessagingLoginInput extends Agreement {
  /** Null unless the person is returning from the provider. */
  readonly callback: Callback | null
}

export interface MessagingLoginContext extends MessagingLoginInput {
  readonly binding: Binding | null
  readonly failure: MessagingFailure | null
}

export type MessagingLoginEvent =
  | { readonly type: 'provider.open' }
  | ({ readonly type: 'consent.change' } & Agreement)
  | { readonly type: 'devices.close' }

/** The outcome: signed in, or on to the bind route. */
export type MessagingOutcome =
  | { readonly kind: 'signedIn'; readonly binding: null }
  | { readonly kind: 'unbound'; readonly binding: Binding | null }
