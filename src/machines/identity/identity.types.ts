import type { SessionInput } from '../session/person.types.ts'

export interface IdentityContext extends SessionInput {
  /** Why it is not known who is signed in. */
  readonly failure: unknown
}

export type IdentityEvent =
  /** Somebody may have signed in: a ticket was redeemed, or the person wants to know. */
  | { readonly type: 'identity.check' }
  /** The person signed out here. */
  | { readonly type: 'identity.forget' }
  | { readonly type: 'tab.enter'; readonly uid: number }

export type IdentityTag =
  /** It is not known yet who is signed in: nobody is told to sign in (the first-login flag). */
  | 'arriving'
  /** The service has not answered who is signed in. */
  | 'unknown'
  /** Somebody works on this page. */
  | 'present'
  | 'signedOut'
  /** The account is a student's. */
  | 'student'
