import type { Person } from './person.types.ts'

/** What the child charts report to the session. */
export type SessionReport =
  /** Somebody signed in, or turns out to be signed in. */
  | { readonly type: 'person.enter'; readonly person: Person }
  /** The page's person is still signed in; this is what is known about them now. */
  | { readonly type: 'person.meet'; readonly person: Person }
  /** Nobody who may work here is signed in. */
  | { readonly type: 'person.forget' }
  /** Their page is taken off the screen until they are back. */
  | { readonly type: 'person.withdraw' }
  | { readonly type: 'person.change'; readonly changes: Partial<Person> }
  | { readonly type: 'effect.request'; readonly effect: SessionEffectName }

/**
 * What the app has to do: `entered` somebody signed in; `revalidated` and still is; `withdrawn` their page is removed
 * from screen and memory until they have `returned`; `forgotten` nothing of the person may stay; `cancelled` go to the
 * login, and back later; `signedOut` go to the login and notify the other tabs; `expelled` restart at the login;
 * `switched` restart at home; `handedBack` the desktop host takes over; `bindingOffered` and `bindingStarted` as named.
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
