export interface NetworkContext {
  /** Where the person was when the network dropped; null once they went on by themselves. */
  readonly address: string | null
  /** The person has not waved the notice away. */
  readonly isTold: boolean
}

export type NetworkEvent =
  /** The browser says so, or a request failed for want of a network. */
  | { readonly type: 'network.drop'; readonly address: string }
  /** The browser says so, or a request was answered after all. */
  | { readonly type: 'network.return' }
  | { readonly type: 'network.retry' }
  | { readonly type: 'notice.close' }

/** The service can be reached again; `address` is where to go back to, null to stay. */
export interface NetworkEffect {
  readonly type: NetworkEffectName
  readonly address: string | null
}

export type NetworkEffectName = 'returned'
