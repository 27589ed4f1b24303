import type { DutiesEvent, DutiesTag } from '../duties/duties.types.ts'
import type { IdentityEvent, IdentityTag } from '../identity/identity.types.ts'
import type { PresenceEvent, PresenceTag } from '../presence/presence.types.ts'
import type { Person, SessionInput } from './person.types.ts'
import type { SessionReport, SessionEffectName } from './session-report.types.ts'

/** The service's answer to who is signed in. */
export type WhoAnswer =
  | { readonly kind: 'teacher'; readonly person: Person }
  /** A student's account: not for this portal. */
  | { readonly kind: 'student' }
  | { readonly kind: 'nobody' }

export interface SessionContext extends SessionInput {
  /** The owner of the page, even while the session is lost. */
  readonly person: Person | null
}

/** External events of the session, which forwards them to its children. */
export type SessionEvent = IdentityEvent | PresenceEvent | Exclude<DutiesEvent, SessionReport>

export interface SessionEffect {
  readonly type: SessionEffectName
}

export type SessionTag =
  | IdentityTag
  | PresenceTag
  | DutiesTag
  /** The page is about to be replaced; nothing is sent from it any more. */
  | 'leaving'
