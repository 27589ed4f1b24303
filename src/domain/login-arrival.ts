/** What an address brings to the sign-in. */
export interface LoginArrival {
  /** The messaging app sends people back with both. */
  readonly callback: { readonly code: string; readonly state: string } | null
  /** The account that was typed before; empty where there was none. */
  readonly account: string
}

export interface ReadArrival extends LoginArrival {
  /** The address without what was read. */
  readonly address: string
}

export const noArrival: LoginArrival = { callback: null, account: '' }

/** Used up once read: none of them may stay in the address, the history or a bookmark. */
const usedUp = ['code', 'state', 'count'] as const

/** Whether an address is the sign-in's: its page, or a return from the messaging app, which knows no pages of ours. */
export function isLoginAddress(address: string): boolean {
  const { hash, searchParams } = new URL(address)
  return isLoginHash(hash) || (searchParams.has('code') && searchParams.has('state'))
}

export const isLoginHash = (hash: string): boolean => /^#\/login([?/]|$)/.test(hash)

/**
 * Reads the sign-in's own fields out of an address (specification §2). The provider's page may put `code` and `state` into
 * the query inside the hash or before it; one found in the hash counts first. What is left is the address of the sign-in.
 */
export function readArrival(address: string): ReadArrival {
  const url = new URL(address)
  const [path = '', hashQuery = ''] = divided(isLoginHash(url.hash) ? url.hash : '#/login')
  const inside = new URLSearchParams(hashQuery)
  const outside = url.searchParams
  const found = (name: string): string => inside.get(name) ?? outside.get(name) ?? ''
  const [code, state, account] = [found('code'), found('state'), found('count')]
  for (const name of usedUp) {
    inside.delete(name)
    outside.delete(name)
  }
  url.hash = inside.size === 0 ? path : `${path}?${inside}`
  return { callback: code !== '' && state !== '' ? { code, state } : null, account, address: url.href }
}

const divided = (hash: string): readonly string[] => {
  const at = hash.indexOf('?')
  return at < 0 ? [hash] : [hash.slice(0, at), hash.slice(at + 1)]
}
