import { type ReactNode, useSyncExternalStore } from 'react'
import type { Store } from '#api/ports/readable.ts'
import { NavigationProvider } from '../navigation/navigation.tsx'

export interface AddressProviderProps {
  readonly path: string
  readonly query: Store<Readonly<Record<string, string>>>
  readonly onPush: (path: string) => void
  readonly children: ReactNode
}

/** A hand-made address in place of the router or a host. */
export function AddressProvider({ path, query, onPush, children }: AddressProviderProps) {
  const now = useSyncExternalStore(query.subscribe, query.get)
  const setQuery = (changes: Readonly<Record<string, string | null>>) => {
    const next: Record<string, string> = {}
    for (const [name, value] of Object.entries({ ...query.get(), ...changes }))
      if (value !== null && value !== '') next[name] = value
    query.set(next)
  }
  const value = { path, query: now, push: onPush, setQuery, back: () => {} }
  return <NavigationProvider value={value}>{children}</NavigationProvider>
}
