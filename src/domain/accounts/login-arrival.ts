/** What an address passes to the sign-in. */
export interface LoginArrival {
  /** The messaging app always returns both. */
  readonly callback: { readonly code: string; readonly state: string } | null
  /** The account typed earlier; empty if none. */
  readonly account: string
}

export interface ReadArrival extends LoginArrival {
  /** The address without the fields that were read. */
  readonly address: string
}

export const noArrival: LoginArrival = { callback: null, account: '' }

/** Consumed when read: none of these may remain in the address, the history or a bookmark. */
const usedUp = ['code', 'state', 'count'] as const

/**
 * Whether an address belongs to the sign-in: its page, or a return from the messaging app, which does not know our
 * pages and may come back to any of them.
 */
export function isLoginAddress(address: string): boolean {
  const { hash, searchParams } = new URL(address)
  return isLoginHash(hash) || isCallback(searchParams) || isCallback(new URLSearchParams(divided(hash)[1]))
}

const isCallback = (query: URLSearchParams): boolean => query.has('code') && query.has('state')

export const isLoginHash = (hash: string): boolean => /^#\/login([?/]|$)/.test(hash)

/**
 * Reads the sign-in's own fields from an address (specification §2). The provider's page may put `code` and `state`
 * into the query inside the hash or before it, on any of our pages; those in the hash win. The remaining address is
 * that of the sign-in, with a link back to the original page.
 */
export function readArrival(address: string): ReadArrival {
  const url = new URL(address)
  const [path = '', hashQuery = ''] = divided(url.hash)
  const inside = new URLSearchParams(hashQuery)
  const outside = url.searchParams
  const found = (name: string): string => inside.get(name) ?? outside.get(name) ?? ''
  const [code, state, account] = [found('code'), found('state'), found('count')]
  for (const name of usedUp) {
    inside.delete(name)
    outside.delete(name)
  }
  url.hash = isLoginHash(url.hash) ? joined(path, inside) : joined('#/login', wayBackTo(joined(path.slice(1), inside)))
  return { callback: code !== '' && state !== '' ? { code, state } : null, account, address: url.href }
}

const joined = (path: string, query: URLSearchParams): string => (query.size === 0 ? path : `${path}?${query}`)

/** Omitted for home, where the sign-in leads anyway. */
const wayBackTo = (page: string): URLSearchParams =>
  new URLSearchParams(page === '' || page === '/' ? {} : { back: page })

const divided = (hash: string): readonly string[] => {
  const at = hash.indexOf('?')
  return at < 0 ? [hash] : [hash.slice(0, at), hash.slice(at + 1)]
}
