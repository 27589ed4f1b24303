import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

export const featuresRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/personal-center/my-functions',
  staticData: { title: 'features', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./features.page.tsx').then((module) => module.FeaturesPage)),
})
