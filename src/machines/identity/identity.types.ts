import type { SessionInput } from '../session/person.types.ts'

export interface IdentityContext extends SessionInput {
  /** Why it is unknown who is signed in. */
  readonly failure: unknown
}

export type IdentityEvent =
  /** Somebody may have signed in: a ticket was redeemed, or the person wants to check. */
  | { readonly type: 'identity.check' }
  /** The person signed out here. */
  | { readonly type: 'identity.forget' }
  | { readonly type: 'tab.enter'; readonly uid: number }

export type IdentityTag =
  /** Not known yet: nobody is asked to sign in (the first-login flag). */
  | 'arriving'
  /** The service has not answered who is signed in. */
  | 'unknown'
  /** Somebody is working on this page. */
  | 'present'
  | 'signedOut'
  /** The account is a student's. */
  | 'student'
