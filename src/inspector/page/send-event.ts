import type { AnyActorRef, AnyEventObject } from 'xstate'
import type { Chart } from '../chart/chart.types.ts'
import { eventsOf } from '../chart/events-of-chart.ts'

/** Events that an actor takes as it stands. One whose guard cannot be asked without the event's content counts as taken. */
export const eventsTaken = (actor: AnyActorRef, chart: Chart): readonly string[] =>
  eventsOf(chart).filter((type) => takes(actor, { type }) !== false)

/** Null where the machine's own guard fails over the event. */
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

/** Sends an event if the actor takes it. */
export function sendTo(actor: AnyActorRef, event: AnyEventObject): SendAnswer {
  if (takes(actor, event) !== true) return { kind: 'refused' }
  actor.send(event)
  const { status, error } = actor.getSnapshot()
  return status === 'error' ? { kind: 'failed', why: String(error) } : { kind: 'sent' }
}

/** What an event is to carry, as somebody typed it; nothing for an empty text, null for what is no JSON object. */
export function parseData(text: string): Readonly<Record<string, unknown>> | null {
  if (text.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}
