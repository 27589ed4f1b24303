import { useLocation, useMatches } from '@tanstack/react-router'
import { areaOf } from '#domain/paths/areas.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { areaTitles } from './area-titles.texts.ts'
import { pageTitles } from '#parts/page-titles/page-titles.texts.ts'

/** The title of the current page: from its area if it has one, otherwise from its route. */
export function usePageTitle(): string {
  const ofRoutes = useTexts(pageTitles)
  const ofAreas = useTexts(areaTitles)
  const { pathname, search } = useLocation()
  const route = useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? 'portal' })
  const area = areaOf(pathname)
  if (area === null) return ofRoutes[route]
  const ofPages: Readonly<Record<string, string>> = ofAreas
  const page = pathname.slice(1)
  const query: Readonly<Record<string, unknown>> = search
  return ofPages[`${page}?page=${String(query['page'])}`] ?? ofPages[page] ?? ofAreas[area.id]
}
