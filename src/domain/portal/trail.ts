/** One step of a statechart, in names: which chart, what it heard, and the state that it went into. */
export interface TrailStep {
  /** Milliseconds since 1970, by the clock of the page. */
  readonly at: number
  readonly machine: string
  readonly event: string
  readonly state: string
}

/** Steps that a page remembers, and characters of each name. */
export const trailLimits = { steps: 200, name: 200 } as const
