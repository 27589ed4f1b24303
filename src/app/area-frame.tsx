import { type ReactNode, useMemo } from 'react'
import type { AreaHost } from '#api/ports/area.ts'
import { areaOf, hasPage, pageOf } from '#domain/paths/areas.ts'
import { withQuery } from '#domain/paths/address.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { NoAreaPageScreen } from '#features/shell/no-area-page.screen.tsx'
import { areaTitles } from '#routes/area-titles.texts.ts'
import { useReadable } from '#ui/area/react-area.tsx'
import type { AreaFrame } from '#ui/area/react-area.types.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { NavigationProvider } from '#ui/navigation/navigation.tsx'
import { keepQuery, type KeptQuery, useKeptQuery } from '#ui/navigation/use-kept-query.ts'
import { useToastPage } from '#ui/toast/use-toast-page.ts'
import { isAreaBuilt } from './area-loaders.ts'
import { Providers } from './providers.tsx'
import type { Services } from './services.ts'

/** The frame around React areas: the app's providers, and navigation through the host. */
export const areaFrame =
  (services: Services): AreaFrame<AreaHost> =>
  (host, screen) => (
    <Providers services={services}>
      <HostNavigation host={host}>
        <AreaPage host={host} screen={screen} />
      </HostNavigation>
    </Providers>
  )

function HostNavigation({ host, children }: { readonly host: AreaHost; readonly children: ReactNode }) {
  const { path, query: given } = useReadable(host.location)
  const kept = useMemo(() => keptFilters(host, path), [host, path])
  const pagePath = pagePathOf(host, path)
  useToastPage(pagePath)
  const query = useKeptQuery(given, kept, (next) => host.push(withQuery(pagePath, next), { replace: true }))
  const value = useMemo(
    () => ({
      path,
      query,
      push: (target: string) => host.push(target),
      back: () => window.history.back(),
      setQuery: (changes: Readonly<Record<string, string | null>>, { isStep = false } = {}) => {
        const merged = Object.entries({ ...query, ...changes }).map(
          ([name, text]) => [name, text || undefined] as const,
        )
        keepQuery(kept, { ...query, ...changes })
        host.push(withQuery(pagePath, Object.fromEntries(merged)), { replace: !isStep })
      },
    }),
    [path, pagePath, query, kept, host],
  )
  return <NavigationProvider value={value}>{children}</NavigationProvider>
}

const pagePathOf = ({ prefix }: AreaHost, path: string): string => (path === '/' ? prefix : prefix + path)

/** The filters of an area's pages are stored in its draft, by path; null for an area without a draft. */
function keptFilters({ prefix, draft }: AreaHost, path: string): KeptQuery | null {
  const fields = areaOf(prefix)?.filters ?? []
  if (fields.length === 0) return null
  const filters = (): Readonly<Record<string, unknown>> => recordOf(recordOf(draft.load())['filters'])
  return {
    page: prefix + path,
    fields,
    load: () => filters()[path],
    save: (query) => void draft.save({ ...recordOf(draft.load()), filters: { ...filters(), [path]: query } }),
  }
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

interface AreaPageProps {
  readonly host: AreaHost
  readonly screen: ReactNode
}

/** The area's screen, or, for an unknown path below its prefix, its own not-found page. */
function AreaPage({ host, screen }: AreaPageProps) {
  const { path } = useReadable(host.location)
  const titles = useTexts(areaTitles)
  const area = areaOf(host.prefix)
  if (area === null || hasPage(area.id, pageOf(area, pagePathOf(host, path)))) return screen
  const back = isAreaBuilt(area.id, '') ? area.prefix : publicPaths.home
  return <NoAreaPageScreen area={titles[area.id]} back={back} isAlone={area.frame === 'focus'} />
}
