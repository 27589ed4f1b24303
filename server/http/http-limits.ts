/** What one server bears; times in milliseconds. Node's own limits are weak: a slow peer would hold a connection for minutes. */
export const httpLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16_384,
  maxConnections: 2_000,
  /**
   * Of one address. A school stands behind one: three hundred teachers with three connections each fit, and half of all
   * stays for everybody else. Behind a proxy all come from its address, and the proxy has to count.
   */
  connectionsOfAddress: 1_000,
  /** From so many on, whoever keeps the service waiting makes place; closing takes a moment, in which more arrive. */
  crowdedFrom: 1_900,
  /** How long a peer may keep the service waiting where others want its place. */
  patience: 500,
  /** How long a peer may take nothing of its answer, or send nothing of its body; in the middle of one, half of that. */
  stalledAfter: 10_000,
  /** After this a body has to have come at `bodyRate` bytes a second at least. */
  bodyGrace: 10_000,
  bodyRate: 1_024,
  /** Requests that wait for the answers before them on one connection; browsers send none. */
  pipelined: 100,
} as const

export type HttpLimits = Readonly<Record<keyof typeof httpLimits, number>>
