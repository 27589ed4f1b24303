import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

export const applicationsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/school/applications',
  staticData: { title: 'applications', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./applications.page.tsx').then((module) => module.ApplicationsPage)),
})
