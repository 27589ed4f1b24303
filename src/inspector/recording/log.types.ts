import type { Chart } from '../chart/chart.types.ts'

export type ActorStatus = 'active' | 'done' | 'error' | 'stopped'

export interface LogActor {
  readonly id: string
  readonly name: string
  /** Id of the actor that started it; null for a root. */
  readonly parent: string | null
  /** Id of the machine that it runs; null for one that is no machine. */
  readonly machine: string | null
}

/** The content of a step, with secrets hidden. */
export interface Payload {
  readonly event: unknown
  readonly context: unknown
  readonly output: unknown
  readonly error: unknown
}

export interface LogStep {
  readonly number: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly actor: string
  /** Who sent the event; null where it came from outside. */
  readonly source: string | null
  /** The event's type. */
  readonly type: string
  /** Names of the transitions that were taken. */
  readonly transitions: readonly string[]
  readonly status: ActorStatus
  /** The machine's state after it, as XState writes it; null for an actor that is no machine. */
  readonly value: StateValue | null
  /** Made on demand: most are never looked at. */
  readonly payload: () => Payload
}

export type StateValue = string | { readonly [name: string]: StateValue | undefined }

/** What happened so far, live or from a file. */
export interface Log {
  readonly charts: ReadonlyMap<string, Chart>
  /** In the order of their beginning. */
  readonly actors: readonly LogActor[]
  readonly steps: readonly LogStep[]
  /** How many steps there were, whether or not they are kept. */
  readonly count: number
  /** Steps that went before anybody had read them. */
  readonly lost: number
}

export const emptyLog: Log = { charts: new Map(), actors: [], steps: [], count: 0, lost: 0 }
