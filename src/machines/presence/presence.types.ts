import type { Person } from '../session/person.types.ts'

export interface PresenceInput {
  /** Whose page it is. */
  readonly uid: number
  /** The desktop host signs people in itself. */
  readonly isDesktop: boolean
}

export interface PresenceContext extends PresenceInput {
  /** Whose account is signed in in this browser instead. */
  readonly present: Person | null
  /** Why the last sign-in over the page could not be checked, in words for the person. */
  readonly message: string
}

export type PresenceEvent =
  /** A call was answered that nobody, or somebody else, is signed in. */
  | { readonly type: 'session.lose' }
  /** Time to ask whether the session still stands. */
  | { readonly type: 'session.revalidate' }
  | { readonly type: 'login.succeed' }
  | { readonly type: 'login.cancel' }
  /** The person at this page is the one who is signed in now. */
  | { readonly type: 'person.switch' }
  | { readonly type: 'tab.enter'; readonly uid: number }
  | { readonly type: 'tab.leave' }

/** How it ends, called by what the app has to do then. */
export interface PresenceOutcome {
  readonly kind: 'cancelled' | 'switched' | 'handedBack'
}

export type PresenceTag =
  /** For whom a call would be made is in doubt: signed-in calls wait. */
  | 'doubtful'
  /** Another tab ended or replaced the session, rather than time. */
  | 'byOtherTab'
  | 'relogin'
  | 'taken'
  | 'confirming'
  /** The last sign-in over the page has left nobody signed in. */
  | 'unconfirmed'
