import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate'
import type { Call, Recovery } from '#api/client/client.ts'
import { account } from '#api/contract/areas/account.ts'
import { signOn } from '#api/contract/areas/sign-on.ts'
import type { EndpointData } from '#api/contract/endpoint.ts'
import { inspected } from '#api/ports/inspection.ts'
import { currentConsent } from '#domain/consent.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { Person, WhoAnswer } from '#machines/session/session.types.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>

export interface SessionRuntime {
  readonly actor: SessionActor
  /**
   * Who is signed in, once that is known; `asksAnew` where somebody may have come in since. Rejects when the service does
   * not answer.
   */
  readonly identify: (asksAnew: boolean) => Promise<WhoAnswer>
  /** Waits until the person of a call that was turned away is signed in again, or will not be. */
  readonly recover: (endpoint: EndpointData) => Promise<Recovery>
  /** Waits while it is in doubt for whom a call would be made; nobody's calls are not made at all. */
  readonly admit: (endpoint: EndpointData) => Promise<Recovery>
}

export interface SessionActs {
  readonly who: () => Promise<WhoAnswer>
  /** A client that asks for no sign-in: what the session does for itself must not wait for the session. */
  readonly plainCall: Call
  /** The client of the page. */
  readonly call: () => Call
  readonly isDesktop: boolean
}

type Snapshot = ReturnType<SessionActor['getSnapshot']>

/** The one session actor of the portal over the real service. Started by whoever holds it. */
export function createSessionRuntime({ who, plainCall, call, isDesktop }: SessionActs): SessionRuntime {
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        who: fromPromise<WhoAnswer>(who),
        acceptConsent: fromPromise<void>(async () => {
          await call()(account.acceptConsent, { consent: [...currentConsent] })
        }),
        logout: fromPromise<void>(async () => {
          await plainCall(signOn.logout, {})
        }),
      },
    }),
    { ...inspected, id: 'session', input: { isDesktop } },
  )
  const until = (condition: (snapshot: Snapshot) => boolean) => waitFor(actor, condition, { timeout: Infinity })
  const outcomeFor = async (uid: number | undefined): Promise<Recovery> => {
    try {
      const snapshot = await until((now) => !now.hasTag('doubtful') || isLeaving(now))
      const isBack = snapshot.hasTag('present') && !isLeaving(snapshot) && snapshot.context.person?.uid === uid
      return isBack ? 'same' : 'gone'
    } catch {
      // The page has been stopped.
      return 'gone'
    }
  }
  return {
    actor,
    identify: async (asksAnew) => {
      const now = actor.getSnapshot()
      // A question that was not answered is asked again by whoever needs the answer.
      const isOpen = asksAnew || now.matches({ identity: 'unknown' })
      if (!now.hasTag('arriving') && isOpen) actor.send({ type: 'identity.check' })
      const settled = await until((now) => !now.hasTag('arriving'))
      if (settled.matches({ identity: 'unknown' })) throw settled.context.failure
      return answerOf(settled)
    },
    recover: async (endpoint) => {
      const now = actor.getSnapshot()
      // Whoever signs out needs nobody to be signed in.
      if (endpoint === signOn.logout || !now.hasTag('present') || isLeaving(now)) return 'gone'
      actor.send({ type: 'session.lose' })
      return outcomeFor(now.context.person?.uid)
    },
    admit: async (endpoint) => {
      const now = actor.getSnapshot()
      if (endpoint === signOn.logout) return 'same'
      // Their page is still being taken away when somebody has signed out, and would ask on.
      if (now.matches({ identity: 'signedOut' })) return 'gone'
      if (!now.hasTag('doubtful')) return 'same'
      return outcomeFor(now.context.person?.uid)
    },
  }
}

const isLeaving = (snapshot: Snapshot): boolean =>
  snapshot.matches({ presence: 'leaving' }) ||
  snapshot.matches({ duties: 'departing' }) ||
  snapshot.matches({ duties: 'departed' })

function answerOf(snapshot: Snapshot): WhoAnswer {
  const { person }: { readonly person: Person | null } = snapshot.context
  if (person !== null) return { kind: 'teacher', person }
  return { kind: snapshot.hasTag('student') ? 'student' : 'nobody' }
}
