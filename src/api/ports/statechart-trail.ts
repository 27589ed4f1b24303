import { type InspectionEvent, isMachineSnapshot, type StateValue } from 'xstate'
import { trailLimits, type TrailStep } from '#domain/portal/trail.ts'

/** The latest steps of a page's statecharts, by names alone: nothing anybody typed and no personal data. */
export interface StatechartTrail {
  readonly note: (event: InspectionEvent) => void
  /** The latest steps, oldest first. */
  readonly steps: () => readonly TrailStep[]
}

/** `now` returns milliseconds since 1970. */
export function createTrail(now: () => number): StatechartTrail {
  const steps: TrailStep[] = []
  return {
    note: (event) => {
      if (event.type !== '@xstate.snapshot' || !isMachineSnapshot(event.snapshot)) return
      // What a child chart did is a step of its own.
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

/** "open.asking", with parallel states side by side: "saving.idle, network.online". */
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
