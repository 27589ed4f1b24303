import type { SessionReport } from '../session/session-report.types.ts'
import type { Person } from '../session/person.types.ts'

/** What a person still has to do. */
export type Owed = Pick<Person, 'mustChangePassword' | 'consentNeeded' | 'offersBinding'>

export interface DutiesInput {
  readonly owed: Owed
  /** The desktop host signs people in itself. */
  readonly isDesktop: boolean
}

export interface DutiesContext extends DutiesInput {
  /** Why the last act did not work, in words for the person. */
  readonly message: string
}

export type DutiesEvent =
  /** The service has reported again what the person still has to do. */
  | Extract<SessionReport, { readonly type: 'person.meet' }>
  | { readonly type: 'password.need' }
  | { readonly type: 'password.renew' }
  | { readonly type: 'password.refuse' }
  | { readonly type: 'consent.accept' }
  | { readonly type: 'consent.refuse' }
  | { readonly type: 'binding.start' }
  | { readonly type: 'binding.postpone' }

/** How it ends; named after what the app has to do then. */
export interface DutiesOutcome {
  readonly kind: 'signedOut' | 'expelled' | 'handedBack'
}

export type DutiesTag =
  | 'passwordChange'
  | 'consent'
  | 'binding'
  | 'busy'
  /** The page is about to be left, whatever the response. */
  | 'leaving'
