import type { DutiesEvent, DutiesTag } from '../duties/duties.types.ts'
import type { IdentityEvent, IdentityTag } from '../identity/identity.types.ts'
import type { PresenceEvent, PresenceTag } from '../presence/presence.types.ts'

/** A teacher as far as the session cares. */
export interface Person {
  readonly uid: number
  /** Empty for the person of a page whose session is lost. */
  readonly realname: string
  /** What they sign in with. */
  readonly username: string
  /** Masked; null where none is bound. */
  readonly mobile: string | null
  readonly mustChangePassword: boolean
  /** A consent document changed since it was accepted. */
  readonly consentNeeded: boolean
  /** No mobile is bound, and this browser has not offered it yet. */
  readonly offersBinding: boolean
}

/** Who the service says is signed in. */
export type WhoAnswer =
  | { readonly kind: 'teacher'; readonly person: Person }
  /** A student's account: not for this portal. */
  | { readonly kind: 'student' }
  | { readonly kind: 'nobody' }

export interface SessionInput {
  /** The portal runs in the desktop host, which signs people in itself. */
  readonly isDesktop: boolean
}

export interface SessionContext extends SessionInput {
  /** Whose page this is, also while the session is lost. */
  readonly person: Person | null
}

/** What the charts below the session tell it. */
export type SessionReport =
  /** Somebody has come in, or is found to be signed in. */
  | { readonly type: 'person.enter'; readonly person: Person }
  /** The person of the page is still signed in; this is what is known of them now. */
  | { readonly type: 'person.meet'; readonly person: Person }
  /** Nobody who may work here is signed in. */
  | { readonly type: 'person.forget' }
  /** Their page leaves the screen until they are back. */
  | { readonly type: 'person.withdraw' }
  | { readonly type: 'person.change'; readonly changes: Partial<Person> }
  | { readonly type: 'effect.request'; readonly effect: SessionEffectName }

/** What is told to the session from outside, which passes it on to those below. */
export type SessionEvent = IdentityEvent | PresenceEvent | Exclude<DutiesEvent, SessionReport>

/**
 * What the app has to do: `entered` somebody is signed in; `revalidated` and still is; `withdrawn` their page leaves
 * screen and memory until they have `returned`; `forgotten` nothing of the person may stay; `cancelled` go to the login,
 * and later back; `signedOut` go to the login and tell the other tabs; `expelled` start anew at the login; `switched`
 * start anew at home; `handedBack` the desktop host takes over; `bindingOffered` and `bindingStarted` as they say.
 */
export type SessionEffectName =
  | 'entered'
  | 'revalidated'
  | 'withdrawn'
  | 'returned'
  | 'forgotten'
  | 'cancelled'
  | 'signedOut'
  | 'expelled'
  | 'switched'
  | 'handedBack'
  | 'bindingOffered'
  | 'bindingStarted'

export interface SessionEffect {
  readonly type: SessionEffectName
}

export type SessionTag =
  | IdentityTag
  | PresenceTag
  | DutiesTag
  /** The page is about to be replaced; nothing is sent from it any more. */
  | 'leaving'
