import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'
import type { SessionTag } from './session.types.ts'
import type { Person } from './person.types.ts'

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

/** The session as a single view, whichever of its charts has the answer. */
export interface SessionView {
  readonly hasTag: (tag: SessionTag) => boolean
  /** The owner of the page, even while the session is lost. */
  readonly person: Person | null
  /** The account signed in in this browser instead. */
  readonly present: Person | null
  /** Why it is unknown who is signed in. */
  readonly failure: unknown
  /** Why the last sign-in over the page could not be checked, in words for the person. */
  readonly signInMessage: string
  /** Why the last action on a duty failed, in words for the person. */
  readonly dutyMessage: string
}

/** The current state of the session and its child charts. */
export function viewOf(now: SessionSnapshot): SessionView {
  const identity = now.children.identity?.getSnapshot()
  const presence = now.children.presence?.getSnapshot()
  const duties = now.children.duties?.getSnapshot()
  const tags = new Set<string>([now, identity, presence, duties].flatMap((one) => [...(one?.tags ?? [])]))
  return {
    hasTag: (tag) => tags.has(tag),
    person: now.context.person,
    present: presence?.context.present ?? null,
    failure: identity?.context.failure ?? null,
    signInMessage: presence?.context.message ?? '',
    dutyMessage: duties?.context.message ?? '',
  }
}
