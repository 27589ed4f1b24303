import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

export const pendingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/pending',
  staticData: { title: 'pending', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./pending.page.tsx').then((module) => module.PendingPage)),
})
