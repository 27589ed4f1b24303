import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

export const handoversRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/handover',
  staticData: { title: 'handovers', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./handovers.page.tsx').then((module) => module.HandoversPage)),
})
