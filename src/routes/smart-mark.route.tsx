import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

export const smartMarkRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/smart-mark',
  staticData: { title: 'smartMark', access: 'teacher', width: 'full', gate: 'smartMark' },
  component: lazyScreen(() => import('./smart-mark.page.tsx').then((module) => module.SmartMarkPage)),
})
