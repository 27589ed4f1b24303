import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { NavigationProvider } from '#ui/navigation/navigation.tsx'

/** Lets a screen read and change its address without knowing the router. */
export function NavigationFromRouter({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const value = useMemo(() => {
    const query = search as Readonly<Record<string, string>>
    return {
      path: pathname,
      query,
      push: (path: string) => void navigate({ href: path }),
      setQuery: (changes: Readonly<Record<string, string | null>>) => {
        const next = Object.entries({ ...query, ...changes }).filter(([, text]) => text !== null && text !== '')
        void navigate({ to: pathname, search: Object.fromEntries(next) as never, replace: true, resetScroll: false })
      },
    }
  }, [pathname, search, navigate])
  return <NavigationProvider value={value}>{children}</NavigationProvider>
}
