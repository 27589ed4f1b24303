import type { AnyActorRef, AnyEventObject, AnyTransitionDefinition, InspectionEvent, Snapshot } from 'xstate'

/** An event handled by an actor, and its outcome. */
export interface Step {
  /** Counts all steps of the page from 0. */
  readonly number: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly actor: AnyActorRef
  /** The sender, if it was an actor. */
  readonly source: AnyActorRef | undefined
  readonly event: AnyEventObject
  readonly transitions: readonly AnyTransitionDefinition[]
  readonly snapshot: Snapshot<unknown>
}

/** A record of what the actors of a page did. */
export interface Recorder {
  /** The number of steps kept. */
  readonly limit: number
  readonly inspect: (event: InspectionEvent) => void
  /** In order of creation. */
  readonly actors: () => readonly AnyActorRef[]
  /** The kept steps from this number on, in order. */
  readonly stepsFrom: (number: number) => readonly Step[]
  /** The total number of steps. */
  readonly count: () => number
  /** Calls back after each inspected event; returns an unsubscribe function. */
  readonly subscribe: (listener: (event: InspectionEvent) => void) => () => void
}

/**
 * Watches actors. It is part of every demo page, so it only keeps references: making them readable is left to
 * the viewer.
 */
export const createRecorder = (now: () => number, limit: number = 20_000): Recorder => {
  const listeners = new Set<(event: InspectionEvent) => void>()
  const actors = new Map<string, AnyActorRef>()
  const sources = new WeakMap<AnyEventObject, AnyActorRef | undefined>()
  const taken = new Map<string, AnyTransitionDefinition[]>()
  let steps: Step[] = []
  let count = 0
  const note = (event: InspectionEvent): void => {
    if (!isActor(event.actorRef)) return
    if (event.type === '@xstate.actor') actors.set(event.actorRef.sessionId, event.actorRef)
    else if (event.type === '@xstate.event')
      sources.set(event.event, isActor(event.sourceRef) ? event.sourceRef : undefined)
    else if (event.type === '@xstate.microstep') {
      const { sessionId } = event.actorRef
      const { _transitions: transitions } = event
      taken.set(sessionId, [...(taken.get(sessionId) ?? []), ...transitions])
    } else if (event.type === '@xstate.snapshot') {
      const actor = event.actorRef
      steps.push({
        number: count,
        at: now(),
        actor,
        source: sources.get(event.event),
        event: event.event,
        transitions: taken.get(actor.sessionId) ?? [],
        snapshot: event.snapshot,
      })
      taken.delete(actor.sessionId)
      count += 1
      // Not on every step: dropping the oldest copies all others.
      if (steps.length >= 1.1 * limit) forgetOldest()
    }
  }
  /** Drops stopped actors together with the last of their steps. */
  const forgetOldest = (): void => {
    steps = steps.slice(-limit)
    const acting = new Set(steps.map(({ actor }) => actor.sessionId))
    for (const [id, actor] of actors) if (!acting.has(id) && actor.getSnapshot()?.status !== 'active') actors.delete(id)
  }
  return {
    limit,
    inspect: (event) => {
      note(event)
      for (const listener of listeners) listener(event)
    },
    actors: () => [...actors.values()],
    stepsFrom: (number) => steps.slice(Math.max(0, number - count + steps.length)),
    count: () => count,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

type ActorLike = InspectionEvent['actorRef']

/** XState's types promise less than it provides. */
const isActor = (actor: ActorLike | undefined): actor is AnyActorRef => actor !== undefined && 'id' in actor
