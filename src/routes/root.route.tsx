import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { FeatureName } from '#domain/features/granted-features.ts'
import { useDocumentTitle } from '#ui/page-title/use-document-title.ts'
import { usePageTitle } from './page-title.ts'
import type { RouterContext } from './router-context.ts'
import type { PageTitle } from '#parts/page-titles/page-titles.texts.ts'

/** The static data of every route. */
export interface RouteFacts {
  readonly title: PageTitle
  readonly access: 'public' | 'teacher'
  /** `page` is 1200 wide and centred. */
  readonly width: 'full' | 'page'
  /** The feature that must be granted (specification §6). */
  readonly gate?: FeatureName
  /** False if the page only says that its content is not built. */
  readonly isBuilt?: false
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends RouteFacts {}
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  staticData: { title: 'portal', access: 'public', width: 'full' },
  component: TitledOutlet,
})

function TitledOutlet() {
  useDocumentTitle(usePageTitle())
  return <Outlet />
}
