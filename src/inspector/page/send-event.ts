import type { AnyActorRef, AnyEventObject } from 'xstate'
import type { Chart } from '../chart/chart.types.ts'
import { eventsOf } from '../chart/events-of-chart.ts'

/** Events that an actor accepts in its current state, including those whose guard needs the event's payload to decide. */
export const eventsTaken = (actor: AnyActorRef, chart: Chart): readonly string[] =>
  eventsOf(chart).filter((type) => takes(actor, { type }) !== false)

/** Null if the machine's own guard throws for the event. */
function takes(actor: AnyActorRef, event: AnyEventObject): boolean | null {
  const snapshot = actor.getSnapshot()
  if (snapshot?.status !== 'active' || typeof snapshot.can !== 'function') return false
  try {
    return snapshot.can(event) === true
  } catch {
    return null
  }
}

export type SendAnswer =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly why: string }

/** Sends an event if the actor accepts it. */
export function sendTo(actor: AnyActorRef, event: AnyEventObject): SendAnswer {
  if (takes(actor, event) !== true) return { kind: 'refused' }
  actor.send(event)
  const { status, error } = actor.getSnapshot()
  return status === 'error' ? { kind: 'failed', why: String(error) } : { kind: 'sent' }
}

/** A typed payload; nothing for an empty text, null for anything but a JSON object. */
export function parseData(text: string): Readonly<Record<string, unknown>> | null {
  if (text.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}
