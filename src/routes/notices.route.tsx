import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

export const noticesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/personal-center/notices',
  staticData: { title: 'notices', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./notices.page.tsx').then((module) => module.NoticesPage)),
})
