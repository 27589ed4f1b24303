import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import type { Recorder } from '../recorder/recorder.ts'
import { masked } from '../recording/masked.ts'

/**
 * Opens Stately's inspector in a window of its own and sends it every actor from now on, with secrets hidden. Returns a
 * function that stops this; null if the browser opened no window.
 */
export function attachStately(recorder: Recorder): (() => void) | null {
  const stately = createBrowserInspector({ autoStart: false, serialize: withoutSecrets })
  for (const actor of recorder.actors())
    stately.inspect.next?.({ type: '@xstate.actor', actorRef: actor, rootId: actor.sessionId })
  const stop = recorder.subscribe((event) => stately.inspect.next?.(event))
  stately.start()
  if (stately.adapter.targetWindow !== null)
    return () => {
      stop()
      stately.stop()
    }
  stop()
  return null
}

/** Events have Stately's format, but carry what the log shows. */
function withoutSecrets(event: StatelyInspectionEvent): StatelyInspectionEvent {
  const copy = { ...event }
  if ('event' in copy) Object.assign(copy, { event: masked(copy.event) })
  if ('snapshot' in copy) Object.assign(copy, { snapshot: masked(copy.snapshot) })
  return copy
}
