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
  /** Whose account is signed in in this browser instead. */
  readonly present: Person | null
  /** Another tab ended or replaced the session, rather than time. */
  readonly isByOtherTab: boolean
  /** Why it is not known who is signed in. */
  readonly failure: unknown
  /** Why the last act did not work, in words for the person. */
  readonly message: string
  /** The last sign-in over the page has left nobody signed in. */
  readonly isUnconfirmed: boolean
}

export type SessionEvent =
  /** Somebody may have signed in: a ticket was redeemed, or the person wants to know. */
  | { readonly type: 'identity.check' }
  /** The person signed out here. */
  | { readonly type: 'identity.forget' }
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
  | { readonly type: 'password.need' }
  | { readonly type: 'password.renew' }
  | { readonly type: 'password.refuse' }
  | { readonly type: 'consent.accept' }
  | { readonly type: 'consent.refuse' }
  | { readonly type: 'binding.start' }
  | { readonly type: 'binding.postpone' }

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
  /** It is not known yet who is signed in: nobody is told to sign in (the first-login flag). */
  | 'arriving'
  /** Somebody works on this page. */
  | 'present'
  /** For whom a call would be made is in doubt: signed-in calls wait. */
  | 'doubtful'
  | 'relogin'
  | 'taken'
  | 'student'
  | 'passwordChange'
  | 'consent'
  | 'binding'
  | 'busy'
