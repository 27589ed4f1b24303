export interface NetworkContext {
  /** Where the person was when the network dropped; null once they moved on. */
  readonly address: string | null
}

export type NetworkEvent =
  /** Reported by the browser, or a request failed for lack of a network. */
  | { readonly type: 'network.drop'; readonly address: string }
  /** Reported by the browser, or a request got a response after all. */
  | { readonly type: 'network.return' }
  | { readonly type: 'network.retry' }
  | { readonly type: 'notice.close' }

/** The service is reachable again; `address` is where to go back to, null to stay. */
export interface NetworkEffect {
  readonly type: NetworkEffectName
  readonly address: string | null
}

export type NetworkEffectName = 'returned'
