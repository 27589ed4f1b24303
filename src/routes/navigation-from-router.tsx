import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback, useMemo } from 'react'
import { keptFilters } from '#api/queries/kept-filters.ts'
import { NavigationProvider } from '#ui/navigation/navigation.tsx'
import { keepQuery, type KeptQuery, useKeptQuery } from '#ui/navigation/use-kept-query.ts'

type Query = Readonly<Record<string, string>>

export interface NavigationFromRouterProps {
  /** Filters to restore when the page is opened by its bare address. */
  readonly keeps?: Pick<KeptQuery, 'page' | 'fields'>
  readonly children: ReactNode
}

/** Lets a screen read and change its address without depending on the router. */
export function NavigationFromRouter({ keeps, children }: NavigationFromRouterProps) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const { page, fields } = keeps ?? {}
  const kept = useMemo(() => {
    if (page === undefined || fields === undefined) return null
    return { page, fields, ...keptFilters(cache, page) }
  }, [page, fields, cache])
  const show = useCallback(
    (next: Query, isStep = false) =>
      void navigate({
        to: pathname,
        search: next as never,
        replace: !isStep,
        resetScroll: false,
        // A page does not leave itself.
        ignoreBlocker: true,
      }),
    [navigate, pathname],
  )
  const query = useKeptQuery(search, kept, show)
  const value = useMemo(
    () => ({
      path: pathname,
      query,
      push: (path: string) => void navigate({ href: path }),
      back: () => window.history.back(),
      setQuery: (changes: Readonly<Record<string, string | null>>, { isStep = false } = {}) => {
        const given = Object.entries({ ...query, ...changes })
        const next = Object.fromEntries(given.flatMap(([name, text]) => (text ? [[name, text] as const] : [])))
        keepQuery(kept, next)
        show(next, isStep)
      },
    }),
    [pathname, query, kept, navigate, show],
  )
  return <NavigationProvider value={value}>{children}</NavigationProvider>
}
