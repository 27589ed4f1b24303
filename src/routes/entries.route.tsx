import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from './shell.route.tsx'

export const entriesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/personal-center/my-profile/entries',
  staticData: { title: 'entries', access: 'teacher', width: 'page' },
  component: lazyRouteComponent(() => import('./entries.page.tsx'), 'EntriesPage'),
})
