import { useEffect, useEffectEvent, useState } from 'react'

type Query = Readonly<Record<string, string>>

/** Where a page's filters are kept between visits. */
export interface KeptQuery {
  /** The page that they belong to. */
  readonly page: string
  /** The fields of its address that are filters. */
  readonly fields: readonly string[]
  /** The last value given to `save`; unknown, because it is read from storage. */
  readonly load: () => unknown
  readonly save: (query: Query) => void
}

const nothing: Query = {}

const isEmpty = (query: Query): boolean => Object.keys(query).length === 0

/**
 * The query of a page. If opened without one, the page gets the filters it was left with, and `restore` puts
 * them into the address.
 */
export function useKeptQuery(query: Query, kept: KeptQuery | null, restore: (query: Query) => void): Query {
  const page = kept?.page ?? null
  const isBare = isEmpty(query)
  const arriving = () => ({ page, filters: isBare ? filtersOf(kept, kept?.load()) : nothing })
  const [arrival, setArrival] = useState(arriving)
  if (arrival.page !== page) setArrival(arriving())
  // From here on an address without filters means that they were removed.
  else if (!isBare && !isEmpty(arrival.filters)) setArrival({ page, filters: nothing })
  const missing = arrival.page === page && isBare ? arrival.filters : nothing
  const putBack = useEffectEvent(restore)
  useEffect(() => {
    if (!isEmpty(missing)) putBack(missing)
  }, [missing])
  return isEmpty(missing) ? query : missing
}

/** Keeps the filters of an address. */
export const keepQuery = (kept: KeptQuery | null, query: Readonly<Record<string, string | null>>): void =>
  kept?.save(filtersOf(kept, query))

/** The filters in a kept value, which may be of an earlier version. */
function filtersOf(kept: KeptQuery | null, from: unknown): Query {
  const found = new Map<string, unknown>(typeof from === 'object' && from !== null ? Object.entries(from) : [])
  return Object.fromEntries(
    (kept?.fields ?? []).flatMap((field) => {
      const text = found.get(field)
      return typeof text === 'string' && text !== '' ? [[field, text] as const] : []
    }),
  )
}
