import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { rootRoute } from './root.route.tsx'

export const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/register',
  staticData: { title: 'register', access: 'public', width: 'full' },
  component: lazyScreen(() => import('./register.page.tsx').then((module) => module.RegisterPage)),
})
