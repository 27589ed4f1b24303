import { type ReactNode, useMemo } from 'react'
import type { AreaHost } from '#api/ports/area.ts'
import { withQuery } from '#domain/paths.ts'
import { useReadable } from '#ui/area/react-area.tsx'
import type { AreaFrame } from '#ui/area/react-area.types.ts'
import { NavigationProvider } from '#ui/navigation/navigation.tsx'
import { Providers } from './providers.tsx'
import type { Services } from './services.ts'

/** The frame around React areas: the app's providers, and navigation through the host. */
export const areaFrame =
  (services: Services): AreaFrame<AreaHost> =>
  (host, screen) => (
    <Providers services={services} isArea>
      <HostNavigation host={host}>{screen}</HostNavigation>
    </Providers>
  )

function HostNavigation({ host, children }: { readonly host: AreaHost; readonly children: ReactNode }) {
  const { path, query } = useReadable(host.location)
  const value = useMemo(
    () => ({
      path,
      query,
      push: (target: string) => host.push(target),
      setQuery: (changes: Readonly<Record<string, string | null>>) => {
        const merged = Object.entries({ ...query, ...changes }).map(
          ([name, text]) => [name, text || undefined] as const,
        )
        const place = path === '/' ? host.prefix : host.prefix + path
        host.push(withQuery(place, Object.fromEntries(merged)), { replace: true })
      },
    }),
    [path, query, host],
  )
  return <NavigationProvider value={value}>{children}</NavigationProvider>
}
