import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from './router-context.ts'
import type { RouteTitle } from './route-titles.texts.ts'

/** What every route states. */
export interface RouteFacts {
  readonly title: RouteTitle
  readonly access: 'public' | 'teacher'
  /** `page` is 1200 wide and centred. */
  readonly width: 'full' | 'page'
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends RouteFacts {}
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  staticData: { title: 'portal', access: 'public', width: 'full' },
  component: Outlet,
})
