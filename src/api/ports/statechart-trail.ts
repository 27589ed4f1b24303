import { type InspectionEvent, isMachineSnapshot, type StateValue } from 'xstate'
import { trailLimits, type TrailStep } from '#domain/portal/trail.ts'

/** What the statecharts of a page did last, in names alone: nothing that somebody typed and nobody's data is in it. */
export interface StatechartTrail {
  readonly note: (event: InspectionEvent) => void
  /** The last steps, oldest first. */
  readonly steps: () => readonly TrailStep[]
}

/** `now` answers milliseconds since 1970. */
export function createTrail(now: () => number): StatechartTrail {
  const steps: TrailStep[] = []
  return {
    note: (event) => {
      if (event.type !== '@xstate.snapshot' || !isMachineSnapshot(event.snapshot)) return
      // What a chart below did has a step of its own.
      if (event.event.type.startsWith('xstate.snapshot.')) return
      const { machine, value } = event.snapshot
      steps.push({
        at: now(),
        machine: shortened(machine.id),
        event: shortened(event.event.type),
        state: shortened(stateText(value)),
      })
      if (steps.length > trailLimits.steps) steps.shift()
    },
    steps: () => [...steps],
  }
}

/** "open.asking", and parallel ones side by side: "saving.idle, network.online". */
function stateText(value: StateValue): string {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .map(([name, inner]) => (inner === undefined ? name : joined(name, stateText(inner))))
    .join(', ')
}

const joined = (name: string, inner: string): string => (inner === '' ? name : `${name}.${inner}`)

const shortened = (name: string): string => name.slice(0, trailLimits.name)

/** The trail of this page. */
export const pageTrail: StatechartTrail = createTrail(() => Date.now())
