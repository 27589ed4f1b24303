/** One step of a statechart, by names: the chart, the event, and the state entered. */
export interface TrailStep {
  /** Milliseconds since 1970, by the page's clock. */
  readonly at: number
  readonly machine: string
  readonly event: string
  readonly state: string
}

/** Steps a page remembers, and characters per name. */
export const trailLimits = { steps: 200, name: 200 } as const
