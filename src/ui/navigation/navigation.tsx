import { createContext, type ReactNode, use } from 'react'

/** Where a screen stands and how it leaves; the shell's router or an area's host is behind it. */
export interface Navigation {
  /** Path below the shell or the area's prefix. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly push: (path: string) => void
  /** Changes the query in place, without a step back; null takes a field away. */
  readonly setQuery: (changes: Readonly<Record<string, string | null>>) => void
}

const NavigationContext = createContext<Navigation | null>(null)

export const NavigationProvider = ({
  value,
  children,
}: {
  readonly value: Navigation
  readonly children: ReactNode
}) => <NavigationContext value={value}>{children}</NavigationContext>

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (navigation === null) throw new Error('NavigationProvider is missing')
  return navigation
}

/** Address of a path for a link: the portal routes by hash. */
export const hrefOf = (path: string): string => `#${path}`
