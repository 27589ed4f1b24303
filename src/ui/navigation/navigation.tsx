import { createContext, type ReactNode, use } from 'react'

/** A screen's address and ways to change it; implemented by the shell's router or an area's host. */
export interface Navigation {
  /** Path within the shell or below the area's prefix. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly push: (path: string) => void
  /** Changes the query in place; null removes a field. A step leaves a history entry to go back to. */
  readonly setQuery: (changes: Readonly<Record<string, string | null>>, options?: { readonly isStep?: boolean }) => void
  /** Goes back one history entry. */
  readonly back: () => void
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

/** A path as the address of a link: the portal routes by hash. */
export const hrefOf = (path: string): string => `#${path}`
