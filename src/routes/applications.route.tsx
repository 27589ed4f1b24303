import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from './shell.route.tsx'

export const applicationsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/school/applications',
  staticData: { title: 'applications', access: 'teacher', width: 'page' },
  component: lazyRouteComponent(() => import('./applications.page.tsx'), 'ApplicationsPage'),
})
