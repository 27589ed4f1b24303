import type { QueryClient } from '@tanstack/react-query'

type Query = Readonly<Record<string, string>>

export interface KeptFilters {
  readonly load: () => Query | undefined
  readonly save: (query: Query) => void
}

/** The filters of a page, kept in the query cache: they end with the page, and nobody else sees them. */
export function keptFilters(cache: QueryClient, page: string): KeptFilters {
  cache.setQueryDefaults(['filters'], { gcTime: Infinity })
  const key = ['filters', page]
  return {
    load: () => cache.getQueryData<Query>(key),
    save: (query) => void cache.setQueryData(key, query),
  }
}
