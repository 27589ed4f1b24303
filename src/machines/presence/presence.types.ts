import type { Person } from '../session/person.types.ts'

export interface PresenceInput {
  /** The owner of the page. */
  readonly uid: number
  /** The desktop host signs people in itself. */
  readonly isDesktop: boolean
}

export interface PresenceContext extends PresenceInput {
  /** The account signed in in this browser instead. */
  readonly present: Person | null
  /** Why the last sign-in over the page could not be checked, in words for the person. */
  readonly message: string
}

export type PresenceEvent =
  /** A response said that nobody, or somebody else, is signed in. */
  | { readonly type: 'session.lose' }
  /** Time to check whether the session is still valid. */
  | { readonly type: 'session.revalidate' }
  | { readonly type: 'login.succeed' }
  | { readonly type: 'login.cancel' }
  /** The person at this page is the one signed in now. */
  | { readonly type: 'person.switch' }
  | { readonly type: 'tab.enter'; readonly uid: number }
  | { readonly type: 'tab.leave' }

/** How it ends; named after what the app has to do then. */
export interface PresenceOutcome {
  readonly kind: 'cancelled' | 'switched' | 'handedBack'
}

export type PresenceTag =
  /** It is in doubt on whose behalf a call would be made: calls that need a session wait. */
  | 'doubtful'
  /** Caused by another tab rather than by time. */
  | 'byOtherTab'
  | 'relogin'
  | 'taken'
  | 'confirming'
  /** After the last sign-in nobody is signed in. */
  | 'unconfirmed'
