import type { Chart } from './chart.types.ts'

/** Events from outside that a machine knows, in the order of its chart. */
export function eventsOf({ states, edges }: Chart): readonly string[] {
  const names = [...states, ...edges].flatMap(({ lines }) => lines.flatMap(({ transitions }) => transitions))
  const events = names.map((name) => name.split('|')[1] ?? '')
  return [...new Set(events)].filter((event) => event !== '' && !event.startsWith('xstate.'))
}
