import type { Person } from './person.types.ts'

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
