import type { Chart } from '../chart/chart.types.ts'

export type ActorStatus = 'active' | 'done' | 'error' | 'stopped'

export interface LogActor {
  readonly id: string
  readonly name: string
  /** Id of its parent; null for a root. */
  readonly parent: string | null
  /** Id of its machine; null if it is not a machine. */
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
  /** The sender; null if the event came from outside. */
  readonly source: string | null
  /** The event's type. */
  readonly type: string
  /** Names of the transitions taken. */
  readonly transitions: readonly string[]
  readonly status: ActorStatus
  /** The machine's state value after it; null for an actor that is not a machine. */
  readonly value: StateValue | null
  /** Built on demand: most are never looked at. */
  readonly payload: () => Payload
}

export type StateValue = string | { readonly [name: string]: StateValue | undefined }

/** The recorded steps, live or from a file. */
export interface Log {
  readonly charts: ReadonlyMap<string, Chart>
  /** In order of creation. */
  readonly actors: readonly LogActor[]
  readonly steps: readonly LogStep[]
  /** The total number of steps, kept or not. */
  readonly count: number
  /** Number of steps dropped before they were read. */
  readonly lost: number
}

export const emptyLog: Log = { charts: new Map(), actors: [], steps: [], count: 0, lost: 0 }
