import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root.route.tsx'

export const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/register',
  staticData: { title: 'register', access: 'public', width: 'full' },
  component: lazyRouteComponent(() => import('./register.page.tsx'), 'RegisterPage'),
})
