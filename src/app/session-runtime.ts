import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate'
import type { Call, Recovery } from '#api/client/client.ts'
import { account } from '#api/contract/groups/account.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import type { EndpointData } from '#api/contract/endpoint.ts'
import type { Readable } from '#api/ports/area.ts'
import { inspected } from '#api/ports/inspection.ts'
import { createStore } from '#api/ports/readable.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { dutiesMachine } from '#machines/duties/duties.machine.ts'
import { identityMachine } from '#machines/identity/identity.machine.ts'
import { presenceMachine } from '#machines/presence/presence.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { WhoAnswer } from '#machines/session/session.types.ts'
import { type SessionView, viewOf } from '#machines/session/session.view.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>

export interface SessionRuntime {
  readonly actor: SessionActor
  /** The current state of the session; events are sent to the actor. */
  readonly view: Readable<SessionView>
  /**
   * Who is signed in, once that is known; `asksAnew` if somebody may have signed in since. Rejects if the service does
   * not respond.
   */
  readonly identify: (asksAnew: boolean) => Promise<WhoAnswer>
  /** Resolves once somebody is working on this page. */
  readonly arrived: () => Promise<void>
  /** Waits until the person of a rejected call is signed in again, or will not be. */
  readonly recover: (endpoint: EndpointData) => Promise<Recovery>
  /**
   * Waits while it is in doubt on whose behalf a call would be made; with nobody signed in, calls are not made at all.
   */
  readonly admit: (endpoint: EndpointData) => Promise<Recovery>
}

export interface SessionActs {
  readonly who: () => Promise<WhoAnswer>
  /** A client that never triggers a sign-in: the session's own calls must not wait for the session. */
  readonly plainCall: Call
  /** The client of the page. */
  readonly call: () => Call
  readonly isDesktop: boolean
}

/** The portal's single session actor over the real service. Started by its owner. */
export function createSessionRuntime(acts: SessionActs): SessionRuntime {
  const actor = createActor(machineWith(acts), { ...inspected, id: 'session', input: { isDesktop: acts.isDesktop } })
  const view = createStore(viewOf(actor.getSnapshot()))
  actor.subscribe((now) => view.set(viewOf(now)))
  const until = async (condition: (now: SessionView) => boolean) =>
    viewOf(await waitFor(actor, (now) => condition(viewOf(now)), { timeout: Infinity }))
  const outcomeFor = async (uid: number | undefined): Promise<Recovery> => {
    try {
      const now = await until(({ hasTag }) => !hasTag('doubtful') || hasTag('leaving'))
      return now.hasTag('present') && !now.hasTag('leaving') && now.person?.uid === uid ? 'same' : 'gone'
    } catch {
      // The page has been stopped.
      return 'gone'
    }
  }
  return {
    actor,
    view,
    identify: async (asksAnew) => {
      const { hasTag } = view.get()
      // An unanswered question is asked again by whoever needs the answer.
      if (!hasTag('arriving') && (asksAnew || hasTag('unknown'))) actor.send({ type: 'identity.check' })
      const settled = await until((now) => !now.hasTag('arriving'))
      if (settled.hasTag('unknown')) throw settled.failure
      return answerOf(settled)
    },
    arrived: async () => {
      await until(({ hasTag }) => hasTag('present'))
    },
    recover: async (endpoint) => {
      const { hasTag, person } = view.get()
      // Signing out does not require anybody to be signed in.
      if (endpoint === signOn.logout || !hasTag('present') || hasTag('leaving')) return 'gone'
      actor.send({ type: 'session.lose' })
      return outcomeFor(person?.uid)
    },
    admit: async (endpoint) => {
      const { hasTag, person } = view.get()
      if (endpoint === signOn.logout) return 'same'
      // After a sign-out their page is still being removed, and would continue to ask.
      if (hasTag('signedOut')) return 'gone'
      return hasTag('doubtful') ? outcomeFor(person?.uid) : 'same'
    },
  }
}

function machineWith({ who, plainCall, call }: SessionActs) {
  const actors = { who: fromPromise<WhoAnswer>(who) }
  const acceptConsent = fromPromise<void>(async () => {
    await call()(account.acceptConsent, { consent: [...currentConsent] })
  })
  const logout = fromPromise<void>(async () => {
    await plainCall(signOn.logout, {})
  })
  return sessionMachine.provide({
    actors: {
      identity: identityMachine.provide({ actors }),
      presence: presenceMachine.provide({ actors }),
      duties: dutiesMachine.provide({ actors: { acceptConsent, logout } }),
    },
  })
}

function answerOf({ person, hasTag }: SessionView): WhoAnswer {
  if (person !== null) return { kind: 'teacher', person }
  return { kind: hasTag('student') ? 'student' : 'nobody' }
}
