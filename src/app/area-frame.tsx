import { type ReactNode, useMemo } from 'react'
import type { AreaHost } from '#api/ports/area.ts'
import { areaOf, hasPage, pageOf } from '#domain/areas.ts'
import { paths, withQuery } from '#domain/paths.ts'
import { NoAreaPageScreen } from '#features/shell/no-area-page.screen.tsx'
import { areaTitles } from '#routes/area-titles.texts.ts'
import { useReadable } from '#ui/area/react-area.tsx'
import type { AreaFrame } from '#ui/area/react-area.types.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { NavigationProvider } from '#ui/navigation/navigation.tsx'
import { isAreaBuilt } from './area-loaders.ts'
import { Providers } from './providers.tsx'
import type { Services } from './services.ts'

/** The frame around React areas: the app's providers, and navigation through the host. */
export const areaFrame =
  (services: Services): AreaFrame<AreaHost> =>
  (host, screen) => (
    <Providers services={services} isArea>
      <HostNavigation host={host}>
        <AreaPage host={host} screen={screen} />
      </HostNavigation>
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

interface AreaPageProps {
  readonly host: AreaHost
  readonly screen: ReactNode
}

/** The area's screen, or, where nobody named the path below its prefix, its own page that says so. */
function AreaPage({ host: { prefix, location }, screen }: AreaPageProps) {
  const { path } = useReadable(location)
  const titles = useTexts(areaTitles)
  const area = areaOf(prefix)
  if (area === null || hasPage(area.id, pageOf(area, path === '/' ? prefix : prefix + path))) return screen
  const back = isAreaBuilt(area.id, '') ? prefix : paths.home
  return <NoAreaPageScreen area={titles[area.id]} back={back} isAlone={area.frame === 'focus'} />
}
