import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

export const schoolFeaturesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/school/functions',
  staticData: { title: 'schoolFeatures', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./school-features.page.tsx').then((module) => module.SchoolFeaturesPage)),
})
