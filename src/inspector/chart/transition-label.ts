import type { AnyTransitionDefinition } from 'xstate'

/** A transition in words: its event, and the condition in brackets. */
export function transitionLabel({ eventType, guard }: AnyTransitionDefinition): string {
  const condition = guard === undefined ? '' : `[${guardName(guard)}]`
  const event = eventName(eventType)
  return event === '' ? condition || 'always' : [event, condition].filter(Boolean).join(' ')
}

/** XState's internal events, in the wording of the chart. */
function eventName(eventType: string): string {
  const [, kind = '', name = ''] =
    /^xstate\.(after|done\.actor|error\.actor|snapshot|done\.state)\.(.*)$/.exec(eventType) ?? []
  if (kind === 'after') return `after ${name.split('.')[0]}`
  if (kind === 'done.actor') return `${name} done`
  if (kind === 'error.actor') return `${name} failed`
  if (kind === 'snapshot') return `${name} changed`
  return kind === 'done.state' ? 'done' : eventType
}

type Guard = NonNullable<AnyTransitionDefinition['guard']>

/** An inline guard has no name; the values that it compares with show what it checks. */
function guardName(guard: Guard): string {
  if (typeof guard === 'string') return guard
  if (typeof guard !== 'function') return 'type' in guard ? guard.type : 'if'
  const values = [...guard.toString().matchAll(/===?\s*['"`](\w+)['"`]/g)].map(([, value = '']) => value)
  return values.length > 0 ? values.join(', ') : 'if'
}
