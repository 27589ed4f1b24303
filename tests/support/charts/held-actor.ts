import type { AnyActorRef, InspectionEvent } from 'xstate'

/** Where a page exposes the actor that a test has captured. */
export interface ActorHolder {
  heldActor?: AnyActorRef
}

/** Runs in the page before its scripts: captures an actor when it is reported to the recorder. */
export function holdActor(id: string): void {
  let held: typeof globalThis.podiumInspector
  Object.defineProperty(globalThis, 'podiumInspector', {
    get: () => held,
    set: (given: NonNullable<typeof held>) => {
      const inspect = (event: InspectionEvent) => {
        if (event.type === '@xstate.actor' && 'id' in event.actorRef && event.actorRef.id === id)
          Object.assign(globalThis, { heldActor: event.actorRef })
        given.inspect(event)
      }
      held = { ...given, inspect }
    },
  })
}
