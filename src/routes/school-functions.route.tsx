import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

export const schoolFunctionsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/school/functions',
  staticData: { title: 'schoolFunctions', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./school-functions.page.tsx').then((module) => module.SchoolFunctionsPage)),
})
