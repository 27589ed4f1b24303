import type { Device } from '#api/contract/schemas/sign-on.ts'
import type { Agreement } from '../login/login-way.types.ts'

/** What the provider's page sends back with. */
export interface Callback {
  readonly code: string
  readonly state: string
}

/** Where a person without an account goes on: the bind route. */
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

/** Whom to sign in, and the documents that they accepted here. */
export type EnterInput = Binding & Pick<Agreement, 'accepted'>

/** `consentNeeded`: the account has not accepted the documents, and did not do so here. */
export type EnterAnswer =
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'unbound' }
  | { readonly kind: 'consentNeeded' }
  | MessagingFailure

export interface MessagingLoginInput extends Agreement {
  /** Null unless the person comes back from the provider. */
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

/** How it ended: signed in, or on to the bind route. */
export type MessagingOutcome =
  | { readonly kind: 'signedIn'; readonly binding: null }
  | { readonly kind: 'unbound'; readonly binding: Binding | null }
