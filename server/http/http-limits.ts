/**
 * What one server can bear; times in milliseconds. Node's own limits are weak: a slow peer could hold a connection for
 * minutes.
 */
export const httpLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16_384,
  maxConnections: 2_000,
  /**
   * Connections that the system makes before the service takes them: a school whose lesson begins opens hundreds at once,
   * and those beyond this number are tried again only after a second or three.
   */
  backlog: 2_000,
  /**
   * Per address. A whole school shares one: three hundred teachers with three connections each fit, and half of the
   * total stays for everybody else. Behind a proxy all calls come from its address, and the proxy has to count.
   */
  connectionsOfAddress: 1_000,
  /**
   * From this many on, peers that keep the service waiting are dropped; closing takes a moment, in which more arrive.
   */
  crowdedFrom: 1_900,
  /** How long a peer may keep the service waiting while others need its connection. */
  patience: 500,
  /**
   * How long a peer may go without taking any of its answer or sending any of its body; half of that in the middle of
   * one.
   */
  stalledAfter: 10_000,
  /** From then on a body must have arrived at no less than `bodyRate` bytes a second. */
  bodyGrace: 10_000,
  bodyRate: 1_024,
  /** Pipelined requests waiting on one connection; browsers send none. */
  pipelined: 100,
} as const

export type HttpLimits = Readonly<Record<keyof typeof httpLimits, number>>
